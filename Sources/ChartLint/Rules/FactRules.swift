/// The rules that check words against numbers. Of two that find the same words the first in the list speaks: the most specific
/// comes first.
enum FactRules {
  static let all: [any LintRule.Type] = [
    WeekdayMismatch.self, MissingDataHidden.self, TrendMismatch.self, ComparisonMismatch.self,
    ExtremumMismatch.self, TotalMismatch.self, ChangeMismatch.self, CountMismatch.self, BoundsMismatch.self,
    UnitMismatch.self, ValueMismatch.self,
    UnknownSeries.self, FeatureOmitted.self,
  ]
}
