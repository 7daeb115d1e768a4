import ChartAnalysis
import ChartModel
import ChartNarration
import Foundation
import Testing

/// Every chart of Vega-Lite's gallery, told: no label twice, no word of a machine, no gap in the table.
@Suite struct VegaGalleryTests {
  @Test func everyChartIsToldWell() throws {
    guard let gallery = Gallery() else {
      print("Vega-Lite's gallery is not here, so that none of its charts was told.")
      return
    }
    for name in gallery.names {
      // What is refused or broken is told by the tests of reading.
      guard let views = try? gallery.views(name) else { continue }
      #expect(!views.views.isEmpty || !views.omissions.isEmpty, "\(name)")
      for view in views.views { try check(view.chart, name) }
    }
  }

  private func check(_ declaration: ChartDeclaration, _ name: String) throws {
    let chart = BucketedChart(declaration)
    let narrator = Narrator(chart, facts: ChartFacts(chart), voice: .english)
    let labels = narrator.labels().map(\.text)
    #expect(Self.repeated(labels).isEmpty, "\(name) tells marks alike: \(Self.repeated(labels).prefix(3))")
    let texts =
      labels + narrator.overview() + narrator.summary() + [narrator.title, narrator.message]
      + narrator.tableLines()
    let wrong = texts.filter(Self.isWrong)
    #expect(wrong.isEmpty, "\(name) says \(wrong.prefix(3))")
    let marks = chart.series.flatMap(\.marks)
    #expect(narrator.table().rows.count == marks.count, "\(name)")
    #expect(marks.allSatisfy { $0.details.count == chart.details.count }, "\(name)")
    #expect(marks.allSatisfy { $0.value != .empty }, "\(name) has marks that Vega does not draw")
    checkTree(narrator.focusTree(), name)
  }

  /// More than 200 marks are never one list.
  private func checkTree(_ node: FocusNode, _ name: String) {
    let marks = node.children.count { $0.role == .mark }
    #expect(marks <= 200 || node.role != .series, "\(name): \(marks) marks in one list")
    for child in node.children { checkTree(child, name) }
  }

  private static func repeated(_ labels: [String]) -> [String] {
    Dictionary(grouping: labels) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  /// Words that only a machine says, and numbers longer than any reading.
  private static func isWrong(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "_" }.map { $0.lowercased() }
    if words.contains(where: ["null", "undefined", "nan"].contains) { return true }
    if text.contains(/\.\d{7,}/) || text.contains(", ,") { return true }
    return text.isEmpty || text.hasPrefix(",") || text.hasPrefix(":")
  }
}
