import ChartAnalysis
import ChartModel

/// The axes of an audio graph, and where marks stand on them.
struct AudioGraphAxes {
  private let narrator: Narrator
  private let categories: [String: String]
  private let levels: [String: Double]
  private let hasRanges: Bool
  private let hasStretches: Bool
  let x: any AudioGraphAxis
  let y: AudioGraphNumericAxis
  let additional: [any AudioGraphAxis]

  init(_ narrator: Narrator) {
    self.narrator = narrator
    let marks = narrator.chart.series.flatMap(\.marks).filter { !$0.isHidden }
    let order = Self.categories(narrator, marks)
    categories = Dictionary(zip(order.names, order.spoken)) { first, _ in first }
    let tallies = narrator.facts.levels?.tallies ?? []
    levels = Dictionary(tallies.enumerated().map { ($1.name, Double($0)) }) { first, _ in first }
    hasRanges = marks.contains { $0.value.isRange }
    let hasBins = narrator.places.kind == .bin && narrator.chart.xAxis.bucketing == .none
    hasStretches = narrator.places.kind.isStretch || hasBins
    let axes = AudioGraphAxisBuilder(narrator: narrator)
    x =
      order.names.isEmpty
      ? axes.numericX(marks)
      : AudioGraphCategoricalAxis(title: narrator.names.x, categoryOrder: order.spoken)
    y = tallies.isEmpty ? axes.numericY(marks) : axes.levels(tallies.map(\.name))
    var added: [any AudioGraphAxis] = []
    if hasStretches { added.append(axes.ends(marks)) }
    if hasRanges { added.append(axes.end(of: y)) }
    additional = added
  }

  /// All categories in their order, those that the axis does not list last; as they are said where that tells them apart.
  private static func categories(_ narrator: Narrator, _ marks: [Mark]) -> (names: [String], spoken: [String]) {
    var names: [String] = []
    if case .categories(let listed) = narrator.chart.xAxis.domain { names = listed }
    var known = Set(names)
    for mark in marks {
      if case .category(let name) = mark.x, known.insert(name).inserted { names.append(name) }
    }
    let spoken = names.map { narrator.places.text(.category($0)) }
    return (names, Set(spoken).count < Set(names).count ? names : spoken)
  }

  /// Where a mark stands along X.
  func place(_ x: XValue) -> AudioGraphValue {
    if case .category(let name) = x { return .category(categories[name] ?? name) }
    return .number(x.axStart ?? 0)
  }

  /// The number that stands for a value on Y; `nil` where there is none.
  func value(_ value: MarkValue) -> Double? {
    if case .category(let name) = value { return levels[name] }
    return value.low
  }

  /// The end of a stretch, and the upper end of a range.
  func additionalValues(_ mark: Mark) -> [AudioGraphValue] {
    // The one that may not be there comes last, so that leaving it out moves no other up.
    let end: AudioGraphValue? = hasStretches ? .number(mark.x.axEnd ?? mark.x.axStart ?? 0) : nil
    let top: AudioGraphValue? = hasRanges ? mark.value.high.map { .number($0) } : nil
    return [end, top].compactMap { $0 }
  }
}

extension XValue {
  /// Where it begins on an axis of numbers; `nil` for a category.
  var axStart: Double? {
    switch self {
    case .category: nil
    case .number(let number), .bin(let number, _): number
    case .instant(let instant), .interval(let instant, _): instant.seconds
    }
  }

  /// Where it ends; `nil` for a point and for a category.
  var axEnd: Double? {
    switch self {
    case .category, .number, .instant: nil
    case .bin(_, let to): to
    case .interval(_, let to): to.seconds
    }
  }
}
