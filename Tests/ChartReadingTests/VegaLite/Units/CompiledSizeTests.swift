import Testing

@testable import ChartReading

@Suite("How much the charts of one specification hold")
struct CompiledSizeTests {
  private static let mark = #""mark": "point", "encoding": {"x": {"field": "q", "type": "quantitative"}}"#
  private static let faceted = #""mark": "point", "encoding": {"row": {"field": "k"}, "x": {"field": "q"}}"#

  @Test(
    "Charts of facets, concats and repeats are counted together",
    arguments: [
      ("{\(faceted)}", 3),
      (#"{"facet": {"field": "k"}, "spec": {"layer": [{\#(mark)}, {\#(mark)}]}}"#, 3),
      (#"{"vconcat": [{\#(mark)}, {\#(faceted)}]}"#, 4),
      (#"{"repeat": ["k", "q"], "spec": {"hconcat": [{\#(mark)}, {\#(faceted)}]}}"#, 8),
    ])
  func charts(_ text: String, count: Int) throws {
    var limits = VegaContext.Limits()
    limits.charts = count
    #expect(try SmallCharts.compiled(text, limits: limits).charts.count == count)
    limits.charts = count - 1
    let fault = #expect(throws: SpecificationFault.self) { try SmallCharts.compiled(text, limits: limits) }
    #expect(fault?.kind == .tooLarge)
    let limit = count - 1
    #expect(
      fault?.sentence(source: "c").hasSuffix(
        "there are more than \(limit) charts, expected at most \(limit) in all facets, concats and repeats. "
          + "Facet by a field with fewer values, or filter the data.") == true)
  }

  @Test("The limit is 2,000 charts")
  func limit() { #expect(VegaContext.Limits().charts == 2_000) }

  @Test(
    "The values of all marks are counted together",
    arguments: [
      ("{\(mark)}", 6),
      (#"{"layer": [{\#(mark)}, {\#(mark)}]}"#, 12),
      ("{\(faceted)}", 6),
      (#"{"vconcat": [{\#(mark)}, {\#(faceted)}]}"#, 12),
    ])
  func cells(_ text: String, count: Int) throws {
    var limits = VegaContext.Limits()
    limits.cells = count
    _ = try SmallCharts.compiled(text, limits: limits)
    // The rows of the table alone are 6 cells, so that no smaller limit lets any of these through.
    limits.cells = max(6, count - 1)
    guard limits.cells < count else { return }
    let fault = #expect(throws: SpecificationFault.self) { try SmallCharts.compiled(text, limits: limits) }
    #expect(fault?.kind == .tooLarge)
    #expect(fault?.found == "the marks of all charts have more than \(count - 1) values")
  }
}
