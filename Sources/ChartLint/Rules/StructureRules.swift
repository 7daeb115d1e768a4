/// The rules for what a chart offers besides the words: titles, summaries, order, axes, focus.
enum StructureRules {
  static let all: [any LintRule.Type] = texts + charts

  /// What texts say of charts, and how they go together.
  private static let texts: [any LintRule.Type] = [
    MissingTitle.self, MissingSummary.self, SummaryMissingChartType.self, SummaryMissingAxis.self,
    SummaryMissingBounds.self, AxisOrderInconsistent.self, AxisNameInconsistent.self, MissingMarkLabel.self,
    DuplicateLabel.self, InconsistentFormat.self,
  ]

  /// What charts offer to eyes, ears and hands.
  private static let charts: [any LintRule.Type] = [
    TooManyFocusStops.self, GroupMissingRange.self, FocusOrder.self, AxisTextExposed.self, ColorOnlyEncoding.self,
    UnseparatedMarks.self, AxisRange.self, TickSequence.self, AxisLabelTooLong.self, InteractionOnlyValue.self,
    SmallHitTarget.self, SilentUpdate.self, MissingDataTable.self,
  ]
}
