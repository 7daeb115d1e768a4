import Foundation
import Testing

/// `select`, and the window that every command can show, from outside.
@Suite struct SelectTests {
  private static let steps = CommandTests.steps

  static let told: [(options: [String], expected: String)] = [
    (
      ["--at", "2025-06-06"], "June 6: 10,426 steps.\nAbove the mean of the whole by about 2,640 steps. Rank 7 of 28.\n"
    ),
    (
      ["--from", "2025-06-01", "--to", "2025-06-07"],
      "June 1 to June 7: 56,272 steps, mean about 8,040 per day.\n26 percent of the whole.\nAbout 8,040 steps a day, about 7,790 over the whole.\n"
    ),
    (
      ["--window", "month", "--at", "2025-06"],
      "June 1 to June 30: 218,126 steps, mean about 7,790 per day, 2 days without data.\n"
    ),
    (["--window", "day"], "June 30: 10,630 steps.\nAbove the mean of the whole by about 2,840 steps. Rank 6 of 28.\n"),
    (["--at", "2025-06-09"], "June 9: no data.\n"),
    (["--at", "2025-07-04"], "July 4, 2025: outside the data, June 1 to June 30, 2025.\n"),
    (
      ["--window", "month", "--at", "2024-02"],
      "February 1 to February 29, 2024: outside the data, June 1 to June 30, 2025.\n"
    ),
  ]

  @Test(arguments: 0..<told.count) func selections(index: Int) throws {
    let (options, expected) = Self.told[index]
    let result = try Program.run(["select", Self.steps] + options)
    #expect(result.status == 0)
    #expect(result.output == expected)
    #expect(result.errors == "")
  }

  @Test func aDateLongerThanABucketIsAllOfIt() throws {
    let month = try Program.run(["select", Self.steps, "--at", "2025-06"])
    let range = try Program.run(["select", Self.steps, "--from", "2025-06-01", "--to", "2025-06-30"])
    #expect(month.output == range.output)
    let week = try Program.run(["select", Self.steps, "--bucket", "week", "--at", "2025-06-06"])
    #expect(week.output.hasPrefix("June 1 to June 7: 56,272 steps.\n"))
  }

  @Test func aRangeInReverseIsRefused() throws {
    let result = try Program.run(["select", Self.steps, "--from", "2025-06-30", "--to", "2025-06-20"])
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(
      result.errors.contains("--from 2025-06-30 comes after --to 2025-06-20 along X. Give the earlier end with --from.")
    )
    let parts = [
      "--from", "2025-06-01", "--to", "2025-06-07", "--versus-from", "2025-06-14", "--versus-to", "2025-06-08",
    ]
    #expect(try Program.run(["compare", Self.steps] + parts).errors.contains("--versus-from 2025-06-14 comes after"))
  }

  @Test func endsMayComeAlone() throws {
    let forward = try Program.run(["select", Self.steps, "--from", "2025-06-20", "--to", "2025-06-30"])
    let open = try Program.run(["select", Self.steps, "--from", "2025-06-20"])
    #expect(forward.output == open.output)
    #expect(forward.output.hasPrefix("June 20 to June 30: 83,825 steps"))
  }

  @Test func categoriesAndNumbers() throws {
    let folder = try TemporaryFolder()
    let fruit = try folder.file("f.csv", "fruit,n\nfig,1\nkiwi,2\nplum,30\n")
    #expect(
      try Program.run(["select", fruit, "--at", "plum"]).output
        == "Plum: 30.\nAbove the mean of the whole by 19. Rank 1 of 3.\n")
    #expect(try Program.run(["select", fruit, "--from", "kiwi"]).output.hasPrefix("Kiwi to plum: "))
    #expect(try Program.run(["labels", fruit, "--window", "2"]).output == "Kiwi: 2\nPlum: 30\n")
    #expect(try Program.run(["labels", fruit, "--window", "1", "--at", "kiwi"]).output == "Kiwi: 2\n")
    let typo = try Program.run(["select", fruit, "--at", "plumm"])
    #expect(typo.status == 2)
    #expect(typo.errors == "f.csv, column fruit: --at \"plumm\" is not in the column. Did you mean \"plum\"?\n")
    let numbers = try folder.file("n.csv", "x,y\n0,5\n1,6\n2,7\n3,8\n4,9\n")
    #expect(try Program.run(["labels", numbers, "--x", "x", "--window", "2"]).output.split(separator: "\n").count == 2)
    #expect(try Program.run(["labels", numbers, "--x", "x", "--window", "2", "--at", "0.5"]).output == "0: 5\n1: 6\n")
    #expect(try Program.run(["select", numbers, "--x", "x", "--at", "9"]).output == "9: outside the data, 0 to 4.\n")
  }

  @Test func aWindowIsPartOfTheChart() throws {
    let result = try Program.run(["labels", Self.steps, "--window", "week", "--at", "2025-06-10"])
    #expect(result.output.hasPrefix("June 8: 3,852 steps\nJune 9: no data\n"))
    #expect(result.output.split(separator: "\n").count == 7)
    let last = try Program.run(["labels", Self.steps, "--window", "week"])
    #expect(last.output.split(separator: "\n").count == 2)
    // The Y axis is that of the whole.
    let whole = try Program.run([Self.steps]).output.split(separator: "\n").first { $0.hasPrefix("Y axis") }
    let part = try Program.run([Self.steps, "--window", "week"]).output.split(separator: "\n").first {
      $0.hasPrefix("Y axis")
    }
    #expect(whole == part)
    let years = Project.folder.appendingPathComponent("corpus/co2-mauna-loa/data.csv").path
    for name in ["six-months", "half-year"] {
      let result = try Program.run(["labels", years, "--window", name, "--at", "2015-08-20"])
      let half = result.output.split(separator: "\n")
      #expect(half.count == 6)
      #expect(half.first?.hasPrefix("July") == true && half.last?.hasPrefix("December") == true, "\(half)")
    }
  }

  @Test func jsonHasTheFacts() throws {
    let result = try Program.run(["select", Self.steps, "--from", "2025-06-29", "--format", "json"])
    #expect(
      result.output == """
        {"schema":"chartvoice.selection/1","title":"Steps by day, June 1 to June 30, 2025",\
        "selection":{"from":"2025-06-29T00:00:00Z","to":"2025-07-01T00:00:00Z"},\
        "sentences":["June 29 to June 30: 15,781 steps, mean about 7,890 per day.","7 percent of the whole.",\
        "About 7,890 steps a day, about 7,790 over the whole."],\
        "series":[{"id":"steps","name":null,"marks":["steps/2025-06-29","steps/2025-06-30"],"values":2,"sum":15781,\
        "mean":7890.5,"minimum":5151,"maximum":10630,"partOfWhole":0.072348092386969,"share":null,\
        "whole":{"values":28,"sum":218126,"mean":7790.214285714285,"share":null},"place":null}],"parts":[]}

        """)
    let outside = try Program.run(["select", Self.steps, "--at", "2026", "--format", "json"])
    #expect(
      outside.output.contains("\"selection\":null,\"sentences\":[\"January 1 to December 31, 2026: outside the data"))
    #expect(outside.status == 0)
  }

  private static let nothing = "Say what to select: --at for one place, --from and --to for a range, or --window"

  /// The command and its options, how it ends, and what it says.
  static let failures: [(arguments: [String], status: Int32, message: String)] = [
    (["select"], 64, nothing),
    (
      ["select", "--at", "2025-06-01", "--to", "2025-06-02"], 64,
      "Select one thing: --at or --window for a place, or --from and --to for a range."
    ),
    (["select", "--window", "fortnight"], 64, "\"fortnight\" is not a window. Give day, week, month, six-months"),
    (["labels", "--window", "0"], 64, "\"0\" is not a window."),
    (["labels", "--window", "inf"], 64, "\"inf\" is not a window."),
    (["labels", "--at", "2025-06-01"], 64, "--at says where a window lies. Add --window, such as month."),
    (
      ["select", "--at", "31/02/2025"], 2,
      "data.csv, column date: --at \"31/02/2025\" is not a date. Write it as 2025-06-30, 2025-06, 2025 or 2025-06-30T14:00.\n"
    ),
    (
      ["labels", "--window", "week", "--at", "2026"], 2,
      "data.csv, column date: --at \"2026\" lies outside the data. Leave --at out to show the last part.\n"
    ),
    (
      ["labels", "--window", "10"], 2,
      "data.csv, column date: the column holds dates; --window \"10\" does not fit. Give a unit of the calendar, such as week or month.\n"
    ),
    (
      ["select", "--window", "week", "--x", "steps"], 2,
      "data.csv, column steps: the column holds numbers; --window \"week\" does not fit. Give a number: a length along X.\n"
    ),
  ]

  @Test(arguments: 0..<failures.count) func whatCannotBeFollowed(index: Int) throws {
    let (arguments, status, message) = Self.failures[index]
    let result = try Program.run([arguments[0], Self.steps] + Array(arguments.dropFirst()))
    #expect(result.status == status)
    #expect(result.output == "")
    if status == 2 {
      #expect(result.errors == message)
    } else {
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }
}
