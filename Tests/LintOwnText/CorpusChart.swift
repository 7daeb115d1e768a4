import ChartDescriptions
import ChartModel
import ChartNarration
import Foundation
import TableReading

/// A chart of the corpus: a Vega-Lite specification, or a table with the options beside it.
struct CorpusChart {
  let name: String
  let narrators: [Narrator]

  /// The charts of a folder, by name.
  static func all(in folder: String, _ voice: Voice) throws -> [CorpusChart] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try names.compactMap { name in
      try views(in: folder + "/" + name).map { CorpusChart(name: name, narrators: $0.narrated(in: voice).narrators) }
    }
  }

  /// `nil` where a folder has no data of its own.
  private static func views(in folder: String) throws -> DescribedViews? {
    let files = FileManager.default
    let chart = folder + "/chart.vl.json"
    if files.fileExists(atPath: chart) { return try DescribedViews(vegaLite: .file(path: chart)) }
    guard files.fileExists(atPath: folder + "/data.csv") else { return nil }
    let options = try String(contentsOfFile: folder + "/options.txt", encoding: .utf8)
    let request = try request(options.split(separator: "\n"))
    return DescribedViews(try DescribedChart(.file(path: folder + "/data.csv"), request: request))
  }

  private static func request(_ lines: [Substring]) throws -> ChartRequest {
    var request = ChartRequest(zone: .utc, firstWeekday: .sunday)
    for line in lines {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, set(parts[0], parts[1], in: &request) else { throw UnknownOption(line: String(line)) }
    }
    return request
  }

  /// The options that the corpus uses, as the program reads them.
  private static func set(_ option: String, _ value: String, in request: inout ChartRequest) -> Bool {
    switch option {
    case "--title": request.title = value
    case "--mark": request.mark = MarkKind(rawValue: value)
    case "--x": request.x = value
    case "--x-end": request.xEnd = value
    case "--y": request.y = value
    case "--y-unit": request.yUnit = value
    case "--y-domain": request.yLevels = value.split(separator: ",").map(String.init)
    case "--series": request.series = value
    case "--bucket": request.bucketing = CalendarUnit(rawValue: value).map(Bucketing.calendar) ?? Bucketing.none
    case "--aggregate": request.aggregate = Aggregate(rawValue: value)
    case "--stack": request.stack = StackMethod(rawValue: value)
    case "--from": request.from = value
    case "--to": request.to = value
    default: return false
    }
    return true
  }

  /// An option beside a chart of the corpus that is not read here.
  struct UnknownOption: Error { var line: String }
}
