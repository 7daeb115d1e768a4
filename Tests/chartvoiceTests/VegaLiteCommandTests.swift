import Foundation
import Testing

/// Vega-Lite charts on the command line: every subcommand, the options, and what is wrong.
@Suite struct VegaLiteCommandTests {
  private static let rows = """
    {"values": [{"site": "Bern", "month": "May", "rain": 3}, {"site": "Bern", "month": "June", "rain": 5}, \
    {"site": "Oslo", "month": "May", "rain": 2}, {"site": "Oslo", "month": "June", "rain": 1}]}
    """
  private static let encoding = """
    {"x": {"field": "month", "sort": null}, "y": {"field": "rain", "type": "quantitative"}
    """
  private static let one =
    "{\"data\": \(rows), \"transform\": [{\"filter\": \"datum.site == 'Bern'\"}], \"mark\": \"bar\", \"encoding\": \(encoding)}}"
  private static let two =
    "{\"data\": \(rows), \"mark\": \"bar\", \"encoding\": \(encoding), \"column\": {\"field\": \"site\"}}}"

  private func run(_ arguments: [String], _ text: String, name: String = "chart.vl.json") throws -> Program.Result {
    let folder = try TemporaryFolder()
    let path = try folder.file(name, text)
    return try Program.run(arguments.map { $0 == "FILE" ? path : $0 })
  }

  @Test func oneChart() throws {
    let result = try run(["FILE"], Self.one)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        Rain by month
        Highest: 5 for June.
        Bar chart, 2 categories.
        X axis: month: May and June.
        Y axis: rain, from 0 to 5.
        Lowest: 3 for May.

        2 marks along X:
        1. May: 3
        2. June: 5

        """)
  }

  // MARK: Rows that are not drawn

  private static func points(_ values: String, _ encoding: String) -> String {
    "{\"data\": {\"values\": [\(values)]}, \"mark\": \"point\", \"encoding\": {\(encoding), "
      + "\"y\": {\"field\": \"y\", \"type\": \"quantitative\"}}}"
  }

  /// Each chart says which of its rows are not drawn, and all together which charts that leaves nothing of.
  @Test func rowsThatAFacetDoesNotDraw() throws {
    let values = """
      {"g": "a", "x": 1, "y": 2}, {"g": "a", "x": null, "y": 2}, {"g": "b", "x": 5, "y": 1}, {"g": "b", "x": 6, "y": "q"}, \
      {"g": "c", "x": null, "y": "q"}, {"g": "d", "x": null, "y": 3}
      """
    let x = #""x": {"field": "x", "type": "quantitative"}, "row": {"field": "g"}"#
    #expect(
      try run(["FILE"], Self.points(values, x)).output == """
        Y by x, by g
        2 point charts by g: a and b.
        Highest of all: 2, a. Lowest of all: 1, b.
        Each: 1 place.
        X axis: x, from 0 to 5.
        Y axis: y, from 0 to 2.
        2 charts left out, because none of their rows can be drawn: c and d.

        Chart 1 of 2: a
        One value: 2 at 1.
        1 row left out, because it has no x.

        1 mark along X:
        1. 1: 2

        Chart 2 of 2: b
        One value: 1 at 5.
        1 row left out, because its y has no place on the axis.

        1 mark along X:
        1. 5: 1

        """)
  }

  /// Of many, the first and the last are named, in the order in which they would stand.
  @Test func manyChartsThatAreNotDrawn() throws {
    let values =
      [9, 3, 8, 2, 7, 6, 11, 10, 4].map { "{\"g\": \($0), \"x\": null, \"y\": 1}" } + [#"{"g": 1, "x": 1, "y": 1}"#]
    let x = #""x": {"field": "x", "type": "quantitative"}, "row": {"field": "g", "type": "ordinal"}"#
    let output = try run(["FILE"], Self.points(values.joined(separator: ", "), x)).output
    #expect(
      output.contains("\n9 charts left out, because none of their rows can be drawn: from g 2 to g 11.\n"), "\(output)")
  }

  /// A chart of nothing says why.
  @Test func allChartsAreNotDrawn() throws {
    let values = #"{"g": "b", "x": null, "y": 1}, {"g": "a", "x": null, "y": 1}"#
    let x = #""x": {"field": "x", "type": "quantitative"}, "row": {"field": "g"}"#
    let result = try run(["FILE"], Self.points(values, x))
    #expect(
      result.status == 0
        && result.output
          == "No chart that can be told.\n2 charts left out, because none of their rows can be drawn: a and b.\n"
    )
  }

  /// Interval and name of a cell are those that it would have if it were drawn.
  @Test func intervalsOfChartsThatAreNotDrawn() throws {
    let values = #"{"t": "2024-01-05", "x": 1, "y": 1}, {"t": "2024-08-05", "x": null, "y": 1}"#
    let x =
      #""x": {"field": "x", "type": "quantitative"}, "row": {"field": "t", "timeUnit": {"unit": "yearmonth", "step": 3}}"#
    let output = try run(["FILE"], Self.points(values, x)).output
    #expect(output.contains(": July 1 to September 30, 2024.\n"), "\(output)")
  }

  /// Bins leave out what lies beyond them, so that a facet may keep one chart.
  @Test func chartsWithoutAMarkBesideOne() throws {
    let values = #"{"g": 1, "x": 1, "y": 2}, {"g": 1, "x": 9, "y": 2}, {"g": 2, "x": 7, "y": 1}"#
    let x = #""x": {"field": "x", "bin": {"extent": [0, 4]}}, "column": {"field": "g"}"#
    #expect(
      try run(["FILE"], Self.points(values, x)).output.contains(
        """
        1 row left out, because its x has no place on the axis.
        1 chart left out, because none of its rows can be drawn: g 2.

        """))
  }

  /// An empty text is no zero.
  @Test func anEmptyTextIsInNoBin() throws {
    let values = #"{"x": "", "y": 8}, {"x": 12, "y": 1}, {"x": 14, "y": 2}"#
    let output = try run(["FILE"], Self.points(values, #""x": {"field": "x", "bin": true}"#)).output
    #expect(output.contains("\n1 row left out, because it has no x.\n"), "\(output)")
    #expect(output.contains("\nX axis: x, from 12 to 14.\n"), "\(output)")
  }

  /// As Vega makes no bins of what has no end, none of the rows has a place.
  @Test func binsOfInfiniteValues() throws {
    let values = #"{"x": 1e999, "y": 8}, {"x": 12, "y": 1}, {"x": 14, "y": 2}"#
    let result = try run(["FILE"], Self.points(values, #""x": {"field": "x", "bin": true}"#))
    #expect(
      result.output.contains("\n3 rows left out, because their x has no place on the axis.\n"), "\(result.output)")
    #expect(
      result.errors == "chart.vl.json, /encoding/x/bin (line 1): a value is infinite, so that there are no bins. Leave "
        + "infinite values out with a filter, or give the bins an extent.\n")
  }

  /// Layers over the same rows leave the same ones out; those with rows of their own add to them. A line breaks where a bar is
  /// left out, and yet the row is told once.
  @Test(arguments: [("", "1 row left out, because it has no x."), ("own", "3 rows left out, because they have no x.")])
  func rowsThatLayersDoNotDraw(rows: String, said: String) throws {
    let own = #""data": {"values": [{"x": 1, "z": 2}, {"x": null, "z": 2}, {"x": null, "z": 2}, {"x": 3, "z": 4}]}, "#
    let x = #""x": {"field": "x", "type": "quantitative"}"#
    let chart = """
      {"data": {"values": [{"x": 1, "y": 2, "z": 2}, {"x": null, "y": 2, "z": 2}, {"x": 3, "y": 4, "z": 4}]}, "layer": [
      {"mark": "bar", "encoding": {\(x), "y": {"field": "y", "type": "quantitative"}}},
      {\(rows.isEmpty ? "" : own)"mark": "line", "encoding": {\(x), "y": {"field": "z", "type": "quantitative"}}}]}
      """
    let output = try run(["FILE"], chart).output
    #expect(output.split(separator: "\n").filter { $0.contains("left out") } == [Substring(said)], "\(output)")
  }

  /// A layer of which nothing is drawn is gone, and its rows are told.
  @Test func aLayerThatIsNotDrawn() throws {
    let encoding =
      #""encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}}"#
    let chart = """
      {"layer": [{"data": {"values": [{"a": 1, "b": 2}, {"a": 3, "b": 4}]}, "mark": "bar", \(encoding)},
      {"data": {"values": [{"a": null, "b": 5}, {"b": 7}]}, "mark": "point", \(encoding)}]}
      """
    let output = try run(["FILE"], chart).output
    #expect(output.contains("\nBar chart, 2 places.\n"), "\(output)")
    #expect(output.contains("\n2 rows left out, because they have no a.\n"), "\(output)")
  }

  /// Two axes of one title are two axes, and the rows that lack either are told together.
  @Test func axesOfOneTitle() throws {
    let values = #"{"x": 1, "y": 2}, {"x": null, "y": 3}, {"x": 3, "y": null}, {"x": 4, "y": null}"#
    let chart = """
      {"data": {"values": [\(values)]}, "mark": "point", "encoding": {"x": {"field": "x", "type": "quantitative",
      "title": "Value"}, "y": {"field": "y", "type": "quantitative", "title": "Value"}}}
      """
    let output = try run(["FILE"], chart).output
    #expect(
      output.split(separator: "\n").filter { $0.contains("left out") } == [
        "1 row left out, because it has no Value.", "2 rows left out, because they have no Value.",
      ], "\(output)")
  }

  /// A layer that names the data of the chart is drawn over the same rows.
  @Test func layersOfOneFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.csv", "x,y\n1,2\n,3\n3,4\n")
    let encoding =
      #""encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}"#
    let path = try folder.file(
      "chart.vl.json",
      "{\"data\": {\"url\": \"a.csv\"}, \"layer\": [{\"mark\": \"bar\", \(encoding)}, {\"data\": {\"url\": \"a.csv\"}, "
        + "\"mark\": \"tick\", \(encoding)}]}")
    let output = try Program.run([path]).output
    #expect(output.contains("\n1 row left out, because it has no x.\n"), "\(output)")
  }

  /// Only a line that has the rows tells their breaks.
  @Test func aLineThatIsCut() throws {
    let chart = """
      {"data": {"values": [{"x": 1, "y": 2}, {"x": 3, "y": null}, {"x": 4, "y": null}]}, "encoding": {"x": {"field": "x",
      "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}, "layer": [{"mark": "line", "transform":
      [{"filter": "datum.x < 3"}]}, {"mark": "point"}]}
      """
    let output = try run(["FILE"], chart).output
    #expect(output.contains("\n2 rows left out, because they have no y.\n"), "\(output)")
  }

  /// A column of an author's counts nothing.
  @Test func aColumnThatLooksLikeACount() throws {
    let values = #"{"x": null, "__count": 7, "y": 1}, {"x": 1, "y": 1}"#
    let output = try run(["FILE"], Self.points(values, #""x": {"field": "x", "type": "quantitative"}"#)).output
    #expect(output.contains("\n1 row left out, because it has no x.\n"), "\(output)")
  }

  /// What Vega puts together is counted row by row, and dates that are none are told apart from those that are missing.
  @Test(arguments: [
    (#""field": "x", "type": "quantitative""#, ["4 rows left out, because they have no x."]),
    (
      #""field": "t", "timeUnit": "yearmonth""#,
      ["1 row left out, because it has no t.", "3 rows left out, because their t has no place on the axis."]
    ),
  ])
  func rowsPutTogether(x: String, said: [String]) throws {
    let rows = [
      (#""""#, #""abc""#), (#""""#, #""abc""#), (#""""#, #""abc""#), (#""""#, #""""#), ("1", #""2024-01-05""#),
    ]
    let values = rows.map { "{\"x\": \($0), \"t\": \($1)}" }.joined(separator: ", ")
    let chart = """
      {"data": {"values": [\(values)]}, "mark": "bar", "encoding": {"x": {\(x)}, "y": {"aggregate": "count"}}}
      """
    let output = try run(["FILE"], chart).output
    #expect(output.split(separator: "\n").filter { $0.contains("left out") } == said.map { $0[...] }, "\(output)")
  }

  /// Points on a line are no rows of their own: where the line breaks, that is told, and the row is not left out.
  @Test func aBreakOfALineWithPoints() throws {
    let chart = """
      {"data": {"values": [{"x": 1, "y": 5}, {"x": 2, "y": 6}, {"x": 3, "y": null}]}, "layer": [{"mark": "line"},
      {"mark": "point"}], "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}}
      """
    #expect(try !run(["FILE"], chart).output.contains("left out"))
    #expect(try run(["labels", "FILE"], chart).output == "1: 5\n2: 6\n3: value missing\n")
  }

  /// A point whose value is an empty text is left out as one without a value is.
  @Test func aPointWithoutAValue() throws {
    let values = #"{"x": 1, "y": 5}, {"x": 2, "y": ""}, {"x": 3, "y": null}, {"x": 4}"#
    let output = try run(["FILE"], Self.points(values, #""x": {"field": "x", "type": "quantitative"}"#)).output
    #expect(output.contains("\nPoint chart, 1 place.\n"), "\(output)")
    #expect(output.contains("\n3 rows left out, because they have no y.\n"), "\(output)")
  }

  /// Numbers of one layer beside the bins of another are no bins.
  @Test func numbersBesideBins() throws {
    let chart = """
      {"data": {"values": [{"x": 1, "y": 3, "z": 1}, {"x": 2, "y": 5, "z": 2}, {"x": 9, "y": 9, "z": 9.5}, {"x": 4, "z": 9.5}, {"x": 5, "z": 9.5},
      {"x": 6, "z": 9.5}]}, "layer": [
      {"mark": "bar", "encoding": {"x": {"bin": true, "field": "x"}, "y": {"field": "y", "type": "quantitative"}}},
      {"mark": "line", "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "z", "type": "quantitative"}}}]}
      """
    let lines = try run(["FILE"], chart).output.split(separator: "\n")
    #expect(
      lines.dropFirst().prefix(2) == [
        "Largest change: z, from 1 at 1 to 9.5 at 9.", "Bar chart with a line, 9 places.",
      ])
    #expect(lines.contains("Highest: 9.5, z from 4 to 9. Lowest: 1, z at 1."), "\(lines)")
  }

  /// Nor are they in rules, gaps, selections and comparisons; and they have the unit of X.
  @Test func numbersBesideBinsEverywhere() throws {
    let folder = try TemporaryFolder()
    let chart = """
      {"data": {"values": [{"x": 1, "y": 3, "z": 1}, {"x": 2, "y": 5, "z": 2}, {"x": 9, "y": 9, "z": 9.5}, {"x": 4, "z": null}, {"x": 5, "z": 9.5},
      {"x": 6, "z": 9.5}]}, "layer": [
      {"mark": "bar", "encoding": {"x": {"bin": true, "field": "x", "title": "way in miles"}, "y": {"field": "y", "type": "quantitative"}}},
      {"mark": "line", "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "z", "type": "quantitative"}}},
      {"mark": "rule", "encoding": {"y": {"datum": 5}}}]}
      """
    let lines = try run(["FILE"], chart).output.split(separator: "\n").dropFirst()
    #expect(
      lines == [
        "Largest change: z, from 1 at 1 to 9.5 at 9 miles.", "Bar chart with a line, 9 places.",
        "X axis: way in miles in bins of 1, from 1 to 9.", "Y axis: y, z, from 0 to 10.",
        "3 rows left out, because they have no y.", "Highest: 9.5, z from 5 to 9 miles. Lowest: 1, z at 1 mile.",
        "Y: from 3 to 9.", "Z: from 1 to 9.5.",
        "Rule: 5. Y: 1 of 3 bins above it, 1 at it, 1 below it. Z: 3 of 5 places above it, 2 below it.",
        "Z: value missing at 4 miles.",
      ])
    let other = try folder.file("other.vl.json", chart.replacing("9.5", with: "1.5"))
    let compared = try run(["compare", "FILE", other], chart).output
    #expect(
      compared.contains(
        "\nY: of 3 bins, 3 stayed the same.\nZ: of 6 places, 3 fell, 2 stayed the same, 1 without a value in both.\n"),
      "\(compared)")
    #expect(compared.contains("\nZ: largest fall: 8 at 5, 6, and 9 miles.\n"), "\(compared)")
    let part = try run(["select", "FILE", "--from", "1", "--to", "6"], chart).output
    #expect(part.contains("\nZ, 1 to 6 miles: between 1 and 9.5, mean 5.5, 1 place without a value. "), "\(part)")
  }

  /// The names along an axis that the charts of a facet share stand as its scale has them, whatever each chart has.
  @Test(arguments: [
    ("", "X axis: x: a, b, and c."), (#", "sort": "descending""#, "X axis: x: c, b, and a."),
    (#", "sort": null"#, "X axis: x: c, a, and b."),
    (#", "scale": {"domain": ["b", "z", "c", "a"]}"#, "X axis: x: b, c, and a."),
    (#", "sort": "-y""#, "X axis: x: a, b, and c."), (#", "sort": "y""#, "X axis: x: c, b, and a."),
  ])
  func sharedNames(sort: String, axis: String) throws {
    let rows =
      #"{"values": [{"f": "a", "x": "c", "y": 1}, {"f": "a", "x": "a", "y": 2}, {"f": "b", "x": "b", "y": 3}, {"f": "b", "x": "a", "y": 4}]}"#
    let x = #""x": {"field": "x", "type": "ordinal"\#(sort)}"#
    let y = #""y": {"aggregate": "max", "field": "y", "type": "quantitative"}"#
    let unit = #"{"data": \#(rows), "mark": "bar", "encoding": {"row": {"field": "f"}, \#(x), \#(y)}}"#
    #expect(try run(["FILE"], unit).output.split(separator: "\n").contains { $0 == axis })
    // Of layers each chart knows its own names alone.
    guard !sort.contains("null"), !sort.contains("y") else { return }
    let layers =
      #"{"data": \#(rows), "facet": {"row": {"field": "f"}}, "spec": {"layer": [{"mark": "bar"}, {"mark": "point"}], "encoding": {\#(x), \#(y)}}}"#
    #expect(try run(["FILE"], layers).output.split(separator: "\n").contains { $0 == axis })
  }

  /// Months that come again stand in the order of the year, whichever chart has them first.
  @Test(arguments: ["temporal", "ordinal"]) func sharedMonths(type: String) throws {
    let rows = ["a 2", "a 11", "b 1", "b 4", "b 2"].map { $0.split(separator: " ") }.map {
      #"{"f": "\#($0[0])", "d": "2024-\#($0[1].count == 1 ? "0" : "")\#($0[1])-15", "y": 1}"#
    }
    let chart =
      #"{"data": {"values": [\#(rows.joined(separator: ", "))]}, "mark": "bar", "encoding": {"column": {"field": "f"}, "x": {"timeUnit": "month", "field": "d", "type": "\#(type)"}, "y": {"field": "y", "type": "quantitative"}}}"#
    let output = try run(["FILE"], chart).output
    #expect(output.contains("January, February, April, and November."), "\(output)")
  }

  /// A facet has the axis that the chart without it has.
  @Test(arguments: [
    "", #", "sort": "descending""#, #", "sort": null"#, #", "scale": {"domain": ["b", "z", "c", "a"]}"#,
  ])
  func sharedLevels(sort: String) throws {
    let rows =
      #"{"values": [{"f": "a", "x": "c", "y": 1}, {"f": "a", "x": "a", "y": 2}, {"f": "b", "x": "b", "y": 3}, {"f": "b", "x": "a", "y": 4}]}"#
    let names = #""y": {"field": "x", "type": "ordinal"\#(sort)}"#
    for marks in [
      #""mark": "point", "encoding": {\#(names), "x": {"field": "y", "type": "quantitative"}"#,
      #""mark": "point", "encoding": {\#(names), "x": {"field": "y", "type": "temporal"}"#,
    ] {
      let axes = try ["", #", "column": {"field": "f"}"#].map { facet in
        let lines = try run(["FILE"], #"{"data": \#(rows), \#(marks)\#(facet)}}"#).output.split(separator: "\n")
        return lines.filter { $0.contains(" axis") }
      }
      #expect(axes[0] == axes[1] && !axes[0].isEmpty, "\(axes)")
    }
  }

  @Test(arguments: [
    (["labels"], "Chart 1 of 2: Bern\nMay: 3\nJune: 5\nChart 2 of 2: Oslo\nMay: 2\nJune: 1\n"),
    (
      ["groups"],
      "Chart 1 of 2: Bern\n2 marks along X:\n1. May: 3\n2. June: 5\n\nChart 2 of 2: Oslo\n2 marks along X:\n1. May: 2\n2. June: 1\n"
    ),
    (["table", "--format", "csv"], "view,month,rain,rows\nBern,May,3,1\nBern,June,5,1\nOslo,May,2,1\nOslo,June,1,1\n"),
    (
      ["describe", "--detail", "label"],
      "Rain by month, by site; highest of all: 5, Bern; lowest of all: 1, Oslo.\n"
    ),
    (
      ["describe", "--detail", "label", "--title", "Rain", "--y-unit", "mm"],
      "Rain; highest of all: 5 millimeters, Bern; lowest of all: 1 millimeter, Oslo.\n"
    ),
  ])
  func severalCharts(arguments: [String], output: String) throws {
    let result = try run([arguments[0], "FILE"] + arguments.dropFirst(), Self.two)
    #expect(result.status == 0)
    #expect(result.output == output)
  }

  @Test func selectAndWindowAreAppliedToEachChart() throws {
    let selected = try run(["select", "FILE", "--at", "June"], Self.two)
    #expect(selected.status == 0)
    let lines = selected.output.split(separator: "\n")
    #expect(lines.first == "Chart 1 of 2: Bern")
    #expect(lines.contains("Chart 2 of 2: Oslo"))
    #expect(lines[1].hasPrefix("June: 5"))
    let shown = try run(["labels", "FILE", "--window", "1"], Self.two)
    #expect(shown.output == "Chart 1 of 2: Bern\nJune: 5\nChart 2 of 2: Oslo\nJune: 1\n")
    let none = try run(["labels", "FILE", "--window", "month"], Self.two)
    #expect(none.status == 2)
    #expect(
      none.errors
        == "chart.vl.json, chart 1, column month: the column holds text; --window \"month\" does not fit. Give a number: how many categories.\n"
    )
  }

  @Test func sound() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("chart.vl.json", Self.two)
    let wav = folder.url.appendingPathComponent("a.wav").path
    let score = folder.url.appendingPathComponent("a.json").path
    let result = try Program.run(["sonify", path, "-o", wav, "--score", score, "--quiet"])
    #expect(result.status == 0)
    let captions = try String(contentsOf: folder.url.appendingPathComponent("a.vtt"), encoding: .utf8)
    #expect(captions.contains("\nBern/rain/May\n00:00:00.000 --> "))
    #expect(captions.contains("\nOslo. June: 1\n"))
    let notes = try String(contentsOfFile: score, encoding: .utf8)
    #expect(notes.contains("\"domain\":[0,5]"))
    #expect(notes.contains("\"mark\":\"Oslo/rain/June\""))
  }

  /// By its content a chart is known on standard input and under any name.
  @Test func chartsWithoutTheirEnding() throws {
    let piped = try Program.run(["labels", "-"], input: Data(Self.one.utf8))
    #expect(piped.output == "May: 3\nJune: 5\n")
    #expect(try run(["labels", "FILE"], Self.one, name: "chart.json").output == "May: 3\nJune: 5\n")
    #expect(
      try Program.run(["labels", "-", "--x", "n", "--y", "v", "--mark", "bar"], input: Data("n,v\na,1\nb,2\n".utf8))
        .output == "A: 1\nB: 2\n")
  }

  // MARK: Data

  @Test func whatIsNotDrawnIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "chart.vl.json",
      #"{"data": {"values": [{"a": "A", "b": 28}, {"a": "C", "b": null}]}, "mark": "bar", "encoding": "#
        + #"{"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}, "color": {"field": "aa"}}}"#)
    let result = try Program.run(["describe", path])
    #expect(result.output.split(separator: "\n").contains("1 row left out, because it has no b."))
    #expect(
      result.errors
        == "chart.vl.json, /encoding/color/field (line 1): no row of the data has a field \"aa\". Did you mean a?\n")
  }

  /// A bin that names a row of marks is an interval in the table, and what has no name is null.
  @Test func tableGivesNamesAsWhatTheyAre() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "chart.vl.json",
      #"{"data": {"values": [{"a": 1, "b": 12, "c": "x"}, {"a": 3, "b": 37, "c": "x"}, {"a": 5, "b": 37, "c": null}]}, "#
        + #""mark": "point", "encoding": "#
        + #"{"x": {"field": "a", "type": "quantitative"}, "y": {"field": "c", "type": "nominal"}, "#
        + #""color": {"bin": {"step": 10}, "field": "b", "type": "ordinal"}}}"#)
    let result = try Program.run(["table", path, "--format", "json"])
    for row in [
      #""values":["x",{"from":10,"to":20},1]"#, #""values":["x",{"from":30,"to":40},3]"#,
      #""values":[null,{"from":30,"to":40},5]"#,
    ] { #expect(result.output.contains(row), "\(row) in \(result.output)") }
  }

  @Test func dataComeFromAllowedFoldersAlone() throws {
    let folder = try TemporaryFolder()
    let data = try TemporaryFolder()
    _ = try data.file("rain.csv", "month,rain\nMay,3\n")
    let path = try folder.file(
      "chart.vl.json", "{\"data\": {\"url\": \"rain.csv\"}, \"mark\": \"bar\", \"encoding\": \(Self.encoding)}}")
    let refused = try Program.run(["labels", path])
    #expect(refused.status == 2)
    #expect(refused.output == "")
    #expect(refused.errors.hasPrefix("chart.vl.json, /data/url (line 1): "))
    #expect(refused.errors.split(separator: "\n").count == 1)
    #expect(
      try Program.run(["labels", path, "--allow-data", folder.url.path, "--allow-data", data.url.path]).output
        == "May: 3\n")
    let missing = try Program.run(["labels", path, "--allow-data", data.url.path + "/none"])
    #expect(missing.status == 64)
    #expect(missing.errors.contains("/none\" is none."))
    let table = try Program.run(["labels", CommandTests.steps, "--allow-data", "."])
    #expect(table.status == 64)
    #expect(table.errors.contains("--allow-data is for Vega-Lite charts: a table names no other files. Leave it out."))
  }

  /// Parts that make up more than the greatest number have no shares; they stand one beside the other all the same.
  @Test func partsBeyondAllNumbers() throws {
    let text = """
      {"data": {"values": [{"a": "x", "v": 0.5e308}, {"a": "y", "v": 1e308}, {"a": "z", "v": 1.2e308}]}, "mark": "arc", \
      "encoding": {"theta": {"field": "v", "type": "quantitative"}, "color": {"field": "a"}}}
      """
    let lines = try run(["FILE"], text).output.split(separator: "\n")
    #expect(lines.dropFirst().first == "Highest: 1.2 times 10 to the power of 308 for z.")
    #expect(lines.contains("Lowest: 5 times 10 to the power of 307 for x."))
  }

  /// A file whose cells are all empty has no names along its axes, which would turn the chart.
  @Test func emptyCellsAreNoNames() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("empty.csv", "x,y\n,\n,\n")
    let chart = try folder.file(
      "chart.vl.json",
      """
      {"data": {"url": "empty.csv"}, "mark": "line", "encoding": {"x": {"field": "x", "type": "quantitative"}, \
      "y": {"field": "y", "type": "quantitative"}}}
      """)
    let lines = try Program.run([chart]).output.split(separator: "\n")
    #expect(lines.first == "Y by x" && lines.contains("2 rows left out, because they have no x."), "\(lines)")
  }

  /// What has a value has one, though it stands nowhere along the axis.
  @Test(arguments: [
    (
      #"{"bin": {"extent": [0, 10]}, "field": "x"}"#,
      ["1 row left out, because it has no x.", "2 rows left out, because their x has no place on the axis."]
    ),
    (#"{"field": "x", "type": "quantitative"}"#, ["1 row left out, because it has no x."]),
  ])
  func valuesWithoutAPlace(x: String, said: [String]) throws {
    let values = #"[{"x": 1}, {"x": 2}, {"x": -5}, {"x": 70}, {"x": null}]"#
    let text =
      #"{"data": {"values": \#(values)}, "mark": "bar", "encoding": {"x": \#(x), "y": {"aggregate": "count"}}}"#
    let lines = try run(["FILE"], text).output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains("left out") } == said, "\(lines)")
  }

  // MARK: Options

  @Test func mostMarks() throws {
    #expect(try run(["FILE", "--most-marks", "4"], Self.two).status == 0)
    let many = try run(["FILE", "--most-marks", "3"], Self.two)
    #expect(many.status == 2 && many.output == "")
    #expect(
      many.errors.hasSuffix(
        "line 1: there are more than 3 marks, expected at most 3 in all charts together. "
          + "Aggregate, bin or filter the data.\n"), "\(many.errors)")
  }

  @Test(arguments: [
    (
      ["--mark", "line"], "--mark is for tables: a Vega-Lite chart says this itself. Leave it out, or change the chart."
    ),
    (
      ["--x", "a", "--bucket", "day", "--delimiter", ";"],
      "--x, --bucket and --delimiter are for tables: a Vega-Lite chart says this itself. Leave them out, or change the chart."
    ),
    (
      ["--from", "May"],
      "--from and --to leave out rows of a table. Show a part of a Vega-Lite chart with --window and --at, or select it."
    ),
    (["--y-domain", "0...1", "--y-title", "a"], "--y-title and --y-domain are for tables"),
    (["--x-end", "a"], "--x-end is"), (["--y", "a"], "--y is"), (["--y-end", "a"], "--y-end is"),
    (["--series", "a"], "--series is"),
    (["--aggregate", "sum"], "--aggregate is"), (["--stack", "zero"], "--stack is"),
    (["--x-title", "a"], "--x-title is"),
  ])
  func optionsThatTheChartSaysItself(options: [String], message: String) throws {
    let result = try run(["FILE"] + options, Self.one)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func aUnitOfSeveralMeasures() throws {
    let text =
      "{\"data\": \(Self.rows), \"repeat\": [\"rain\", \"month\"], \"spec\": {\"mark\": \"bar\", \"encoding\": {\"x\": {\"field\": \"site\"}, \"y\": {\"field\": {\"repeat\": \"repeat\"}}}}}"
    let result = try run(["FILE", "--y-unit", "mm"], text)
    #expect(result.status == 64)
    #expect(
      result.errors.contains("--y-unit is for charts that measure the same. Put the units into the titles of the axes.")
    )
  }

  // MARK: Warnings and errors

  @Test func whatIsNoticedIsSaidOnceAndNotWithQuiet() throws {
    let text = Self.one.replacingOccurrences(
      of: "\"mark\": \"bar\"", with: "\"mark\": {\"type\": \"bar\", \"colr\": \"red\"}")
    let result = try run(["labels", "FILE"], text)
    #expect(result.status == 0)
    #expect(result.output == "May: 3\nJune: 5\n")
    #expect(result.errors.hasPrefix("chart.vl.json, /mark/colr (line 1): "), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try run(["labels", "FILE", "--quiet"], text).errors == "")
  }

  @Test(arguments: [
    (
      "{\"data\": {\"values\": []},\n\n\"mark\": \"brick\"}",
      "chart.vl.json, /mark (line 3): \"brick\" is no mark, expected "
    ),
    ("{\"mark\": \"bar\", }", "chart.vl.json, line 1, character 17: "), ("", "chart.vl.json: the file is empty"),
    ("[]", "chart.vl.json"),
    (
      "{\"data\": {\"sphere\": true}, \"layer\": [{\"mark\": \"geoshape\"}]}",
      "chart.vl.json, line 1: a map that shows no values cannot be told. "
    ),
    (
      "{\"mark\": \"geoshape\", \"data\": {\"values\": []}}",
      "chart.vl.json, /mark (line 1): a map that shows no values cannot be told. "
    ),
    (
      "{\"$schema\": \"https://vega.github.io/schema/vega/v6.json\", \"marks\": []}",
      "chart.vl.json: this is a Vega specification, expected one of Vega-Lite. "
    ),
  ])
  func faults(text: String, message: String) throws {
    let result = try run(["FILE"], text)
    #expect(result.status == 2)
    #expect(!result.wasKilled)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
