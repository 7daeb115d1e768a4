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

  @Test func rowsWithoutAnEndAreSetAsideAndSaid() throws {
    let text = Self.events + "\n2025-06-10T09:00,,Mild,1\n2025-06-11T09:00,2025-06-11T08:00,Mild,1"
    let options = ["--x", "start", "--x-end", "end", "--y", "level"]
    let result = try Self.run(text, options)
    #expect(result.output.split(separator: "\n").count == 3)
    let notes = " Set aside; use --strict to stop at the first such row.\n"
    #expect(
      result.errors == "events.csv, row 4, column end: the row has no end." + notes
        + "events.csv, row 5, column end: the row ends before it begins." + notes)
    let strict = try Self.run(text, options + ["--strict"])
    #expect(strict.status == 2)
    #expect(strict.output == "")
    #expect(strict.errors == "events.csv, row 4, column end: the row has no end.\n")
  }

  /// Rows are numbered as in the file, whatever was set aside before; the first five of any kind are named.
  @Test func rowsWithoutAnEndAreNamedAmongOthers() throws {
    let bad = "2025-06-10T09:00,,Mild,1", good = "2025-06-10T09:00,2025-06-10T10:00,Mild,1"
    let rows =
      [bad, "soon,2025-06-10T09:00,Mild,1", bad, good, bad] + Array(repeating: good, count: 12) + [bad, bad, bad]
    let result = try Self.run(
      "start,end,level,score\n" + rows.joined(separator: "\n"), ["--x", "start", "--x-end", "end", "--y", "level"])
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.map { $0.prefix(18) } == [
        "events.csv, row 1,", "events.csv, row 2 ", "events.csv, row 3,", "events.csv, row 5,", "events.csv, row 18",
        "2 more rows were s",
      ])
    #expect(lines.last == "2 more rows were set aside.")
    #expect(result.output.split(separator: "\n").count == 13)
  }

  @Test func binsFromAFileAreAHistogram() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("bins.csv", "from,to,cars\n10,15,4\n15,20,9\n25,30,2\n")
    let bins = try Program.run([path, "--x", "from", "--x-end", "to", "--y", "cars", "--mark", "bar"])
    #expect(bins.output.contains("X axis: from in bins of 5, from 10 to 30."), "\(bins.output)")
    #expect(bins.output.contains("9 of 15"), "\(bins.output)")
  }

  @Test func aPieAddsItsPartsUp() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("pie.csv", "app,gb\nPhotos,64.2\nApps,30\nPhotos,10\nSystem,12.5\n")
    let pie = try Program.run(["labels", path, "--mark", "sector"])
    #expect(
      pie.output
        == "Photos: 74.2 gigabytes, 64 percent\nApps: 30 gigabytes, 26 percent\nSystem: 12.5 gigabytes, 11 percent\n")
    let series = try Program.run([path, "--mark", "sector", "--series", "app"])
    #expect(series.status == 2)
    #expect(series.errors.hasPrefix("pie.csv, column app: a pie has no series."), "\(series.errors)")
    let means = try Program.run([path, "--mark", "sector", "--aggregate", "mean"])
    #expect(means.status == 2)
  }

  @Test func pointsThatShareAPlaceStayApart() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("points.csv", "x,y\n1,2\n1,3\n1,4\n2,5\n")
    let points = try Program.run(["labels", path, "--mark", "point"])
    #expect(points.output == "1: 2\n1: 3\n1: 4\n2: 5\n")
    let sums = try Program.run(["labels", path, "--mark", "point", "--aggregate", "sum"])
    #expect(sums.output.hasPrefix("1: 9"), "\(sums.output)")
  }

  @Test func severalRangesInABucketAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "ranges.csv", "day,lo,hi\n2025-06-01,1,2\n2025-06-02,2,3\n2025-07-01,5,6\n")
    let options = ["labels", path, "--y", "lo", "--y-end", "hi", "--bucket"]
    let months = try Program.run(options + ["month"])
    #expect(months.status == 2)
    #expect(
      months.errors
        == "ranges.csv, column day: several ranges fall into one bucket, and ranges are not put together. Choose finer buckets, or leave out --bucket.\n"
    )
    #expect(try Program.run(options + ["day"]).output.hasPrefix("June 1: from 1 to 2\n"))
  }
}
