import Foundation
import Testing

extension ToughCase {
  /// The rows under "Limits" of Vega-Lite specifications.
  static let chartLimits = [
    limit("A chart 210 arrays deep", "deep.vl.json") { vegaLite(values: nested(210)) },
    limit("A chart of 101 MB", "long.vl.json") {
      vegaLite(values: "[\"\(String(repeating: "x", count: 101_000_000))\"]")
    },
    limit("A chart of 5,000,001 values", "values.vl.json") {
      vegaLite(values: "[" + String(repeating: "1,", count: 5_000_000) + "1]")
    },
    limit("A chart with 2,001 views beside each other", "views.vl.json") {
      chart("\"hconcat\": [" + [String](repeating: "{\(view)}", count: 2_001).joined(separator: ",") + "]")
    },
    limit("A chart with 61 layers inside each other", "layers.vl.json") {
      chart((0...60).reduce(view) { inside, _ in "\"layer\": [{\(inside)}]" })
    },
    limit("An object of 501 properties", "properties.vl.json") {
      chart(view + ", \"config\": {" + (0...500).map { "\"p\($0)\": 1" }.joined(separator: ",") + "}")
    },
    limit("A sequence of a thousand million numbers", "count.vl.json") {
      vegaLite(data: "\"sequence\": {\"start\": 0, \"stop\": 1e9}")
    },
    limit("A chart of 200,001 marks", "marks.vl.json") {
      vegaLite(data: "\"sequence\": {\"start\": 0, \"stop\": 200001, \"as\": \"a\"}")
    },
    limit("Transforms that make 3,000,000 rows", "rows.vl.json") {
      vegaLite(
        data: "\"sequence\": {\"start\": 0, \"stop\": 3000, \"as\": \"a\"}",
        transforms: calculate("sequence(1000)"), "{\"flatten\": [\"c\"]}")
    },
    limit("Transforms that make 21,000,000 cells", "cells.vl.json") {
      vegaLite(
        data: "\"sequence\": {\"start\": 0, \"stop\": 2000000, \"as\": \"a\"}",
        transforms: "{\"calculate\": \"1\", \"as\": \"b\"}",
        "{\"joinaggregate\": [" + (0..<10).map { "{\"op\": \"count\", \"as\": \"n\($0)\"}" }.joined(separator: ",")
          + "]}")
    },
    ToughCase("A file of data of 600 MB") {
      let folder = try TemporaryFolder()
      let data = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("big.csv", "")))
      try data.truncate(atOffset: 600_000_000)
      let chart = vegaLite(data: "\"url\": \"big.csv\"")
      return try end(["describe", folder.file("data.vl.json", chart)], in: folder)
    },
  ]

  /// Those of Vega expressions.
  static let expressionLimits = [
    expression("An expression of 12,000 bytes", "1" + String(repeating: "+1", count: 6_000)),
    expression(
      "An expression 300 brackets deep", String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)),
    expression("An expression that makes a text of gigabytes", "pad('a', 4000000000, 'b')"),
    expression("An expression that makes an array of 100,001 values", "sequence(100001)"),
    limit("Expressions that make an array 450 levels deep", "levels.vl.json") {
      let deeper = calculate(String(repeating: "[", count: 150) + "datum.c" + String(repeating: "]", count: 150))
      return vegaLite(values: "[{\"a\": 1}]", transforms: deeper, deeper, deeper)
    },
    limit("Expressions that take more than 100,000,000 steps", "steps.vl.json") {
      vegaLite(
        data: "\"sequence\": {\"start\": 0, \"stop\": 20000, \"as\": \"a\"}",
        transforms: calculate("length(pad('a', 99999, 'b'))"))
    },
  ]

  private static func expression(_ title: String, _ text: String) -> ToughCase {
    limit(title, "expression.vl.json") { vegaLite(values: "[{\"a\": 1}]", transforms: calculate(text)) }
  }

  // MARK: What they are made of

  private static let view = """
    "mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "a", "type": "quantitative"}}
    """

  private static func calculate(_ text: String) -> String { "{\"calculate\": \"\(text)\", \"as\": \"c\"}" }

  private static func chart(_ members: String, data: String = "\"values\": [{\"a\": 1}]") -> String {
    "{\"$schema\": \"\(schema)\", \"data\": {\(data)}, \(members)}"
  }

  private static func vegaLite(values: String, transforms: String...) -> String {
    chart(view + ", \"transform\": [\(transforms.joined(separator: ", "))]", data: "\"values\": \(values)")
  }

  private static func vegaLite(data: String, transforms: String...) -> String {
    chart(view + ", \"transform\": [\(transforms.joined(separator: ", "))]", data: data)
  }
}
