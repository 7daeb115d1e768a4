import ChartLint
import Testing

/// A text may leave out a bucket that the data fill in part, or count it.
@Suite struct PartialBucketTests {
  @Test(arguments: [
    ("Median: 6 rides.", true), ("Median: 5.5 rides.", true), ("Median: 4 rides.", false),
    ("Mean: 6 rides.", true), ("Mean: 5 rides.", true), ("Mean: 7 rides.", false),
    ("The lowest is 5 rides in 2024.", true), ("The lowest is 2 rides in 2023.", true),
    ("The lowest is 6 rides in 2025.", false),
  ])
  func eitherIsTrue(text: String, isTrue: Bool) {
    var context = LabelContext()
    context.kind = .summary
    var y = LabelContext.Axis()
    (y.name, y.unit) = ("rides", "rides")
    context.y = y
    context.data = [(2023, 2), (2024, 5), (2025, 6), (2026, 7)].map { year, rides in
      LabelContext.Datum(x: .text(String(year)), y: rides, isPartial: year == 2023)
    }
    let linter = Linter { ["total-mismatch", "extremum-mismatch"].contains($0) }
    let wrong = linter.findings(in: LintText(text, context: context))
    #expect(wrong.isEmpty == isTrue)
  }
}
