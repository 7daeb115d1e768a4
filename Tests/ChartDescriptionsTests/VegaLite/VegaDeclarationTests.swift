import ChartModel
import Testing

@testable import VegaLite

/// What is declared of units: which channel is X, Y and series, and what is left out.
@Suite struct VegaDeclarationTests {
  struct Roles: Equatable, Sendable {
    var kind: MarkKind
    var x: String
    var y: String?
    var series: String?
    var isAcross = false
    var details: [String] = []
  }

  private static let a = UnitChannel("x", "a", .nominal)
  private static let n = UnitChannel("y", "n", .quantitative)
  private static let rows: [[String: VegaValue]] = [
    ["a": "A", "b": "p", "n": 1, "m": 2, "t": month(2012, 1), "u": month(2012, 2)],
    ["a": "A", "b": "q", "n": 3, "m": 5, "t": month(2012, 1), "u": month(2012, 4)],
    ["a": "B", "b": "q", "n": 4, "m": 9, "t": month(2012, 3), "u": month(2012, 5)],
  ]

  @Test(
    arguments: [
      (VegaMark.bar, [a, n], Roles(kind: .bar, x: "a", y: "n")),
      (
        .bar, [UnitChannel("x", "n", .quantitative), UnitChannel("y", "a", .nominal)],
        Roles(kind: .bar, x: "a", y: "n", isAcross: true)
      ),
      (
        .point,
        [
          UnitChannel("x", "n", .quantitative), UnitChannel("y", "m", .quantitative),
          UnitChannel("color", "b", .nominal), UnitChannel("size", "m", .quantitative),
          UnitChannel("tooltip", "a", .nominal),
        ],
        Roles(kind: .point, x: "n", y: "m", series: "b", details: ["a"])
      ),
      (
        .line,
        [
          UnitChannel("x", "t", .temporal), n, UnitChannel("color", "a", .nominal),
          UnitChannel("detail", "b", .nominal),
        ],
        Roles(kind: .line, x: "t", y: "n", series: "a, b")
      ),
      (
        .line, [UnitChannel("x", "n", .quantitative), UnitChannel("y", "t", .temporal)],
        Roles(kind: .line, x: "t", y: "n", isAcross: true)
      ),
      (
        .rect, [a, UnitChannel("y", "b", .nominal), UnitChannel("color", "n", .quantitative)],
        Roles(kind: .rectangle, x: "a", y: "n", series: "b")
      ),
      (
        .bar,
        [UnitChannel("y", "a", .nominal), UnitChannel("x", "n", .quantitative), UnitChannel("x2", "m", .quantitative)],
        Roles(kind: .bar, x: "a", y: "n", isAcross: true)
      ),
      (
        .bar, [UnitChannel("y", "a", .nominal), UnitChannel("x", "t", .temporal), UnitChannel("x2", "u", .temporal)],
        Roles(kind: .bar, x: "t", y: "a")
      ),
      (
        .arc, [UnitChannel("theta", "n", .quantitative), UnitChannel("color", "b", .nominal)],
        Roles(kind: .sector, x: "b", y: "n")
      ),
      (.tick, [UnitChannel("x", "n", .quantitative)], Roles(kind: .point, x: "n", y: nil)),
      (
        .tick, [UnitChannel("x", "n", .quantitative), UnitChannel("y", "a", .nominal)],
        Roles(kind: .point, x: "a", y: "n", isAcross: true)
      ),
      // A colour that is one and the same at each X tells no series apart.
      (
        .bar, [UnitChannel("x", "b", .nominal), n, UnitChannel("color", "b", .nominal)],
        Roles(kind: .bar, x: "b", y: "n")
      ),
    ] as [(VegaMark, [UnitChannel], Roles)])
  func roles(mark: VegaMark, channels: [UnitChannel], expected: Roles) throws {
    let views = UnitMaker(mark, channels, Self.rows).chart.declared
    let layer = try #require(views.views.first?.chart.layers.first)
    let specification = layer.specification
    let found = Roles(
      kind: specification.mark, x: specification.x.field, y: specification.y.field,
      series: specification.series?.field, isAcross: specification.orientation == .horizontal,
      details: layer.details.map(\.name))
    #expect(found == expected)
    #expect(layer.rows.rowCount == 3)
    #expect(layer.rows.columns.count == specification.columnOrder.count)
  }

  @Test func linesBesideBarsAreRules() throws {
    let bars = UnitMaker(.bar, [Self.a, Self.n], Self.rows)
    let mean = UnitMaker(
      .rule, [UnitChannel("y", "n", .quantitative, aggregate: "mean", column: "mean_n", title: "Average")],
      [["mean_n": 2.5]])
    let chart = try #require(CompiledView.layered([bars, mean]).declared.views.first).chart
    #expect(chart.layers.count == 1)
    #expect(chart.rules == [Rule(id: "@rule-1", name: "Average", place: .y(.number(2.5)))])
  }

  @Test func textAddsOnlyWhatIsNotShown() throws {
    let bars = UnitMaker(.bar, [Self.a, Self.n], [["a": "A", "n": 1], ["a": "B", "n": 4]])
    let records: [[String: VegaValue]] = [["a": "A", "n": 1, "note": "low"], ["a": "B", "n": 4, "note": "high"]]
    let numbers = UnitMaker(.text, [Self.a, Self.n, UnitChannel("text", "n", .quantitative)], records)
    let notes = UnitMaker(.text, [Self.a, Self.n, UnitChannel("text", "note", .nominal)], records)
    #expect(try CompiledView.layered([bars, numbers]).labels() == ["A: 1", "B: 4"])
    #expect(try CompiledView.layered([bars, notes]).labels() == ["A: 1, low", "B: 4, high"])
  }

  @Test(
    arguments: [
      (VegaMark.geoshape, [], Omission.Kind.map),
      (.circle, [UnitChannel("longitude", "n", .quantitative)], .map), (.text, [], .decoration), (.image, [], .image),
    ] as [(VegaMark, [UnitChannel], Omission.Kind)])
  func whatIsNotTold(mark: VegaMark, channels: [UnitChannel], kind: Omission.Kind) {
    let views = CompiledView.layered([
      UnitMaker(.bar, [Self.a, Self.n], Self.rows), UnitMaker(mark, channels, Self.rows),
    ])
    .declared
    #expect(views.omissions.map(\.kind) == [kind])
    #expect(views.views.map(\.chart.layers.count) == [1])
  }

  @Test func layersWithoutRowsWaitForAHand() {
    let views = CompiledView.layered([
      UnitMaker(.bar, [Self.a, Self.n], Self.rows), UnitMaker(.point, [Self.a, Self.n], []),
    ])
    .declared
    #expect(views.omissions.map(\.kind) == [.interaction])
  }

  @Test func cellsOfAFacetHaveNamesAndShareTheirAxes() {
    let maker = UnitMaker(.bar, [Self.a, Self.n], Self.rows)
    let channel = UnitChannel("facet", "when", .temporal, timeUnit: "yearmonth")
    func views(_ kind: CompiledViews.Kind) -> DeclaredViews {
      let children = [month(2012, 1), .null].map { value in
        CompiledViews.Child(names: [ViewName(title: "When", channel: channel, value: value)], view: maker.chart)
      }
      return CompiledView.views(CompiledViews(frame: maker.frame, kind: kind, children: children)).declared
    }
    let facet = views(.facet)
    let january = XValue.interval(from: Instant(seconds: 1_325_376_000), to: Instant(seconds: 1_328_054_400))
    #expect(
      facet.views.map(\.names) == [
        [ChartModel.ViewName(title: "When", value: january, calendarUnit: .month)],
        [ChartModel.ViewName(title: "When", value: nil, calendarUnit: .month)],
      ])
    #expect(facet.sharesX && facet.sharesY)
    // Charts side by side have scales of their own.
    #expect(!views(.concat).sharesX && !views(.concat).sharesY)
  }
}
