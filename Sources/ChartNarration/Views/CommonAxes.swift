import ChartAnalysis
import ChartModel

/// The kind and the axes that several charts have in common.
struct CommonAxes {
  let narrated: NarratedViews
  private var narrators: [Narrator] { narrated.narrators }
  private var voice: Voice { narrated.voice }

  /// What all charts have in common, part by part.
  var sentences: [OverviewPart: String] {
    guard narrators.count > 1, !narrators.contains(where: \.chart.series.isEmpty) else { return [:] }
    var common: [OverviewPart: String] = [:]
    common[.kind] = counts
    for part in OverviewPart.axes { common[part] = shared(part) }
    return common
  }

  /// `Each: 10 categories.`
  private var counts: String? {
    let kinds = narrators.map { KindSentence(narrator: $0.ofData) }
    // Once: for each chart anew it would look at all of them.
    let hasCommonKind = ViewCounts(narrated: narrated).commonKind != nil
    let texts = kinds.map { hasCommonKind ? $0.counts : $0.sentence }
    guard let first = texts.first, !first.isEmpty, texts.allSatisfy({ $0 == first }) else { return nil }
    let what = !hasCommonKind ? kinds.first.map { Sentence($0.kind).adding($0.counts).text } : first
    return Sentence(voice.say(.viewEach, ["what": what ?? ""])).sentence
  }

  /// The sentence of an axis that is the same for all.
  private func shared(_ part: OverviewPart) -> String? {
    let sentences = narrators.map { OverviewSentences(narrator: $0.ofData).axisSentence(part) }
    guard let first = sentences.first, !first.isEmpty else { return nil }
    if sentences.allSatisfy({ $0 == first }) { return first }
    return isShared(part) ? wholeAxis.map { OverviewSentences(narrator: $0.ofData).axisSentence(part) } : nil
  }

  /// Whether the charts share an axis under one title, so that the marks of all bound it.
  private func isShared(_ part: OverviewPart) -> Bool {
    let isHorizontal = narrators.first?.chart.orientation == .horizontal
    let isAlike = narrators.allSatisfy { ($0.chart.orientation == .horizontal) == isHorizontal && !$0.isHeatMap }
    switch part {
    case .kind, .series: return false
    case .x, .y:
      // X is where marks stand, whichever way the page has it.
      let isPlace = part == .x
      let titles = Set(narrators.map { isPlace ? $0.names.x : AxisSentences(narrator: $0).measure })
      return isAlike && titles.count == 1 && (isPlace ? narrated.views.sharesX : narrated.views.sharesY)
    }
  }

  /// A narrator of a chart that has the marks of all, for what is said of their common X.
  private var wholeAxis: Narrator? {
    guard let first = narrators.first else { return nil }
    var chart = first.chart
    chart.series = narrators.flatMap(\.chart.series)
    return Narrator(chart, facts: first.facts, voice: voice, profile: narrated.profile)
  }
}
