import ChartModel
import Foundation

@testable import SourceText

/// Vega-Lite's gallery, with what Vega itself says of every mark; it lies beside the project, and not everywhere.
struct ConformanceGallery {
  struct Entry {
    var name: String
    /// A: plain data; B: aggregates, bins, stacks; C: several views; D: everything else.
    var kind: String
    /// How the truth was checked: `random` where the chart shows random numbers.
    var check: String
    var labels: [String]
    /// How many marks there are; the labels are those of the first 400.
    var markCount: Int
    /// The version of Vega-Lite that made the labels.
    var version: String
  }

  let folder: String
  let entries: [Entry]

  /// The gallery in `CHARTVOICE_SHARED`, or in a folder `shared` beside the package; `nil` where it is not there.
  init?() {
    let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let shared = ProcessInfo.processInfo.environment["CHARTVOICE_SHARED"] ?? "/\(package)/../shared"
    folder = shared + "/vega-gallery"
    guard let text = try? String(contentsOfFile: folder + "/truth.jsonl", encoding: .utf8) else { return nil }
    entries = text.split(separator: "\n").compactMap { Self.entry(String($0)) }
  }

  private static func entry(_ line: String) -> Entry? {
    guard let tree = try? JSONTreeParser.parse(Array(line.utf8), source: "truth.jsonl"),
      let name = tree["spec"]?.string, let kind = tree["class"]?.string
    else { return nil }
    var labels: [String] = []
    for mark in tree["marks"]?.elements ?? [] {
      if let label = mark["label"]?.string { labels.append(label) }
    }
    var count = labels.count
    if let number = tree["n_marks"]?.number, let whole = Int(exactly: number) { count = whole }
    return Entry(
      name: name, kind: kind, check: tree["check"]?.string ?? "", labels: labels, markCount: count,
      version: tree["vl"]?.string ?? "")
  }

  /// The specification's text.
  func specification(_ entry: Entry) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/specs/\(entry.name).vl.json")))
  }
}
