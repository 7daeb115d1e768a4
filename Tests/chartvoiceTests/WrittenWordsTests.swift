import Testing

/// What error bars are, and what is written beside marks.
@Suite struct WrittenWordsTests {
  private typealias Chart = LayeredChart

  private static let points = Chart(
    rows: (0..<10).map {
      #"{"x": \#($0), "y": \#($0 * 3 + ($0 % 3)), "g": "\#($0 % 2 == 0 ? "A" : "B")", "pop": \#(($0 + 1) * 100)}"#
    }
    .joined(separator: ", "))
  private static let place = Chart.field("x", "x") + ", " + Chart.field("y", "y")

  // MARK: Error bars

  private static let doses = Chart(
    rows: (0..<12).map { #"{"g": "\#($0 % 2 == 0 ? "A" : "B")", "v": \#(5 + $0 + ($0 % 2) * 4)}"# }.joined(
      separator: ", "))

  private static func errors(_ extent: String, _ mean: String = "mean") -> String {
    doses.text(
      Chart.mark(
        "bar",
        Chart.field("x", "g", "nominal") + ", " + Chart.field("y", "v", "quantitative", #", "aggregate": "\#(mean)""#)),
      Chart.mark(
        #"{"type": "errorbar", "ticks": true, "extent": "\#(extent)"}"#,
        Chart.field("x", "g", "nominal") + ", " + Chart.field("y", "v")))
  }

  private static let meanings: [SaidTable] = [
    SaidTable(
      description: "confidence", name: "t.vl.json", table: errors("ci"),
      says: "Bar chart with 95 percent confidence intervals, 2 categories."),
    SaidTable(
      description: "deviations, of which none says which is highest", name: "t.vl.json", table: errors("stdev"),
      says: "Bar chart with standard deviations, 2 categories.", never: ["overlaps", "points", "upper"]),
    SaidTable(
      description: "errors", name: "t.vl.json", table: errors("stderr"),
      says: "Bar chart with standard errors, 2 categories."),
    SaidTable(
      description: "quartiles", name: "t.vl.json", table: errors("iqr", "median"),
      says: "Bar chart with ranges from quartile to quartile, 2 categories."),
    SaidTable(description: "what the bars are", name: "t.vl.json", table: errors("ci"), says: "Mean of v by g"),
  ]

  @Test(arguments: meanings) func errorIsSaid(_ given: SaidTable) throws { try given.check() }

  // MARK: Notes

  private static func written(_ rows: String, _ encoding: String, mark: String = "text") -> String {
    points.text(Chart.mark("point", place), #""data": {"values": [\#(rows)]}, "# + Chart.mark(mark, encoding))
  }

  private static let notes: [SaidTable] = [
    SaidTable(
      description: "words at a place", name: "t.vl.json",
      table: written(#"{"x": 4.5, "y": 2, "t": "Crisis"}"#, place + ", " + Chart.field("text", "t", "nominal")),
      says: "Note at 4.5: Crisis.", never: ["2 sets", "no name"]),
    SaidTable(
      description: "words at data that stand in the chart", name: "t.vl.json",
      table: points.text(
        Chart.mark("point", place),
        Chart.mark(#"{"type": "text", "text": "Crisis"}"#, #""x": {"datum": 3}, "y": {"datum": 9}"#)),
      says: "Note at 3: Crisis."),
    SaidTable(
      description: "words at no place of the data", name: "t.vl.json",
      table: points.text(
        Chart.mark("point", place),
        Chart.mark(#"{"type": "text", "text": "Source: our own"}"#, #""x": {"value": 10}, "y": {"value": 10}"#)),
      says: "Note: Source: our own."),
    SaidTable(
      description: "numbers with their format", name: "t.vl.json",
      table: written(
        #"{"x": 4.5, "y": 2, "t": 383.257}"#,
        place + ", " + Chart.field("text", "t", "quantitative", #", "format": ".1f""#)),
      says: "Note at 4.5: 383.3.", never: ["Highest y: 383"]),
  ]

  @Test(arguments: notes) func noteIsSaid(_ given: SaidTable) throws { try given.check() }
}
