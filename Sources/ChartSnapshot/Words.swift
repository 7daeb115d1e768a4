import ChartAnalysis
public import ChartDeclarations
import ChartLint
import ChartModel

/// What is wrong with the words of authors, a line each.
public struct WordsFailure: Error, CustomStringConvertible, Equatable {
  /// The findings, to be read from top to bottom.
  public let description: String
}

/// Holds what authors wrote in a view, labels and values of marks and the summary of a descriptor, against the guidelines and the data.
///
/// ```swift
/// @MainActor @Test func wordsAreTrue() throws { try expectTrueWords(of: StepsChart(days: Day.samples)) }
/// // "June 7: 4,120 steps". The value here is 4,210. Write "4,210". (value-mismatch)
/// ```
///
/// - Throws: `WordsFailure` with the errors that lint finds; warnings pass.
@MainActor public func expectTrueWords(of view: some View) throws {
  let linter = Linter()
  let texts = view.charts().flatMap { LintText.authored(in: BucketedChart($0)) }
  let findings = texts.flatMap(linter.findings).filter { $0.severity == .error && $0.status == .finding }
  guard !findings.isEmpty else { return }
  throw WordsFailure(description: findings.map { "\"\($0.text)\". \($0.message) (\($0.rule))" }.joined(separator: "\n"))
}
