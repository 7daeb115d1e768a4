import ChartDescriptions
import Foundation
import Testing

/// The program from outside: what it prints, where, and how it ends.
@Suite struct CommandTests {
  static let steps = Project.folder.appendingPathComponent("corpus/steps-month/data.csv").path

  @Test func versionAndHelp() throws {
    let version = try Program.run(["--version"]).output
    #expect(version.wholeMatch(of: /0\.1\.0 with the time zones of 20\d\d[a-z]\n/) != nil, "\(version)")
    let help = try Program.run(["--help"])
    #expect(help.status == 0)
    for command in ["describe", "labels", "groups", "table", "select", "sonify", "voices", "profile"] {
      #expect(help.output.contains("  \(command)"), "\(command)")
    }
  }

  @Test func describeIsTheDefault() throws {
    let bare = try Program.run([Self.steps])
    let named = try Program.run(["describe", Self.steps])
    #expect(bare.status == 0)
    #expect(bare.output == named.output)
    #expect(bare.errors == "")
    #expect(bare.output.hasPrefix("Steps by day, June 1 to June 30, 2025\nAbout 218,000 steps in total"))
    // The hint what else there is is for people at a terminal, not for files.
    #expect(!bare.output.contains("Next:"))
  }

  @Test(arguments: [
    ("label", 1), ("overview", 6), ("summary", 9), ("groups", 16), ("marks", 47),
  ])
  func details(detail: String, lines: Int) throws {
    let result = try Program.run([Self.steps, "--detail", detail])
    #expect(result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count == lines)
  }

  @Test func standardInputIsTheSame() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.steps))
    let piped = try Program.run(["labels", "-"], input: data)
    let named = try Program.run(["labels", Self.steps])
    #expect(piped.output == named.output)
    #expect(piped.output.hasPrefix("June 1: 3,419 steps\nJune 2: 11,142 steps\n"))
  }

  @Test func jsonAndJSONLinesGiveTheSameChart() throws {
    let folder = try TemporaryFolder()
    let csv = try folder.file("a.csv", "day,n,who\n2025-06-01,1.5,x\n2025-06-02,,x\n2025-06-03,2.5,x\n")
    let json = try folder.file(
      "a.json",
      "[{\"day\":\"2025-06-01\",\"n\":1.5,\"who\":\"x\"},{\"day\":\"2025-06-02\",\"n\":null,\"who\":\"x\"},\n{\"day\":\"2025-06-03\",\"n\":2.5,\"who\":\"x\"}]"
    )
    let lines = try folder.file(
      "a.jsonl",
      "{\"day\":\"2025-06-01\",\"n\":1.5,\"who\":\"x\"}\n{\"day\":\"2025-06-02\",\"who\":\"x\"}\n{\"day\":\"2025-06-03\",\"n\":2.5}\n"
    )
    let results = try [csv, json, lines].map { try Program.run([$0]).output }
    #expect(results[0] == results[1])
    #expect(results[0] == results[2])
    #expect(results[0].contains("Value missing on June 2."))
  }

  @Test(arguments: ["labels", "groups", "table", "describe"]) func sameBytesTwice(command: String) throws {
    let runs = try (0..<2).map { _ in try Program.run([command, Self.steps, "--format", "json"]).output }
    #expect(runs[0] == runs[1])
    #expect(runs[0].hasSuffix("}\n"))
  }

  @Test func axChartsAreJSON() throws {
    let text = try Program.run(["describe", Self.steps, "--format", "axchart"]).output
    #expect(text.hasPrefix("{\"schema\":\"chartvoice.axchart/1\",\"title\":\"Steps by day, June 1 to June 30, 2025\","))
    #expect(text.contains("\"label\":\"June 1: 3,419 steps\""))
    let descriptor = try JSONDecoder().decode(AudioGraphDescriptor.self, from: Data(text.utf8))
    #expect(descriptor.series.map(\.dataPoints.count) == [30] && descriptor.yAxis?.title == "steps")
    #expect(descriptor.json.text + "\n" == text)
  }

  @Test func zonesMoveTheEdgesOfDays() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "e.csv", "at,n\n2025-03-09T04:30:00Z,1\n2025-03-09T05:30:00Z,2\n2025-03-10T03:30:00Z,3\n2025-03-10T04:30:00Z,4\n")
    let result = try Program.run([
      "table", file, "--bucket", "day", "--aggregate", "count", "--time-zone", "America/New_York", "--format", "csv",
    ])
    // The day on which clocks go forward has 23 hours and is one bucket.
    #expect(
      result.output == """
        at from,at to,count,rows
        2025-03-08T00:00:00-05:00,2025-03-09T00:00:00-05:00,1,1
        2025-03-09T00:00:00-05:00,2025-03-10T00:00:00-04:00,2,2
        2025-03-10T00:00:00-04:00,2025-03-11T00:00:00-04:00,1,1

        """)
  }

  /// In a column of decimal commas, a whole number before the next field is no decimal number.
  @Test func decimalMarksThatAlsoEndFields() throws {
    let folder = try TemporaryFolder()
    let text =
      "d,a,b\n2024-01-01,\"1,5\",1\n2024-01-02,\"2,5\",2\n2024-01-03,7,4\n2024-01-04,\"3,5\",3\n2024-01-05,\"4,5\",3\n"
    let result = try Program.run(["labels", try folder.file("m.csv", text), "--y", "a"])
    #expect(result.output == "January 1: 1.5\nJanuary 2: 2.5\nJanuary 3: 7\nJanuary 4: 3.5\nJanuary 5: 4.5\n")
  }

  @Test func voices() throws {
    #expect(try Program.run(["voices"]).output.hasPrefix("Speech, en: English.\n"))
    let shown = try Program.run(["voices", "--show", "en"]).output
    let folder = try TemporaryFolder()
    let own = try folder.file("own.toml", shown.replacingOccurrences(of: "\"no data\"", with: "\"nothing\""))
    let labels = try Program.run(["labels", Self.steps, "--voice", own])
    #expect(labels.output.contains("June 9: nothing\n"))
  }
}
