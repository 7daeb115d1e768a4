import ArgumentParser
import ChartDescriptions
import Foundation
import Testing

@testable import chartvoice

/// What is said where a part is below zero, has a comma in its name, or is no mark at all.
@Suite struct WholeTests {
  typealias Case = (data: String, look: String, message: String, summary: [String])

  private static let pie = """
    "mark": "arc", "encoding": {"theta": {"field": "v", "type": "quantitative"}, "color": {"field": "k", "type": "nominal"}}
    """
  private static let shares = """
    "mark": "bar", "encoding": {"x": {"field": "x", "type": "ordinal"},
      "y": {"field": "v", "type": "quantitative", "stack": "normalize"}, "color": {"field": "k", "type": "nominal"}}
    """
  private static let cells = """
    "mark": "rect", "encoding": {"x": {"field": "x", "type": "ordinal"}, "y": {"field": "k", "type": "ordinal"},
      "color": {"field": "v", "type": "quantitative"}}
    """

  static let cases: [Case] = [
    (
      #"{"k": "A", "v": 3}, {"k": "B", "v": -2}, {"k": "C", "v": 4}"#, pie, "5 in total. Highest: 4 for C.",
      ["Lowest: minus 2 for B.", "No shares, because a part is below zero."]
    ),
    (
      #"{"k": "A", "v": -2}, {"k": "B", "v": 3}, {"k": "C", "v": 4}"#, pie, "5 in total. Highest: 4 for C.",
      ["Lowest: minus 2 for A.", "No shares, because a part is below zero."]
    ),
    (
      #"{"k": "Smith, John", "v": 3}, {"k": "Doe, Jane", "v": 3}, {"k": "Roe", "v": 4}"#, pie,
      "Largest part: Roe, 40 percent of 10.",
      ["Smallest parts: Doe, Jane; Smith, John, each 3, 30 percent."]
    ),
    (
      #"{"x": 1, "k": "A", "v": 3}, {"x": 1, "k": "B", "v": -2}, {"x": 2, "k": "A", "v": 4}, {"x": 2, "k": "B", "v": -2}"#,
      shares, "3 in total: 7 A and minus 4 B.", ["No shares, because a part is below zero."]
    ),
    (
      #"{"x": "a", "k": "A", "v": 3}, {"x": "b", "k": "A", "v": 2}, {"x": "b", "k": "B", "v": 5}"#, cells,
      "Highest: 5, B, b.",
      [
        "Lowest: 2, A, b.",
        "Highest mean by x: b, 3.5; lowest: a, 3. Highest mean by k: B, 5; lowest: A, 2.5. 1 cell without data: B, a.",
        "A: between 2 and 3, highest for a.",
      ]
    ),
    (
      #"{"x": 0, "k": 1, "v": 3}, {"x": 1, "k": 1, "v": 2}, {"x": 0, "k": 2, "v": 2}, {"x": 1, "k": 2, "v": 2}"#, cells,
      "Highest: 3, k 1, x 0.",
      [
        "Lowest: 2, k 1, x 1; k 2, x 0 and 1.",
        "Highest mean by x: 0, 2.5; lowest: 1, 2. Highest mean by k: 1, 2.5; lowest: 2, 2.",
        "1: between 2 and 3, highest for 0.", "2: 2 throughout.",
      ]
    ),
  ]

  @Test(arguments: 0..<cases.count) func says(index: Int) throws {
    let expected = Self.cases[index]
    let folder = try TemporaryFolder()
    let chart = "{\"data\": {\"values\": [\(expected.data)]}, \(expected.look)}"
    let command = try Describe.parse([try folder.file("chart.vl.json", chart)])
    let narrator = try #require(NarratedInput(command.input, command.chart, command.voice).narrated.narrators.first)
    #expect(narrator.message == expected.message)
    #expect(narrator.summary() == expected.summary)
  }

  /// A cell of a file that is empty has a value that nobody wrote.
  @Test func anEmptyCellOfAFileIsMissing() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("cells.csv", "x,k,v\na,A,3\nb,A,\na,B,0\n")
    let chart = try folder.file("chart.vl.json", "{\"data\": {\"url\": \"cells.csv\"}, \(Self.cells)}")
    let labels = try Program.run(["labels", chart]).output
    #expect(labels == "A, a: 3\nA, b: value missing\nB, a: 0\n")
  }

  /// What is its own percent is not told twice, nor rounded beside itself.
  @Test func percentsOfAWholeAreToldOnce() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("pie.csv", "item,share\n\"Rent, water\",45%\nFood,25%\nTravel,12.5%\nRest,17.5%\n")
    let labels = try Program.run(["labels", file, "--mark", "sector"]).output
    #expect(labels == "Rent, water: 45 percent\nFood: 25 percent\nTravel: 12.5 percent\nRest: 17.5 percent\n")
  }

  @Test func groupsThatAreAskedForHoldUnderAMask() throws {
    let folder = try TemporaryFolder()
    let rows = (1...28).map { "2025-02-\($0 < 10 ? "0" : "")\($0),\($0 * 7 % 11)\n" }.joined()
    let file = try folder.file("days.csv", "date,v\n" + rows)
    let options = ["groups", file, "--groups", "3"]
    let open = try Program.run(options).output.split(separator: "\n").count
    #expect(try Program.run(options + ["--mask"]).output.split(separator: "\n").count == open)
  }
}
