import ChartDeclarations
import ChartDescriptions
import ChartModel
import ChartNarration
import ChartSound

/// What a snapshot holds of charts.
enum SnapshotKind: String, CaseIterable {
  case description, labels
  case audioGraph = "audio-graph"

  /// Holds it against the file beside the test.
  @MainActor func expect(_ charts: [ChartDeclaration], _ name: String?, _ file: String, _ function: String) throws {
    let texts = try charts.map { try text(of: DeclaredChart(chart: $0)) }
    let told = texts.isEmpty ? "No chart." : texts.joined(separator: "\n\n")
    try SnapshotFile(test: file, function: function, name: name, kind: rawValue).expect(told)
  }

  @MainActor private func text(of chart: DeclaredChart) throws -> String {
    switch self {
    case .description: try chart.describe()
    case .labels: try chart.labels().joined(separator: "\n")
    case .audioGraph: chart.score().notes.map(line).joined(separator: "\n")
    }
  }
}

/// One chart of a view.
private struct DeclaredChart: DescribableChart {
  let chart: ChartDeclaration
  func declaration() -> ChartDeclaration { chart }
}

private func line(_ note: Note) -> String {
  let (start, length) = (thousandths(note.start), thousandths(note.length))
  return "\(start) s, \(length) s, \(thousandths(note.frequency)) Hz, \(note.mark ?? "\(note.role)")"
}

/// A number with at most three decimals.
private func thousandths(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }
