import Testing

@testable import VegaLite

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
    "The marks of all charts are counted together",
    arguments: [
      ("{\(mark)}", 3), (#"{"layer": [{\#(mark)}, {\#(mark)}]}"#, 6), ("{\(faceted)}", 3),
      (#"{"vconcat": [{\#(mark)}, {\#(faceted)}]}"#, 6),
    ])
  func marks(_ text: String, count: Int) throws {
    var limits = VegaContext.Limits()
    #expect(limits.marks == 200_000)
    limits.marks = count
    _ = try SmallCharts.compiled(text, limits: limits)
    limits.marks = count - 1
    let fault = #expect(throws: SpecificationFault.self) { try SmallCharts.compiled(text, limits: limits) }
    #expect(fault?.kind == .tooLarge)
    #expect(
      fault?.sentence(source: "c").hasSuffix(
        "there are more than \(count - 1) marks, expected at most \(count - 1) in all charts together. "
          + "Aggregate, bin or filter the data.") == true)
  }

  @Test("The rows at which all transforms, views and facets look are counted together")
  func looks() throws {
    let filters = #""transform": [{"filter": {"field": "q", "gte": 0}}, {"filter": {"field": "q", "gte": 0}}]"#
    let text = "{\"hconcat\": [{\(Self.mark), \(filters)}, {\(Self.mark), \(filters)}]}"
    func fault(_ text: String, steps: Int) -> SpecificationFault? {
      var limits = VegaContext.Limits()
      limits.steps = steps
      do {
        _ = try SmallCharts.compiled(text, limits: limits)
        return nil
      } catch {
        return error as? SpecificationFault
      }
    }
    #expect(fault(text, steps: 18) == nil)
    #expect(fault(text, steps: 17)?.pointer == "/hconcat/1")
    #expect(fault(text, steps: 17)?.found == "the charts have too many rows to look at")
    #expect(fault(text, steps: 14)?.pointer == "/hconcat/1/transform/1")
    #expect(fault(text, steps: 14)?.found == "the transform has too much to reckon")
    let facets = #"{"facet": {"field": "k"}, "spec": {\#(Self.mark)}}"#
    #expect(fault(facets, steps: 6) == nil)
    #expect(fault(facets, steps: 5)?.found == "the facets have too many rows to deal out")
    #expect(fault(facets, steps: 5)?.kind == .tooLarge)
  }

  @Test(
    "The values of all marks are counted together, and in each chart the names along its scales",
    arguments: [
      ("{\(mark)}", 6),
      (#"{"layer": [{\#(mark)}, {\#(mark)}]}"#, 12),
      ("{\(faceted)}", 15),
      (#"{"vconcat": [{\#(mark)}, {\#(faceted)}]}"#, 21),
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
    #expect(fault?.found == "the marks and the scales of all charts have more than \(count - 1) values")
  }
}
