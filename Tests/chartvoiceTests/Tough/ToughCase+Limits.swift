import Foundation
import Testing

extension ToughCase {
  /// The rows under "Limits".
  static let limits = tableLimits + chartLimits + otherLimits

  private static let tableLimits = [
    limit("200,001 categories along X", "names.csv") {
      lines("name,size", count: 200_001) { "name \($0),1" }
    },
    limit("200,001 series", "days.csv", ["--series", "who"]) {
      lines("day,steps,who", count: 200_001) { "2025-01-01,1,person \($0)" }
    },
    limit("300,001 marks where 300,000 are asked for", "more.csv", ["--most-marks", "300000"]) {
      lines("name,size", count: 300_001) { "name \($0),1" }
    },
    limit("200,001 rows that are each a mark of their own", "stays.csv", ["--x-end", "end", "--y", "ward"]) {
      lines("start,end,ward", count: 200_001) { _ in "2025-01-01T10:00,2025-01-02T10:00,A" }
    },
    limit("10,001 columns", "wide.csv") {
      (0...10_000).map { "c\($0)" }.joined(separator: ",") + "\n" + String(repeating: "1,", count: 10_000) + "1\n"
    },
    limit("A first row of 1 MiB", "first.csv") { "a,b\nx,\"" + String(repeating: "y", count: 1 << 20) + "\"\n" },
    limit("A later field of 17 MiB", "later.csv") {
      lines("a,b", count: 200_000) { _ in "x,1" } + "x,\"" + String(repeating: "y", count: 17 << 20) + "\"\n"
    },
    limit("A record 70 arrays deep", "deep.json") { "[{\"a\": \(nested(70)), \"b\": 1}]" },
  ]

  private static let chartLimits = [
    limit("A chart 210 arrays deep", "deep.vl.json") { vegaLite("{\"values\": \(nested(210))}") },
    limit("A chart with 2,001 views beside each other", "views.vl.json") {
      let view = "{\"mark\": \"bar\", \"encoding\": {\"x\": {\"field\": \"a\"}}}"
      return "{\"$schema\": \"\(schema)\", \"data\": {\"values\": [{\"a\": 1}]}, \"hconcat\": ["
        + [String](repeating: view, count: 2_001).joined(separator: ",") + "]}"
    },
    limit("An expression of 12,000 bytes", "long.vl.json") {
      vegaLite("{\"values\": [{\"a\": 1}]}", calculate: "1" + String(repeating: "+1", count: 6_000))
    },
    limit("An expression 300 brackets deep", "brackets.vl.json") {
      vegaLite(
        "{\"values\": [{\"a\": 1}]}",
        calculate: String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300))
    },
    limit("An expression that makes a text of gigabytes", "pad.vl.json") {
      vegaLite("{\"values\": [{\"a\": 1}]}", calculate: "pad('a', 4000000000, 'b')")
    },
    limit("A sequence of a thousand million numbers", "count.vl.json") {
      vegaLite("{\"sequence\": {\"start\": 0, \"stop\": 1e9}}")
    },
    ToughCase("A file of data of 600 MB") {
      let folder = try TemporaryFolder()
      let data = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("big.csv", "")))
      try data.truncate(atOffset: 600_000_000)
      return try end(["describe", folder.file("data.vl.json", vegaLite("{\"url\": \"big.csv\"}"))], in: folder)
    },
  ]

  private static let otherLimits = [
    ToughCase("A voice of 2 MiB") {
      let folder = try TemporaryFolder()
      let voice = try folder.file("v.toml", "a = \"" + String(repeating: "x", count: 2 << 20) + "\"\n")
      return try end(["describe", folder.file("steps.csv", steps), "--voice", voice], in: folder)
    },
    ToughCase("A sound of 100,000 seconds") {
      let folder = try TemporaryFolder()
      let arguments = ["--duration", "100000", "-o", folder.url.appendingPathComponent("a.wav").path]
      return try end(["sonify", folder.file("steps.csv", steps)] + arguments, in: folder)
    },
    ToughCase("A text of 105 KB to be linted") {
      let folder = try TemporaryFolder()
      return try end(["lint", folder.file("t.txt", String(repeating: "word ", count: 21_000) + "\n")], in: folder)
    },
    ToughCase("A file of 300 MB to be linted") {
      let folder = try TemporaryFolder()
      let path = try folder.file("t.txt", "")
      try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 300_000_000)
      return try end(["lint", path], in: folder)
    },
  ]

  // MARK: What they are made of

  static let steps = "day,steps\n2025-06-01,10\n2025-06-02,12\n"
  private static let schema = "https://vega.github.io/schema/vega-lite/v5.json"

  /// Describes a file that goes beyond a limit: nothing is said but the error, which ends with a full stop.
  private static func limit(
    _ title: String, _ name: String, _ options: [String] = [], _ text: @escaping @Sendable () -> String
  ) -> ToughCase {
    ToughCase(title) {
      let folder = try TemporaryFolder()
      return try end(["describe", folder.file(name, text())] + options, in: folder)
    }
  }

  /// How a run ends that is refused with one sentence, the folder left out.
  static func end(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
    let result = try Program.run(arguments)
    #expect(!result.wasKilled && result.status == 2, "\(result)")
    #expect(result.errors.split(separator: "\n").count == 1 && result.errors.hasSuffix(".\n"))
    #expect(arguments.first == "lint" || result.output.isEmpty)
    return result.toughEnd.replacingOccurrences(of: folder.url.path + "/", with: "")
  }

  private static func lines(_ header: String, count: Int, _ line: (Int) -> String) -> String {
    ([header] + (0..<count).map(line)).joined(separator: "\n") + "\n"
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static func vegaLite(_ data: String, calculate: String? = nil) -> String {
    let transform = calculate.map { "\"transform\": [{\"calculate\": \"\($0)\", \"as\": \"c\"}], " } ?? ""
    return "{\"$schema\": \"\(schema)\", \"mark\": \"bar\", \"data\": \(data), \(transform)"
      + "\"encoding\": {\"x\": {\"field\": \"a\"}, \"y\": {\"field\": \"a\", \"type\": \"quantitative\"}}}"
  }
}
