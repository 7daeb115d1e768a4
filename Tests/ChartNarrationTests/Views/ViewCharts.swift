import ChartModel

@testable import ChartAnalysis
@testable import ChartNarration

/// Files of several charts, as a specification declares them.
enum ViewChart {
  static func narrated(_ declared: DeclaredViews, _ verbosity: Verbosity = .standard) throws -> NarratedViews {
    let views = BucketedViews(declared)
    return NarratedViews(
      views, facts: views.views.map { ChartFacts($0.chart) }, voice: .english, verbosity: verbosity)
  }

  /// A chart of categories.
  static func chart(
    _ values: [(String, Double)], mark: MarkKind = .bar, x: String = "variety", y: String = "yield",
    unit: String? = nil, title: String? = nil, aggregate: Aggregate? = .mean, orientation: Orientation = .vertical,
    domain: ClosedRange<Double>? = nil
  ) -> ChartDeclaration {
    let specification = ChartSpecification(
      mark: mark, orientation: orientation, x: XEncoding(field: x, type: .nominal, bucketing: .none),
      y: YEncoding(field: y, unit: unit, aggregate: aggregate, domain: domain))
    let rows = RowBatch(
      rowCount: values.count,
      columns: [
        .categories(codes: values.indices.map { Int32($0) }, names: values.map(\.0)), .numbers(values.map(\.1)),
      ])
    return ChartDeclaration(
      title: title, layers: [DeclaredLayer(specification: specification, rows: rows, decimals: 1)])
  }

  /// A chart of a value on some days of June 2025.
  static func days(
    _ values: [(Int, Double)], mark: MarkKind = .line, y: String = "price", title: String? = nil
  ) -> ChartDeclaration {
    let specification = ChartSpecification(
      mark: mark, x: XEncoding(field: "date", type: .temporal, bucketing: .calendar(.day)),
      y: YEncoding(field: y, aggregate: .mean))
    let rows = RowBatch(
      rowCount: values.count,
      columns: [.instants(values.map { RichChart.at($0.0).microseconds }), .numbers(values.map(\.1))])
    return ChartDeclaration(title: title, layers: [DeclaredLayer(specification: specification, rows: rows)])
  }

  static func view(_ field: String?, _ value: XValue?, _ chart: ChartDeclaration) -> DeclaredView {
    DeclaredView(names: [ViewName(title: field, value: value)], chart: chart)
  }

  static let yields: [(String, [(String, Double)])] = [
    ("Crookston", [("Manchuria", 32.4), ("Trebi", 44.2), ("Glabron", 38.1)]),
    ("Duluth", [("Manchuria", 26), ("Trebi", 33.2), ("Glabron", 27.3)]),
    ("Waseca", [("Manchuria", 49), ("Trebi", 63.8), ("Glabron", 61.5)]),
  ]

  /// Bars of yields, a chart for each site, on common axes.
  static func barley(title: String? = "Barley yields in 1931", orientation: Orientation = .vertical) -> DeclaredViews {
    DeclaredViews(
      title: title,
      views: yields.map { view("site", .category($0.0), chart($0.1, unit: "bushel", orientation: orientation)) },
      sharesX: true, sharesY: true)
  }
}
