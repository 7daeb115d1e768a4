import Foundation
import Testing

/// What `columns` prints, word for word.
@Suite struct ColumnsCommandTests {
  private static let bank = """
    Date,Description,Amount
    2023-01-01,Pay,$400.00
    2023-01-02,Shop,($30.00)
    2023-01-03,Cafe,
    2023-01-04,Back,$8.00

    """

  @Test func saysWhatATableIs() throws {
    let lines = try Program.lines(["columns"], "bank.csv", Self.bank).filter { !$0.isEmpty }
    #expect(
      lines.dropLast() == [
        "bank.csv: 4 rows, 3 columns, commas between fields, names in line 1.",
        "Date: dates, from 2023-01-01 to 2023-01-04. Role: time, as its values are dates.",
        "Description: text, such as Pay, Shop, Cafe. Role: category, as its values are words.",
        "Amount: numbers in $, from -30 to 400, 1 missing. Role: flow, as its name says that it is counted.",
        "Decided:",
        "bank.csv, column Amount: numbers in parentheses, such as \"($30.00)\", are below zero.",
        "Chart: Amount by Date, bar.",
      ])
    #expect(lines.last?.hasPrefix("chartvoice ") == true && lines.last?.hasSuffix("bank.csv") == true)
  }

  @Test func saysItAsJSON() throws {
    let text = try Program.lines(["columns"], "bank.csv", Self.bank, ["--format", "json"]).joined()
    #expect(
      text.hasPrefix(
        #"{"schema":"chartvoice.columns/1","source":{"name":"bank.csv","encoding":"UTF-8","delimiter":",""#))
    for part in [
      "\"role\":\"flow\"", "\"unit\":\"$\"", "\"missing\":1", "\"low\":-30", "\"x\":\"Date\"", "\"alternatives\":[]",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test func commandsKeepTheOptionsThatWereGiven() throws {
    let table = "day,place,rain,sun\n2025-06-01,A,1,5\n2025-06-02,B,2,6\n2025-06-03,A,3,2\n"
    let lines = try Program.lines(["columns", "--bucket", "week", "--y=rain"], "t.csv", table, ["--format", "text"])
    let commands = lines.filter { $0.hasPrefix("chartvoice ") }.map { $0.split(separator: "t.csv").last ?? "" }
    #expect(commands == [" --bucket week --y=rain", " --bucket week --y sun", " --bucket week --y=rain --x place"])
  }

  @Test func measuresAreMeasured() throws {
    let table = "date,Client ID\n2025-06-01,31\n2025-06-02,40\n2025-06-03,28\n"
    let named = try Program.lines(["columns"], "t.csv", table)
    #expect(named.contains { $0.hasPrefix("Client ID: numbers") && $0.contains("Role: identifier") })
    let lines = try Program.lines(["columns", "--measures", "Client ID"], "t.csv", table)
    #expect(lines.contains { $0.hasPrefix("Client ID: numbers") && $0.contains("Role: level") })
  }

  /// A table of which no chart can be made has columns all the same.
  @Test func withoutAChart() throws {
    let lines = try Program.lines(["columns"], "t.csv", "day,km\nMon,5\nTue,x1\nWed,6x\nThu,7\nFri,8\n")
    #expect(lines.contains("km: text, such as 5, x1, 6x. Role: category, as its values are words."))
    #expect(lines.last?.hasPrefix("No chart: t.csv, row 2 (line 3), column km: \"x1\" is not a number") == true)
  }

  @Test func aChartIsNoTable() throws {
    let result = try Program.run(["columns", "-"], input: Data("{\"mark\": \"bar\", \"encoding\": {}}".utf8))
    #expect(result.status == 64 && result.errors.contains("columns takes a table, and this is a chart. Use describe."))
  }
}
