import ChartModel
import ChartTestSupport
import Foundation
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Every command at every level, at both edges, in charts of every kind: what is said and heard, word for word.
///
/// `CHARTVOICE_WRITE_CORPUS=1` writes the transcripts anew; read them aloud before they are committed.
@Suite struct WalkLevelTests {
  /// From where each command is tried: words that lead there.
  static let levels: [(chart: String, level: String, way: [String])] = [
    ("steps", "chart", []), ("steps", "series", ["in"]), ("steps", "first-group", ["in", "in"]),
    ("steps", "last-group", ["in", "in", "last"]), ("steps", "first-mark", ["in", "in", "in"]),
    ("steps", "gap", ["go June 9"]), ("steps", "last-mark", ["highest"]), ("steps", "x-axis", ["x-axis"]),
    ("doses", "total", ["in", "in"]), ("doses", "part", ["in", "in", "in"]),
    ("shared", "stop", ["x-axis", "in"]), ("shared", "mark", ["x-axis", "in", "in", "right"]),
    ("ragged", "mark", ["in", "in", "right"]), ("pie", "sector", ["in", "in"]), ("events", "event", ["in", "in"]),
    ("charts", "all", []), ("charts", "chart", ["in"]), ("charts", "mark", ["in", "in", "in"]),
    ("empty", "chart", []), ("one", "mark", ["in", "in"]),
  ]

  @Test(arguments: levels) func everyCommandIsAnswered(chart: String, level: String, way: [String]) throws {
    var start = Walker(try WalkedChart.named(chart))
    for step in way { _ = start.line(step) }
    let lines = Self.words.flatMap { word -> [String] in
      var walker = start
      let announcement = walker.line(word)
      return ["> " + word] + announcement.lines + (announcement.tones.map { ["[\(Self.text($0))]"] } ?? [])
    }
    try Transcript("\(chart)-\(level)").check(lines)
  }

  /// Help is long and alike everywhere: `HelpTests` has it.
  private static let words = FocusWord.all.filter { $0.name != "help" }.flatMap { word -> [String] in
    switch word.name {
    case "go": ["go 25 percent", "go June 3", "go 4400", "go south 2", "go first above 3", "go nowhere"]
    case "value": ["value 4400"]
    case "find": ["find 1"]
    default: [word.name]
    }
  }

  private static func text(_ tones: ToneRequest) -> String {
    switch tones {
    case .marks(let ids): ids.count > 8 ? "\(ids.count) marks" : ids.joined(separator: " ")
    case .from(let id): "from \(id)"
    case .all: "all"
    case .gist: "gist"
    case .stop: "stop"
    }
  }
}

/// The charts that are walked in tests.
enum WalkedChart {
  static func named(_ name: String) throws -> NarratedViews {
    switch name {
    case "steps": NarratedViews(try TestChart.steps())
    case "doses": NarratedViews(try RichChart.narrator(RichChart.doses(.zero)))
    case "shared": NarratedViews(try lines([0, 1, 2, 3, 0, 1, 2, 3]))
    case "ragged": NarratedViews(try lines([0, 1, 2, 3, 10, 11, 12, 13]))
    case "pie": NarratedViews(try RichChart.narrator(RichChart.storage(.sector, [("Photos", 3), ("Apps", 5)])))
    case "events": NarratedViews(try RichChart.narrator(symptoms))
    case "charts": try ViewChart.narrated(ViewChart.barley())
    case "one": NarratedViews(try lines([3], [5]))
    default: NarratedViews(try lines([], []))
    }
  }

  /// Two lines that cross where they share X, or one.
  static func lines(_ x: [Double], _ y: [Double] = [1, 2, 3, 4, 4, 3, 2, 1]) throws -> Narrator {
    var chart = TestChart()
    chart.mark = .line
    chart.x = XEncoding(field: "day", type: .quantitative, bucketing: .asGiven)
    let series = y.count < 2 ? nil : y.indices.map { $0 < 4 ? "north" : "south" }
    return try chart.narrator(.numbers(x), y, series: series)
  }

  private static var symptoms: BucketedChart {
    RichChart.symptoms([
      (RichChart.span(RichChart.at(6, 9), RichChart.at(6, 14)), "Moderate"),
      (RichChart.span(RichChart.at(6, 12), RichChart.at(6, 13)), "Mild"),
    ])
  }
}

/// A text beside the tests, which holds what was read aloud once.
struct Transcript {
  private let url: URL

  init(_ name: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Transcripts/\(name).txt")
  }

  func check(_ lines: [String]) throws {
    let text = lines.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(text == (try? String(contentsOf: url, encoding: .utf8)))
  }
}
