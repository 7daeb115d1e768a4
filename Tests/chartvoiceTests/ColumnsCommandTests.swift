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

  @Test func aChartIsNoTable() throws {
    let result = try Program.run(["columns", "-"], input: Data("{\"mark\": \"bar\", \"encoding\": {}}".utf8))
    #expect(result.status == 64 && result.errors.contains("columns takes a table, and this is a chart. Use describe."))
  }
}
