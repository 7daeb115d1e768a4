import ChartDeclarations
import ChartModel
import Testing

/// What lies over, behind and beside a chart changes nothing of what it is.
@MainActor @Suite struct OverlayTests {
  @Test func overlaysAndStylesLeaveTheChartAsItIs() {
    let plain = Chart { LineMark(x: .value("X", 1), y: .value("Y", 2)).symbol(by: .value("Kind", "a")) }
    let dressed =
      plain
      .chartOverlay { proxy in Text("at \(proxy.position(forX: 1) ?? 0)") }
      .chartBackground { _ in Text("Total") }
      .chartSymbolScale(["a": Circle()]).chartSymbolScale(domain: ["a"], range: [BasicChartSymbolShape.square])
      .chartLineStyleScale(["a": StrokeStyle(lineWidth: 2)])
      .chartLineStyleScale(domain: ["a"], range: [StrokeStyle(lineWidth: 1)])
      .chartXAxisStyle { $0 }.chartYAxisStyle { $0 }
    #expect(dressed.declaration().layers.map(\.specification) == plain.declaration().layers.map(\.specification))
    #expect(dressed.declaration().layers.count == 1)
  }
}
