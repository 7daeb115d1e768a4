import ChartModel
import Foundation
import Testing

@testable import VegaLite

/// Holds every chart of Vega-Lite's gallery against the labels that Vega itself gives its marks.
@Suite struct ConformanceTests {
  @Test func galleryIsReadAsVegaReadsIt() throws {
    guard let gallery = ConformanceGallery() else {
      print("Vega-Lite's gallery is not here, so that nothing was compared with it.")
      return
    }
    try #require(gallery.entries.count > 300)
    let page = ConformancePage(results: gallery.entries.map { ($0, timed($0, in: gallery)) })
    for (kind, least) in [("A", 0.95), ("B", 0.9), ("C", 0.7)] {
      let count = page.count(kind)
      #expect(Double(count.equal) >= least * Double(count.all - count.random), "class \(kind): \(count)")
    }
    let last = page.count("D")
    #expect(last.equal + last.random + last.refused == last.all, "a chart is neither equal nor refused")
    try hold(page.text)
  }

  /// The result, printed with the time that it took.
  private func timed(_ entry: ConformanceGallery.Entry, in gallery: ConformanceGallery) -> ConformanceResult {
    let start = ContinuousClock.now
    let result = ConformanceResult(entry, in: gallery)
    print("\(entry.kind) \(entry.name): \(result.text) [\(ContinuousClock.now - start)]")
    return result
  }

  /// Writes the page if asked to, and else compares it with what is there.
  private func hold(_ text: String) throws {
    let package = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = package + "/Documentation/vega-lite.md"
    if ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CONFORMANCE"] == "1" {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let written = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(written == text, "Documentation/vega-lite.md is not up to date")
  }
}

extension ConformanceResult {
  var text: String {
    switch self {
    case .equal: "equal"
    case .random: "random numbers, not compared"
    case .different(let reason): "different: \(reason)"
    case .refused(let reason): "refused: \(reason)"
    }
  }
}
