import ChartModel
import Testing

@testable import ChartAnalysis

/// Charts of one file: their ids and their common axes.
@Suite struct BucketedViewsTests {
  private static func chart(_ values: [(String, Double)], title: String? = nil, rule: Double? = nil) -> ChartDeclaration
  {
    let specification = ChartSpecification(
      mark: .bar, x: XEncoding(field: "day", type: .nominal, bucketing: .none), y: YEncoding(field: "steps"))
    let rows = RowBatch(
      rowCount: values.count,
      columns: [
        .categories(codes: values.indices.map { Int32($0) }, names: values.map(\.0)), .numbers(values.map(\.1)),
      ])
    return ChartDeclaration(
      title: title, layers: [DeclaredLayer(specification: specification, rows: rows)],
      rules: rule.map { [ChartModel.Rule(id: "@rule-1", name: "Goal", place: .y(.number($0)))] } ?? [])
  }

  private static func views(
    _ names: [[ViewName]], sharesX: Bool = false, sharesY: Bool = false
  ) -> BucketedViews {
    let charts = [chart([("Monday", 7)]), chart([("Tuesday", 90)]), chart([("Monday", 3)])]
    return BucketedViews(
      DeclaredViews(
        views: zip(names, charts).map { DeclaredView(names: $0, chart: $1) }, sharesX: sharesX, sharesY: sharesY))
  }

  @Test func idsBeginWithTheirView() {
    let views = Self.views([
      [ViewName(title: "site", value: .category("St. Paul")), ViewName(title: "year", value: .number(1931))],
      [ViewName(value: nil)], [ViewName(value: nil)],
    ])
    #expect(views.views.map(\.id) == ["St.-Paul_1931", "unnamed", "unnamed-2"])
    #expect(views.views[0].chart.series.map(\.id) == ["St.-Paul_1931/steps"])
    #expect(views.views[0].chart.series[0].marks.map(\.id) == ["St.-Paul_1931/steps/Monday"])
    #expect(views.views[2].chart.series[0].marks.map(\.id) == ["unnamed-2/steps/Monday"])
  }

  @Test func titlesAndPlacesStandForNames() {
    let views = BucketedViews(
      DeclaredViews(views: [
        DeclaredView(chart: Self.chart([("Monday", 1)], title: "My steps", rule: 5)),
        DeclaredView(chart: Self.chart([("Monday", 1)])),
      ]))
    #expect(views.views.map(\.id) == ["My-steps", "view-2"])
    #expect(views.views[0].chart.rules.map(\.id) == ["My-steps/@rule-1"])
  }

  @Test func totalsGetTheIdOfTheirView() {
    let specification = ChartSpecification(
      mark: .bar, x: XEncoding(field: "day", type: .nominal, bucketing: .none),
      y: YEncoding(field: "steps", fallback: .sum), series: SeriesEncoding(field: "kind"), stack: .zero)
    let names: [ColumnValues] = [
      .categories(codes: [0, 0], names: ["Monday"]), .numbers([1, 2]), .categories(codes: [0, 1], names: ["p", "q"]),
    ]
    let stack = ChartDeclaration(
      layers: [DeclaredLayer(specification: specification, rows: RowBatch(rowCount: 2, columns: names))])
    let views = BucketedViews(
      DeclaredViews(views: [DeclaredView(chart: stack), DeclaredView(chart: Self.chart([("Monday", 1)]))]))
    #expect(views.views[0].chart.totals?.id == "view-1/total")
    #expect(views.views[0].chart.totals?.marks.map(\.id) == ["view-1/total/Monday"])
    #expect(views.views[0].chart.walkedSeries.map(\.id) == ["view-1/total"])
    #expect(ChartFacts(views.views[0].chart).walked.count == 1)
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func commonAxes(sharesX: Bool, sharesY: Bool) {
    let charts = Self.views([[], [], []], sharesX: sharesX, sharesY: sharesY).views.map(\.chart)
    let days: [AxisDomain] =
      sharesX
      ? Array(repeating: .categories(["Monday", "Tuesday"]), count: 3)
      : [.categories(["Monday"]), .categories(["Tuesday"]), .categories(["Monday"])]
    #expect(charts.map(\.xAxis.domain) == days)
    #expect(Set(charts.map { "\($0.yAxis.domain)" }).count == (sharesY ? 1 : 3))
    if sharesY { #expect(charts[0].yAxis.domain == .numbers(0...90)) }
  }

  @Test func oneChartTakesWhatIsSaidOfAll() {
    let views = BucketedViews(
      DeclaredViews(
        title: "All", subtitle: "below", authorDescription: "said",
        views: [DeclaredView(chart: Self.chart([("Monday", 1)]))]))
    let chart = views.views[0].chart
    #expect((chart.title, chart.subtitle, chart.authorDescription) == ("All", "below", "said"))
    #expect(views.views[0].id == "")
    #expect(chart.series[0].marks[0].id == "steps/Monday")
    let own = BucketedViews(
      DeclaredViews(title: "All", views: [DeclaredView(chart: Self.chart([("Monday", 1)], title: "Own"))]))
    #expect(own.views[0].chart.title == "Own")
  }

  @Test func noChart() {
    #expect(BucketedViews(DeclaredViews(title: "All", views: [])).views.isEmpty)
  }
}
