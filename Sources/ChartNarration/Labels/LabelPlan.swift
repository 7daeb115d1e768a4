import ChartModel

/// What the labels of a chart say besides place and value, so that no two different marks get the same label.
///
/// Where texts are the same, the fields that tell the marks apart are added, as few as do it, in their order. Marks
/// that no field tells apart are told as one, with how many they are.
struct LabelPlan: Sendable {
  /// What one label adds.
  struct Addition: Sendable {
    /// The detail fields to tell.
    var fields: [Int]
    /// How many marks the label stands for; 0 where another stands for this one.
    var count: Int
  }

  /// What differs from the usual, by series and by the place of the mark.
  private var additions: [String: [Int: Addition]] = [:]
  /// The fields that every label tells.
  private var usual: [Int] = []

  init() {}

  init(_ narrator: Narrator) {
    let chart = narrator.chart
    for series in chart.walkedSeries where !narrator.isTotal(series) && Self.needsPlan(series, chart) {
      if usual.isEmpty { usual = Self.usualFields(narrator) }
      additions[series.id] = plan(series, narrator)
    }
  }

  /// Marks of different places have different labels as it is.
  private static func needsPlan(_ series: Series, _ chart: BucketedChart) -> Bool {
    !chart.details.isEmpty || chart.countsAlikeMarks && Set(series.marks.map(\.x)).count < series.marks.count
  }

  func addition(at place: Int, in series: Series) -> Addition {
    if !additions.isEmpty, let addition = additions[series.id]?[place] { return addition }
    guard !usual.isEmpty, series.marks.indices.contains(place) else { return Addition(fields: [], count: 1) }
    return Addition(fields: Self.told(usual, of: series.marks[place]), count: 1)
  }

  /// Those of some fields of which a mark has a value.
  private static func told(_ fields: [Int], of mark: Mark) -> [Int] { fields.filter { mark.detail($0) != nil } }

  // MARK: Fields

  /// The labels of a series that need more than the usual fields, or stand for several marks.
  private func plan(_ series: Series, _ narrator: Narrator) -> [Int: Addition] {
    var additions: [Int: Addition] = [:]
    let labelled = LabelledSeries(series, narrator)
    for alike in Self.alike(labelled, usual) {
      let fields = Self.telling(alike.map { series.marks[$0] }, narrator)
      for place in alike {
        let own = Self.told(usual, of: series.marks[place])
        additions[place] = Addition(fields: own + fields.filter { !own.contains($0) }, count: 1)
      }
      Self.merge(alike, labelled, &additions)
    }
    return additions
  }

  /// The places whose texts are the same, where there are several, by the first of them.
  ///
  /// By their hashes first, so that not all texts are in memory at once; then by the texts of one hash, so that the
  /// result is exact.
  private static func alike(_ labelled: LabelledSeries, _ usual: [Int]) -> [[Int]] {
    let text = { (place: Int) in
      labelled.text(at: place, adding: told(usual, of: labelled.series.marks[place]))
    }
    var places: [Int: [Int]] = [:]
    for place in labelled.series.visiblePlaces { places[text(place).hashValue, default: []].append(place) }
    let groups = places.values.filter { $0.count > 1 }.flatMap { candidates in
      Dictionary(grouping: candidates, by: text).values.filter { $0.count > 1 }
    }
    return groups.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  /// The fields that every label tells: none in brief; else what points are called, the first that is drawn, and what authors write
  /// beside marks; or all that are drawn.
  private static func usualFields(_ narrator: Narrator) -> [Int] {
    guard narrator.profile.mark.says(.details) else { return [] }
    let chart = narrator.chart
    let seen = chart.details.indices.filter { chart.details[$0].isSeen && varies($0, chart) }
    let name = chart.kind == .point ? nameField(chart) : nil
    switch narrator.profile.mark.verbosity {
    case .brief: return []
    case .standard:
      let told = seen.enumerated().filter { $0.offset == 0 || chart.details[$0.element].isWritten }.map(\.element)
      return [name].compactMap { $0 } + told.filter { $0 != name }
    case .full: return [name].compactMap { $0 } + seen.filter { $0 != name }
    }
  }

  /// The first field of names that each mark has one of its own of.
  static func nameField(_ chart: BucketedChart) -> Int? {
    let marks = chart.series.lazy.flatMap(\.marks).filter { !$0.isHidden }
    return chart.details.indices.first { field in
      guard chart.details[field].type == .nominal else { return false }
      var known: Set<XValue> = []
      return marks.allSatisfy { mark in mark.detail(field).map { known.insert($0).inserted } ?? false }
        && known.count > 1
    }
  }

  /// Whether marks differ in a field; what all of them share tells nothing of one.
  private static func varies(_ field: Int, _ chart: BucketedChart) -> Bool {
    let marks = chart.series.lazy.flatMap(\.marks)
    guard let first = marks.first(where: { $0.detail(field) != nil })?.detail(field) else { return false }
    return marks.contains { $0.detail(field).map { $0 != first } ?? false }
  }

  /// The fewest fields, in their order, that tell marks apart as well as all of them do.
  private static func telling(_ marks: [Mark], _ narrator: Narrator) -> [Int] {
    let fields = Array(narrator.chart.details.indices)
    let texts = marks.map { mark in fields.map { narrator.vocabulary.details.clause(mark.detail($0), of: $0) } }
    let all = Set(texts).count
    guard all > 1 else { return [] }
    if let one = fields.first(where: { field in Set(texts.map { $0[field] }).count == all }) { return [one] }
    var chosen: [Int] = []
    var reached = 1
    for field in fields where reached < all {
      let count = Set(texts.map { text in (chosen + [field]).map { text[$0] } }).count
      guard count > reached else { continue }
      chosen.append(field)
      reached = count
    }
    return chosen
  }

  /// Counts marks whose texts are still the same at the first of them.
  private static func merge(
    _ places: [Int], _ labelled: LabelledSeries, _ additions: inout [Int: Addition]
  ) {
    var first: [String: Int] = [:]
    for place in places {
      let text = labelled.text(at: place, adding: additions[place]?.fields ?? [])
      guard let known = first[text] else {
        first[text] = place
        continue
      }
      additions[known]?.count += 1
      additions[place]?.count = 0
    }
  }
}
