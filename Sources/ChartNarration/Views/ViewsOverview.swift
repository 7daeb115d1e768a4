import ChartAnalysis
import ChartModel

/// What is said of several charts at once.
extension NarratedViews {
  /// The title: the author's, else that of every chart and what tells them apart, else how many charts there are.
  ///
  /// ```
  /// Yield by variety, by site
  /// ```
  public var title: String {
    if let single { return single.title }
    if let title = views.title?.spoken, !title.isEmpty { return Sentence(title).line }
    return Sentence(commonTitle ?? counted).line
  }

  /// Whether the title says more than how many charts there are.
  var hasTitle: Bool { single != nil || views.title?.spoken.isEmpty == false || commonTitle != nil }

  /// The line below the title as a sentence; empty where there is none, or where it says no more than the title.
  public var subtitle: String {
    if let single { return single.subtitle }
    guard let subtitle = views.subtitle?.authored, subtitle != title else { return "" }
    return Sentence(subtitle).sentence
  }

  private var commonTitle: String? {
    guard let fields = fieldNames, let title = narrators.first?.names.title, !title.isEmpty,
      narrators.allSatisfy({ $0.names.title == title })
    else { return nil }
    return voice.say(.viewTitle, ["title": title, "fields": fields])
  }

  // MARK: How many

  /// How many charts of what kind there are, and what tells them apart.
  ///
  /// ```
  /// 4 bar charts by site: Crookston, Duluth, Morris, and Waseca.
  /// ```
  var countSentences: [String] {
    guard !narrators.isEmpty else { return [Sentence(voice.say(.viewNone)).sentence] }
    guard let fields = fieldNames else {
      return [Sentence(counted).adding(listed(names), names.count > Self.namedViews ? .clause : .context).sentence]
    }
    let count = Sentence(voice.say(.viewBy, ["charts": counted, "fields": fields]))
    let values = spokenNames.fields.map { listed($0.values) }
    if values.count == 1, let values = values.first {
      return [count.adding(values, isListed(spokenNames.fields[0]) ? .context : .clause).sentence]
    }
    return [count.sentence]
      + zip(spokenNames.fields, values).map { field, values in
        Sentence(field.title).adding(values, isListed(field) ? .context : .clause).sentence
      }
  }

  private var fieldNames: String? {
    spokenNames.fields.isEmpty ? nil : voice.list(spokenNames.fields.map(\.title))
  }

  private func listed(_ names: [String]) -> String { voice.listed(views: names, atMost: Self.namedViews) }

  private func isListed(_ field: SpokenViewNames.Field) -> Bool { field.values.count <= Self.namedViews }

  /// Of more charts than these the first and the last are named.
  static var namedViews: Int { 8 }

  private var counted: String {
    commonKind.map { voice.say($0, count: narrators.count) } ?? voice.say(.viewCharts, count: narrators.count)
  }

  /// The kind of all charts, if they have one and the same.
  private var commonKind: PhraseKey? {
    let kinds = narrators.lazy.map { KindSentence(narrator: $0).countedKind }
    guard let kind = kinds.first ?? nil, kinds.allSatisfy({ $0 == kind }) else { return nil }
    return kind
  }

  // MARK: Axes

  /// What all charts have in common, part by part.
  var common: [OverviewPart: String] {
    guard narrators.count > 1, !narrators.contains(where: \.chart.series.isEmpty) else { return [:] }
    var common: [OverviewPart: String] = [:]
    common[.kind] = commonCounts
    for part in OverviewPart.axes { common[part] = shared(part) }
    return common
  }

  /// `Each: 10 categories.`
  private var commonCounts: String? {
    let kinds = narrators.map { KindSentence(narrator: $0) }
    // Once: for each chart anew it would look at all of them.
    let hasCommonKind = commonKind != nil
    let texts = kinds.map { hasCommonKind ? $0.counts : $0.sentence }
    guard let first = texts.first, !first.isEmpty, texts.allSatisfy({ $0 == first }) else { return nil }
    let what = !hasCommonKind ? kinds.first.map { Sentence($0.kind).adding($0.counts).text } : first
    return Sentence(voice.say(.viewEach, ["what": what ?? ""])).sentence
  }

  /// The sentence of an axis that is the same for all.
  private func shared(_ part: OverviewPart) -> String? {
    let sentences = narrators.map { OverviewSentences(narrator: $0).axisSentence(part) }
    guard let first = sentences.first, !first.isEmpty else { return nil }
    if sentences.allSatisfy({ $0 == first }) { return first }
    return isShared(part) ? wholeAxis.map { OverviewSentences(narrator: $0).axisSentence(part) } : nil
  }

  /// Whether the charts share an axis under one title, so that the marks of all bound it.
  private func isShared(_ part: OverviewPart) -> Bool {
    let isHorizontal = narrators.first?.chart.orientation == .horizontal
    let isAlike = narrators.allSatisfy { ($0.chart.orientation == .horizontal) == isHorizontal && !$0.isHeatMap }
    switch part {
    case .kind, .series: return false
    case .x, .y:
      let isPlace = (part == .x) != isHorizontal
      let titles = Set(narrators.map { isPlace ? $0.names.x : AxisSentences(narrator: $0).measure })
      return isAlike && titles.count == 1 && (isPlace ? views.sharesX : views.sharesY)
    }
  }

  /// A narrator of a chart that has the marks of all, for what is said of their common X.
  private var wholeAxis: Narrator? {
    guard let first = narrators.first else { return nil }
    var chart = first.chart
    chart.series = narrators.flatMap(\.chart.series)
    return Narrator(chart, facts: first.facts, voice: voice, profile: profile)
  }

  /// Kinds, axes and what is left out, as far as they are those of all charts.
  public func overview() -> [String] {
    if let single { return single.overview() }
    guard verbosity != .brief else { return Array(countSentences.prefix(1)) }
    let common = common
    let parts = OverviewPart.allCases.compactMap { common[$0] }
    let spoken = SpokenOmissions(voice: voice, verbosity: verbosity)
    return countSentences + parts + spoken.sentences(views.omissions) + spoken.sentences(undrawn: spokenNames.undrawn)
  }
}

extension Voice {
  /// The names of all charts while they are few; of many, of the first and the last.
  func listed(views names: [String], atMost limit: Int) -> String {
    guard names.count > limit, let first = names.first, let last = names.last else {
      // Commas between titles that have commas would make other titles.
      guard names.contains(where: { $0.contains(",") }) else { return list(names) }
      return names.reduce(Sentence()) { $0.adding($1, .part) }.text
    }
    return say(.overviewBounds, ["from": first, "to": last])
  }
}
