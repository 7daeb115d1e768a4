import Foundation
import Testing

extension ToughCase {
  /// The rows under "Limits".
  static let limits = tableLimits + chartLimits + expressionLimits + soundLimits + lintLimits

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
    limit("A record of 10,001 members", "wide.json") {
      "[{" + (0...10_000).map { "\"c\($0)\": \($0)" }.joined(separator: ", ") + "}]"
    },
    limit("A first row of 1 MiB", "first.csv") { "a,b\nx,\"" + String(repeating: "y", count: 1 << 20) + "\"\n" },
    limit("A later field of 17 MiB", "later.csv") {
      lines("a,b", count: 200_000) { _ in "x,1" } + "x,\"" + String(repeating: "y", count: 17 << 20) + "\"\n"
    },
    limit("A record 70 arrays deep", "deep.json") { "[{\"a\": \(nested(70)), \"b\": 1}]" },
    limit("Days of 600 years, two of which have a row", "days.csv", ["--bucket", "day"]) {
      "day,steps\n1425-01-01,1\n2025-01-01,2\n"
    },
    limit("Hours of three sensors over ten years, few of which have a row", "hours.csv", hours) {
      lines("hour,watts,sensor", count: 30) { "20\($0 < 15 ? 15 : 24)-01-01T\(10 + $0 % 5):00,\($0),s\($0 % 3)" }
    },
    told("1,001 numbers along X that nobody asked to put together", "numbers.csv", line: "Assumed:") {
      lines("x,y", count: 1_001) { "\($0),\($0 % 9)" }
    },
    ToughCase("A number beyond 1.8e308") {
      let folder = try TemporaryFolder()
      return try end(
        ["describe", folder.file("large.csv", "day,steps\nMonday,1e400\n"), "--strict"], in: folder)
    },
    ToughCase("5,000,001 marks are asked for") {
      let folder = try TemporaryFolder()
      let result = try Program.run(["describe", folder.file("a.csv", steps), "--most-marks", "5000001"])
      #expect(result.status == 64 && result.output.isEmpty)
      return result.toughEnd
    },
    ToughCase("2 MiB without a line's end where rows are followed") {
      let result = try Program.run(["follow", "-"], input: Data(repeating: 0x61, count: 2 << 20))
      #expect(result.status == 2 && result.output.isEmpty)
      return result.toughEnd
    },
    ToughCase("1,001 series where rows are followed") {
      let rows = lines("time,steps,who", count: 1_001) { "2025-01-01T00:00,1,person \($0)" }
      let result = try Program.run(["follow", "-", "--series", "who"], input: Data(rows.utf8))
      #expect(result.status == 2 && result.output.isEmpty)
      return result.toughEnd
    },
    ToughCase("200,001 events of a timeline") {
      let folder = try TemporaryFolder()
      let keys = try folder.file("keys.csv", lines("id,time", count: 200_001) { "key \($0),\($0)" })
      let lights = try folder.file("lights.csv", "id,time\nlight,1\n")
      return try end(["events", "combine", keys, lights, "--instant"], in: folder)
    },
  ]

  private static let hours = ["--bucket", "hour", "--series", "sensor", "--mark", "line"]

  private static let lintLimits = [
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
    ToughCase("A label of 1.1 MB with its context") {
      let folder = try TemporaryFolder()
      let label = "{\"text\": \"\(String(repeating: "x", count: 1_100_000))\"}\n"
      return try end(["lint", folder.file("labels.jsonl", label)], in: folder)
    },
    ToughCase("A configuration of 110 KB") {
      let folder = try TemporaryFolder()
      let configuration = try folder.file("lint.toml", "# " + String(repeating: "x", count: 110_000) + "\n")
      return try end(["lint", folder.file("t.txt", "A label.\n"), "--config", configuration], in: folder)
    },
    manyFindings,
  ]

  /// A report of a hundred findings of a text that has a thousand.
  private static let manyFindings = ToughCase("A text with 1,000 findings") {
    let folder = try TemporaryFolder()
    let text = try folder.file("t.txt", String(repeating: "several trains, ", count: 1_000) + "\n")
    let result = try Program.run(["lint", text, "--rule", "vague-quantity"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 101 && lines.last == "1000 warnings in 1 text of 1 file.")
    let last = try #require(lines.dropLast().last?.firstMatch(of: /[0-9,]+ more findings of this text are not shown\./))
    return "exit \(result.status): \(last.output)"
  }

  // MARK: What they are made of

  static let steps = "day,steps\n2025-06-01,10\n2025-06-02,12\n"
  static let schema = "https://vega.github.io/schema/vega-lite/v5.json"

  /// Describes a file that goes beyond a limit: nothing is said but the error, which ends with a full stop.
  static func limit(
    _ title: String, _ name: String, _ options: [String] = [], _ text: @escaping @Sendable () -> String
  ) -> ToughCase {
    ToughCase(title) {
      let folder = try TemporaryFolder()
      return try end(["describe", folder.file(name, text())] + options, in: folder)
    }
  }

  /// Describes a file that nobody refuses, but of which something is told otherwise: the line that says so.
  private static func told(
    _ title: String, _ name: String, line start: String, _ text: @escaping @Sendable () -> String
  ) -> ToughCase {
    ToughCase(title) {
      let said = try Program.lines(["describe"], name, text())
      return "exit 0: " + (try #require(said.first { $0.hasPrefix(start) }))
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

  static func lines(_ header: String, count: Int, _ line: (Int) -> String) -> String {
    ([header] + (0..<count).map(line)).joined(separator: "\n") + "\n"
  }

  static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }
}
