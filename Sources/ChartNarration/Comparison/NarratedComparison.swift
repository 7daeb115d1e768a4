public import ChartAnalysis
public import ChartModel

/// Says what changed from one chart, or one part of a chart, to another.
///
/// ```swift
/// NarratedComparison(may, june)?.lines(upTo: .summary)
/// // ["Steps: June 2025 compared with May 2025", "192,360 steps in June 2025, 187,300 in May 2025: 5,060 more, …"]
/// ```
public struct NarratedComparison: Sendable {
  /// How far the comparison goes.
  public enum Level: Int, Sendable, CaseIterable {
    /// Title and message in one line.
    case label
    /// What changed in sum, and how many marks rose and fell.
    case summary
    /// Every mark.
    case marks
  }

  /// The side with which is compared.
  let first: Narrator
  /// The side that is told.
  let second: Narrator
  /// What changed.
  public let comparison: ChartComparison
  /// What the sides are called: their stretch of time, their title or their file.
  let names: (first: String, second: String)
  /// The same within a sentence: `in June 2025`, `from June 1 to June 7, 2025`.
  let sides: (first: String, second: String)

  /// A comparison of two charts that are alike, the first being the one before.
  ///
  /// Marks belong together by their X; where none does, by their position: the first with the first. What has a name
  /// belongs to nothing of another name.
  public init(_ first: Narrator, _ second: Narrator) {
    let byX = ChartComparison(first.chart, second.chart)
    let isMatched = first.chart.hasNamedX || byX.walked.contains { !$0.changes.isEmpty }
    self.init(first, second, isMatched ? byX : ChartComparison(first.chart, second.chart, matching: .order))
  }

  /// A comparison of two parts of one chart; `nil` where either selects nothing.
  public init?(_ narrator: Narrator, from first: ChartSelection, to second: ChartSelection) {
    let matching: MarkMatching = narrator.chart.hasNamedX ? .x : .order
    guard let comparison = ChartComparison(narrator.chart, from: first, to: second, matching: matching) else {
      return nil
    }
    self.init(narrator, narrator, comparison)
  }

  private init(_ first: Narrator, _ second: Narrator, _ comparison: ChartComparison) {
    (self.first, self.second, self.comparison) = (first, second, comparison)
    let sideNames = SideNames(first, second, comparison)
    names = sideNames.names
    sides = (sideNames.inside(names.first, isFirst: true), sideNames.inside(names.second, isFirst: false))
  }

  var voice: Voice { second.voice }

  /// `Steps: June 2025 compared with May 2025`
  public var title: String {
    let measure = first.names.y == second.names.y ? second.names.y : ""
    let title = first.title == second.title ? second.title : measure
    let sides = voice.say(.compareTitle, ["after": names.second, "before": names.first])
    return Sentence(title).adding(sides, .context).line
  }

  /// The comparison as lines: title, message, what changed, then mark by mark.
  public func lines(upTo level: Level) -> [String] {
    let sentences = ComparisonSentences(self)
    guard level != .label else { return [Sentence(title).adding(sentences.message, .sentence).sentence] }
    let marks = level == .marks ? ComparisonMarks(self).lines : []
    return ([title] + sentences.messages + sentences.summary + marks).filter { !$0.isEmpty }
  }

  // MARK: Sides

  /// The series of a comparison on both sides.
  func series(of compared: SeriesComparison, isPart: Bool) -> (first: Series, second: Series)? {
    let (before, after) =
      isPart
      ? (first.chart.series, second.chart.series) : (first.chart.walkedSeries, second.chart.walkedSeries)
    guard before.indices.contains(compared.firstSeries), after.indices.contains(compared.secondSeries) else {
      return nil
    }
    return (before[compared.firstSeries], after[compared.secondSeries])
  }

  /// What a series is called beside others; empty where there is but one.
  func name(of series: Series) -> String {
    second.chart.walkedSeries.count + comparison.parts.count < 2 ? "" : second.seriesName(series)
  }
}

extension NarratedComparison {
  /// `true` where marks of different years belong together, so that `January` would not tell which; else as in labels.
  var withYear: Bool? {
    guard comparison.matching == .order, second.chart.xAxis.type == .temporal else { return nil }
    return years(first).union(years(second)).count > 1 ? true : nil
  }

  /// The years in which the first and the last mark of a side begin.
  private func years(_ side: Narrator) -> Set<String> {
    Set([side.chart.firstPlace, side.chart.lastPlace].compactMap { $0?.beginning.map { side.places.date($0).year } })
  }
}

extension BucketedChart {
  /// Whether places along X are names.
  fileprivate var hasNamedX: Bool { xAxis.type == .nominal || xAxis.type == .ordinal }
}

/// What the two sides of a comparison are called.
private struct SideNames {
  private let first: Narrator
  private let second: Narrator
  private let comparison: ChartComparison

  init(_ first: Narrator, _ second: Narrator, _ comparison: ChartComparison) {
    (self.first, self.second, self.comparison) = (first, second, comparison)
  }

  /// The first that tells the sides apart: stretches of time, titles, files, or which of the two they are.
  var names: (first: String, second: String) {
    let voice = second.voice
    let pairs = [
      (span(first, isFirst: true), span(second, isFirst: false)),
      (first.chart.title?.spokenTitle ?? "", second.chart.title?.spokenTitle ?? ""),
      (first.chart.source.name?.spoken ?? "", second.chart.source.name?.spoken ?? ""),
    ]
    return pairs.first { $0.0 != $0.1 && !$0.0.isEmpty && !$0.1.isEmpty }
      ?? (voice.say(.compareFirst), voice.say(.compareSecond))
  }

  /// A name within a sentence: one place as everywhere, and from one end to the other what is no whole month or year.
  func inside(_ name: String, isFirst: Bool) -> String {
    let narrator = isFirst ? first : second
    let ends = ends(narrator, isFirst: isFirst)
    guard let from = ends.first, let to = ends.last, name == span(narrator, isFirst: isFirst) else {
      return second.voice.say(.compareIn, ["name": name])
    }
    if narrator.places.text(to, withYear: true) == name { return narrator.places.place(to, withYear: true) }
    let isStretch = name == narrator.places.range(from: from, to: to, withYear: true)
    return second.voice.say(isStretch ? .compareFrom : .compareIn, ["name": name])
  }

  /// The stretch that a side takes: `June 2025`, `June 1 to June 7, 2025`, `0 to 10`.
  private func span(_ narrator: Narrator, isFirst: Bool) -> String {
    let ends = ends(narrator, isFirst: isFirst)
    guard let from = ends.first, let to = ends.last, narrator.chart.xAxis.type != .nominal else { return "" }
    if case .interval(let start, _) = from, case .interval(_, let end) = to,
      let name = period(narrator, start, end)
    {
      return name
    }
    return narrator.places.range(from: from, to: to, withYear: true)
  }

  /// A whole month or year by its name.
  private func period(_ narrator: Narrator, _ start: Instant, _ end: Instant) -> String? {
    let calendar = narrator.chart.calendar
    let date = narrator.places.date(start)
    for (unit, name) in [(CalendarUnit.year, date.year), (.month, date.month(withYear: true))] {
      let ordinal = calendar.ordinal(of: start, unit: unit)
      if calendar.start(of: ordinal, unit: unit) == start, calendar.start(of: ordinal + 1, unit: unit) == end {
        return name
      }
    }
    return nil
  }

  /// Every X that takes part, in order.
  private func ends(_ narrator: Narrator, isFirst: Bool) -> [XValue] {
    let coordinates = XCoordinates(narrator.chart)
    let walked = narrator.chart.walkedSeries
    let places = comparison.walked.flatMap { compared -> [XValue] in
      let series = isFirst ? compared.firstSeries : compared.secondSeries
      guard walked.indices.contains(series) else { return [] }
      let marks = walked[series].marks
      let met = compared.changes.map { isFirst ? $0.firstPlace : $0.secondPlace }
      return (met + (isFirst ? compared.onlyFirst : compared.onlySecond)).filter(marks.indices.contains)
        .map { marks[$0].x }
    }
    return places.compactMap { x in coordinates.range(of: x).map { (x, $0.lowerBound) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}
