import Foundation
import SourceText
import Testing

@testable import ChartLint

/// What Vega says of the charts of its gallery, where that is there: nothing crashes, and what is known to be wrong is found.
@Suite struct VegaLabelsTests {
  private static let truth = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../shared/vega-gallery/truth.jsonl").standardized

  private static var isThere: Bool { FileManager.default.fileExists(atPath: truth.path) }

  @Test(.enabled(if: isThere, "the gallery of Vega is not beside the project"))
  func wholeGallery() throws {
    var counts: [String: Int] = [:]
    let linter = Linter()
    for line in try String(contentsOf: Self.truth, encoding: .utf8).split(separator: "\n") {
      let chart = try JSONTree(parsing: Array(line.utf8), source: "truth")
      let labels = (chart["marks"]?.elements ?? []).compactMap { $0["label"]?.string }
      for (place, label) in labels.enumerated() {
        var context = LabelContext()
        context.siblings = Array(labels[..<place].suffix(100))
        for finding in linter.findings(in: LintText(label, context: context)) { counts[finding.rule, default: 0] += 1 }
      }
    }
    for rule in ["excess-precision", "machine-formatted-value", "duplicate-label"] {
      #expect(counts[rule, default: 0] > 10, "\(rule): \(counts[rule, default: 0])")
    }
  }
}
