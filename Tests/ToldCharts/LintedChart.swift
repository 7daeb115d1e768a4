internal import ChartAnalysis
public import ChartLint
internal import ChartModel
public import ChartNarration
internal import ChartTruth

/// A text of a chart as the linter reads it, and what the data says of it.
public struct LintedText {
  /// The text with its context.
  public let text: LintText
  private let problem: (String) -> String?

  init(_ text: LintText, problem: @escaping (String) -> String?) { (self.text, self.problem) = (text, problem) }

  /// Whether the data says so, read by `ChartTruth` without a line of the linter.
  public func isTrue(_ label: String) -> Bool { problem(label) == nil }
}

/// Everything that is said of a chart as the linter reads it; titles are their authors'.
public struct LintedChart {
  private let narrator: Narrator
  private let context: LabelContext
  private let reader: TruthReader
  private let places: [ToldPlace]

  /// What a narrator says.
  public init(_ narrator: Narrator) {
    self.narrator = narrator
    context = LabelContext(narrator.chart)
    places = ToldPlace.all(below: narrator.focusTree())
    let stops = places.count(where: \.isStop)
    reader = TruthReader(
      narrator.chart, detail: narrator.detail, told: narrator.labels().map(\.id),
      groupCount: places.count(where: \.isGroup), stopCount: stops > 0 ? stops : nil, omissions: narrator.omissions)
  }

  /// The texts: message, overview and summary by their sentences, groups, labels.
  public var texts: [LintedText] {
    let overview: [Role] = [.kind, .x, .y, .series, .source, .window]
    return sentences([narrator.message], [.message]) + sentences(narrator.overview(), overview)
      + sentences(narrator.summary(), [.summary]) + groups + labels
  }

  private func sentences(_ lines: [String], _ roles: [Role]) -> [LintedText] {
    var context = self.context
    context.kind = .summary
    context.isFragment = true
    context.hasOverview = true
    let reader = reader
    return lines.filter { !$0.isEmpty }.map { line in
      LintedText(LintText(line, context: context)) { reader.problem(in: $0, asOneOf: roles) }
    }
  }

  private var groups: [LintedText] {
    let focus = focus
    let reader = reader
    return places.filter { !$0.isMark && !$0.text.isEmpty }.map { place in
      var context = self.context
      context.kind = .group
      context.hasOverview = true
      context.focus = stretch(place, focus)
      return LintedText(LintText(place.text, context: context)) { place.problem(reader, $0) }
    }
  }

  private var labels: [LintedText] {
    let focus = focus
    let reader = reader
    let totals = Set(narrator.chart.totals?.marks.map(\.id) ?? [])
    return narrator.labels().map { label in
      var context = self.context
      context.focus = focus[label.id]
      context.hasOverview = true
      // What stands for several marks is as long as a group may be.
      if totals.contains(label.id) { context.kind = .group }
      let id = label.id
      return LintedText(LintText(label.text, context: context)) { reader.problem(inLabel: $0, of: id) }
    }
  }

  /// From the first mark of a group to its last.
  private func stretch(_ place: ToldPlace, _ focus: [String: LabelContext.Focus]) -> LabelContext.Focus? {
    let marks = place.marks.compactMap { focus[$0] }.compactMap { focus in
      if case .mark(let x, let series) = focus { (x, series) } else { nil }
    }
    guard let first = marks.first, let last = marks.last, marks.count == place.marks.count else { return nil }
    return .range(first.0, last.0, series: place.isAlongX ? nil : first.1)
  }

  /// The mark of each id; totals of stacks stand for several and have none.
  private var focus: [String: LabelContext.Focus] {
    guard let data = context.data else { return [:] }
    let marks = narrator.chart.series.flatMap(\.marks).filter { !$0.isHidden }
    guard marks.count == data.count else { return [:] }
    return Dictionary(zip(marks.map(\.id), data.map { .mark($0.x, series: $0.series) })) { first, _ in first }
  }
}
