import ChartAnalysis
import ChartModel
import ChartNarration
import ChartTruth
import Testing

@testable import VegaLite

/// What the format of an axis makes of its numbers.
@Suite struct VegaFormatTextTests {
  private func chart(_ values: [Double], y: String, x: String = "") throws -> CompiledView {
    let rows = values.enumerated().map { #"{"a": \#($0 * 2), "v": \#($1)}"# }.joined(separator: ",")
    return try specified(
      """
      {"data": {"values": [\(rows)]}, "mark": "bar", "encoding": {
       "x": {"field": "a", "type": "ordinal"\(x)},
       "y": {"field": "v", "type": "quantitative"\(y)}}}
      """)
  }

  @Test(
    arguments: [
      (#", "axis": {"format": ".0%"}"#, ["0: 12.5 percent", "2: 0 percent", "4: minus 107 percent"]),
      (#", "axis": {"format": ".2p"}"#, ["0: 12.5 percent", "2: 0 percent", "4: minus 107 percent"]),
      (
        #", "title": "Share (%)", "axis": {"format": "%"}"#,
        ["0: 12.5 percent", "2: 0 percent", "4: minus 107 percent"]
      ),
      (#", "axis": {"format": "$,.2f"}"#, ["0: 0.125 dollars", "2: 0 dollars", "4: minus 1.07 dollars"]),
      (
        #", "title": "Cost in euros", "axis": {"format": "$.2f"}"#,
        ["0: 0.125 euros", "2: 0 euros", "4: minus 1.07 euros"]
      ),
      (#", "axis": {"format": "d"}"#, ["0: 0.125", "2: 0", "4: minus 1.07"]),
      (#", "axis": {"format": "%", "formatType": "own"}"#, ["0: 0.125", "2: 0", "4: minus 1.07"]),
    ] as [(String, [String])])
  func labelsSayWhatTheAxisShows(y: String, expected: [String]) throws {
    #expect(try chart([0.125, 0, -1.07], y: y).labels() == expected)
  }

  /// Parts that fill an axis have percents of their own.
  @Test func partsThatFillTheAxis() throws {
    let stacked = try specified(
      """
      {"data": {"values": [{"a": "x", "k": "p", "v": 30}, {"a": "x", "k": "q", "v": 90}]}, "mark": "bar", "encoding": {
       "x": {"field": "a", "type": "nominal"}, "color": {"field": "k", "type": "nominal"},
       "y": {"field": "v", "type": "quantitative", "stack": "normalize", "axis": {"format": "%"}}}}
      """)
    #expect(try stacked.labels() == ["X: 30 p, 25 percent; 90 q, 75 percent"])
  }

  /// The numbers of tables and of JSON are those of the data.
  @Test func dataStaysAsItIs() throws {
    let chart = try chart([0.125, 0.34], y: #", "axis": {"format": "%"}"#)
    #expect(try chart.narrator().tableCSV() == "a,v,rows\n0,0.125,1\n2,0.34,1\n")
    let view = try #require(chart.declared.views.first)
    let y = try #require(view.chart.layers.first).specification.y
    #expect(y.look.numberLook == .percent && y.unit == nil)
  }

  @Test func everySentenceOfPercentsHolds() throws {
    let values = [0.07, 0.11, 0.145, 0.19, 0.16, 0.29, 0.31, 0.43, 0.58, 0.64, 0.55, 0.71]
    let narrator = try chart(values, y: #", "axis": {"format": ".0%"}"#).narrator()
    #expect(narrator.overview().contains("Y axis: v in percent, from 0 to 80."))
    let reader = TruthReader(narrator.chart, detail: .standard)
    #expect(reader.problem(in: narrator.message, as: .message) == nil)
    for text in narrator.summary() { #expect(reader.problem(in: text, as: .summary) == nil) }
    for label in narrator.labels() { #expect(reader.problem(inLabel: label.text, of: label.id) == nil) }
  }
}
