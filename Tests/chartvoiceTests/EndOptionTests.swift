import Foundation
import Testing

/// Stretches (`--x-end`), ranges (`--y-end`) and levels (a text as `--y`) from plain data.
@Suite struct EndOptionTests {
  private static let events = """
    start,end,level,score
    2025-06-06T09:00,2025-06-06T14:00,Moderate,3
    2025-06-06T18:00,2025-06-06T19:30,Mild,2
    2025-06-08T22:00,2025-06-09T03:00,Severe,4
    """

  private static func run(_ text: String, _ options: [String]) throws -> Program.Result {
    let folder = try TemporaryFolder()
    return try Program.run(["labels", try folder.file("events.csv", text + "\n")] + options)
  }

  @Test func eventsAreToldByLevelFromToAndHowLong() throws {
    let result = try Self.run(Self.events, ["--x", "start", "--x-end", "end", "--y", "level"])
    #expect(
      result.output == """
        Moderate, June 6, 9 AM to 2 PM, 5 hours
        Mild, June 6, 6 PM to 7:30 PM, 1 hour, 30 minutes
        Severe, June 8, 10 PM to June 9, 3 AM, 5 hours

        """)
    #expect(result.errors == "")
  }

  @Test func whatIsMeasuredOfStretchesIsFound() throws {
    let result = try Self.run(Self.events, ["--x", "start", "--x-end", "end", "--format", "json"])
    #expect(result.output.contains("\"value\":3}"), "a number comes before a text: \(result.output)")
  }

  @Test func rangesSayBothEnds() throws {
    let result = try Self.run("month,low,high\nMarch,2.1,11.4\nApril,,12\n", ["--y", "low", "--y-end", "high"])
    #expect(result.output == "March: from 2.1 to 11.4\nApril: value missing\n")
  }

  static let mistakes: [(options: [String], status: Int32, message: String)] = [
    (
      ["--x", "start", "--x-end", "ende"], 2,
      "Column \"ende\" is not in events.csv. Its columns are: start, end, level, score. Did you mean \"end\"?\n"
    ),
    (
      ["--x", "start", "--x-end", "level"], 2,
      "events.csv, column level: the column holds text, and start holds dates. A stretch needs a start and an end that are both dates or both numbers.\n"
    ),
    (
      ["--x", "start", "--x-end", "end", "--bucket", "day"], 2,
      "events.csv, column end: a stretch with an end is neither bucketed nor aggregated. Leave out --bucket and --aggregate, or leave out --x-end.\n"
    ),
    (
      ["--y", "score", "--y-end", "level"], 2,
      "events.csv, column level: a range needs two columns of numbers. Name them with --y and --y-end.\n"
    ),
    (
      ["--y", "score", "--y-domain", "Mild,Severe"], 2,
      "events.csv, column score: the column does not hold text; --y-domain needs two numbers here. Give the lower and the upper bound: 0...100.\n"
    ),
    (
      ["--x", "start", "--x-end", "end", "--y", "level", "--y-domain", "0...5"], 2,
      "events.csv, column level: the column holds text; --y-domain needs its levels here. Give them from the lowest on: --y-domain \"Mild,Moderate,Severe\".\n"
    ),
    (
      ["--x", "start", "--x-end", "end", "--y", "level", "--y-domain", "Mild,Mild"], 64,
      "Error: The value 'Mild,Mild' is invalid for '--y-domain <bounds>': \"Mild,Mild\" is not a range. Give the lower and the upper bound: 0...100, or different levels with commas between them: Mild,Moderate,Severe.\n"
    ),
  ]

  @Test(arguments: 0..<mistakes.count) func mistakesAreSaidPlainly(index: Int) throws {
    let (options, status, message) = Self.mistakes[index]
    let result = try Self.run(Self.events, options)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }
}
