import Foundation
import Testing

/// Fields of a Vega-Lite chart that hold something else than its author may have meant: said with the remedy, and never told as
/// what they are not.
@Suite struct VegaFieldTests {
  private func run(_ values: String, _ encoding: String) throws -> Program.Result {
    let folder = try TemporaryFolder()
    let text = "{\"data\": {\"values\": [\(values)]}, \"mark\": \"line\", \"encoding\": {\(encoding)}}"
    return try Program.run(["describe", try folder.file("chart.vl.json", text)])
  }

  private static let y = #", "y": {"field": "v", "type": "quantitative"}"#
  private static let time = #""x": {"field": "d", "type": "temporal"}"# + y

  @Test(arguments: [
    (
      "a text without a date", #"{"d": "13/01/2022", "v": 1}, {"d": "05/06/2022", "v": 2}"#,
      "\"13/01/2022\" in d is not a date as Vega reads it, month first. "
        + "Write dates as 2022-12-31, or give their pattern in format.parse of the data."
    ),
    (
      "an order that nothing proves", #"{"d": "05/03/2022", "v": 1}, {"d": "06/03/2022", "v": 2}"#,
      "\"05/03/2022\" in d is read with the month first, as Vega reads it. Where the day comes first, "
        + "write dates as 2022-12-31, or give their pattern in format.parse of the data."
    ),
    ("an order that a text proves", #"{"d": "05/03/2022", "v": 1}, {"d": "05/13/2022", "v": 2}"#, nil),
    ("the same number twice", #"{"d": "05/05/2022", "v": 1}"#, nil),
    ("the year first", #"{"d": "2022/05/03", "v": 1}"#, nil),
    (
      "years as numbers", #"{"d": 2016, "v": 1}, {"d": 2017, "v": 2}"#,
      "the numbers of d look like years, and Vega takes them for milliseconds of 1970. "
        + "Write them as texts, such as \"2016\", or give the field the type ordinal or quantitative."
    ),
    ("milliseconds", #"{"d": 1451606400000, "v": 1}, {"d": 2017, "v": 2}"#, nil),
  ])
  func times(kind: String, values: String, warning: String?) throws {
    let errors = try run(values, Self.time).errors
    #expect(errors == (warning.map { "chart.vl.json, /encoding/x/field (line 1): \($0)\n" } ?? ""), "\(kind)")
  }

  /// A text that is no date is there, though it has no place.
  @Test func rowsWithoutADate() throws {
    let output = try run(#"{"d": "13/01/2022", "v": 1}, {"d": null, "v": 2}, {"d": "2022-01-05", "v": 3}"#, Self.time)
      .output
    #expect(output.contains("\n1 row left out, because it has no d.\n"))
    #expect(output.contains("\n1 row left out, because its d has no place on the axis.\n"))
  }

  @Test(arguments: [("y.1", #"y\\.1"#, "y"), ("c [u]", #"c \\[u\\]"#, "c ")])
  func namesWithDots(name: String, escaped: String, first: String) throws {
    let y = { (field: String) in
      #""x": {"field": "v", "type": "ordinal"}, "y": {"field": "\#(field)", "type": "quantitative"}"#
    }
    let values = "{\"v\": 1, \"\(name)\": 3}, {\"v\": 2, \"\(name)\": 5}"
    #expect(
      try run(values, y(name)).errors
        == "chart.vl.json, /encoding/y/field (line 1): \"\(name)\" is a path, and no row of the data has a field "
        + "\"\(first)\". If it is one name, escape its dots and brackets, as in \"\(escaped)\".\n")
    let result = try run(values, y(escaped))
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("1. 1: 3\n2. 2: 5\n"))
  }

  /// Names stand as they are drawn, on an axis that runs the other way as well.
  @Test(arguments: [(#"{"reverse": true}"#, "c, b, and a"), (#"{"reverse": false}"#, "a, b, and c")])
  func namesFromTheOtherEnd(scale: String, order: String) throws {
    let values = #"{"d": "a", "v": 1}, {"d": "b", "v": 2}, {"d": "c", "v": 3}"#
    let output = try run(values, #""x": {"field": "d", "scale": \#(scale)}"# + Self.y).output
    #expect(output.contains("\nX axis: d: \(order).\n"))
  }
}
