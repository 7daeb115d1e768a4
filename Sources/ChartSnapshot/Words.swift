import ChartAnalysis
public import ChartDeclarations
import ChartLint
import ChartModel

/// What is wrong with the words of authors, a line each.
public struct WordsFailure: Error, CustomStringConvertible, Equatable {
  /// The findings, to be read from top to bottom.
  public let description: String
}

/// Holds what authors wrote in a view, labels and values of marks, and the summary and the points of a descriptor, against the guidelines
/// and the data.
///
/// ```swift
/// @MainActor @Test func wordsAreTrue() throws { try expectTrueWords(of: StepsChart(days: Day.samples)) }
/// // "June 7: 4,120 steps". The value here is 4,210. Write "4,210". (value-mismatch)
/// ```
///
/// - Throws: `WordsFailure` with the errors that lint finds; warnings pass.
@MainActor public func expectTrueWords(of view: some View) throws {
  let page = ChartPage(view)
  let failures = page.describedCharts().flatMap { chart, descriptor in
    let chart = BucketedChart(chart)
    let points = descriptor.map { DescriptorPoints(descriptor: BucketedChart($0), chart: chart).findings } ?? []
    return errors(of: chart) + points
  }
  guard failures.isEmpty else { throw WordsFailure(description: failures.joined(separator: "\n")) }
}

/// What lint finds in the words of a chart, a line each.
private func errors(of chart: BucketedChart) -> [String] {
  let findings = LintText.authored(in: chart).flatMap(Linter().findings)
  return findings.filter { $0.severity == .error && $0.status == .finding }
    .map { "\"\($0.text)\". \($0.message) (\($0.rule))" }
}
