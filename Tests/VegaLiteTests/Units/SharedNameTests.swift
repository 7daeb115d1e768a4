import ChartModel
import Testing

@testable import VegaLite

/// Names along scales that charts or layers share are counted for each of them.
@Suite struct SharedNameTests {
  private static let bar =
    #""mark": "bar", "encoding": {"x": {"field": "k"}, "y": {"field": "q", "type": "quantitative"}}"#
  private static let across =
    #""mark": "point", "encoding": {"y": {"field": "k"}, "x": {"field": "q", "type": "quantitative"}}"#
  private static let other = #""transform": [{"calculate": "datum.k + 2", "as": "k"}]"#

  @Test(arguments: [
    ("{\(bar)}", 3), ("{\"layer\": [{\(bar)}, {\(bar)}]}", 6), ("{\"layer\": [{\(bar)}, {\(bar), \(other)}]}", 12),
    ("{\"hconcat\": [{\(bar)}, {\(bar), \(other)}]}", 3),
    ("{\"hconcat\": [{\(bar)}, {\(bar)}], \"resolve\": {\"scale\": {\"x\": \"shared\"}}}", 6),
    ("{\"hconcat\": [{\(bar)}, {\(bar), \(other)}], \"resolve\": {\"scale\": {\"x\": \"shared\"}}}", 12),
    ("{\"vconcat\": [{\(across)}, {\(across), \(other)}], \"resolve\": {\"scale\": {\"y\": \"shared\"}}}", 12),
  ])
  func counted(text: String, count: Int) throws {
    let views = ViewLowering(names: CalendarNames(zone: .utc)).views(try SmallCharts.compiled(text))
    let root = try Specifications.node(text)
    var limits = VegaContext.Limits()
    limits.cells = count
    try SharedNames(limits: limits).check(views, at: root)
    limits.cells = count - 1
    let fault = #expect(throws: SpecificationFault.self) { try SharedNames(limits: limits).check(views, at: root) }
    #expect(fault?.kind == .tooLarge)
    #expect(fault?.found.hasSuffix(" names along a scale") == true)
  }
}
