public import ChartLint
import ChartModel
public import ChartNarration

/// Everything that is said of a chart as the linter reads it; titles are their authors'.
public struct LintedChart {
  private let narrator: Narrator
  private let context: LabelContext

  /// What a narrator says.
  public init(_ narrator: Narrator) {
    self.narrator = narrator
    context = LabelContext(narrator.chart)
  }

  /// The texts: message, overview and summary by their sentences, groups, labels.
  public var texts: [LintText] {
    let sentences = [narrator.message] + narrator.overview() + narrator.summary()
    let groups = narrator.focusTree().groups
    let focus = self.focus
    return text(sentences, .summary) + text(groups, .group)
      + narrator.labels().map { label in
        var context = self.context
        context.focus = focus[label.id]
        context.hasOverview = true
        return LintText(label.text, context: context)
      }
  }

  private func text(_ lines: [String], _ kind: LabelContext.Kind) -> [LintText] {
    var context = self.context
    context.kind = kind
    context.isFragment = kind == .summary
    context.hasOverview = true
    return lines.filter { !$0.isEmpty }.map { LintText($0, context: context) }
  }

  /// The mark of each id; totals of stacks stand for several and have none.
  private var focus: [String: LabelContext.Focus] {
    guard let data = context.data else { return [:] }
    let marks = narrator.chart.series.flatMap(\.marks).filter { !$0.isHidden }
    return Dictionary(zip(marks.map(\.id), data.map { .mark($0.x, series: $0.series) })) { first, _ in first }
  }
}

extension FocusNode {
  /// The labels of all groups below it.
  fileprivate var groups: [String] { children.flatMap { ($0.role == .group ? [$0.label] : []) + $0.groups } }
}
