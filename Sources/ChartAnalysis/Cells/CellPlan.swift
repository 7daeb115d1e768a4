import ChartModel

/// Which lines a chart has, how each is drawn, and by what levels.
struct CellPlan {
  /// A line to be.
  struct Line {
    var source: Series
    /// Its place in the chart's series; `nil` for totals.
    var series: Int?
    var style: CellStyle
    var scale: Int
    var isScatter: Bool
  }

  var lines: [Line] = []
  var scales: [CellScale] = []
  /// The places of the categories of Y.
  var levels: [String: Int] = [:]
  private let categories: [String]

  init(_ chart: BucketedChart, height: ChartCells.Height) {
    categories = if case .categories(let names) = chart.yAxis.domain, chart.hasLevels { names } else { [] }
    levels = Dictionary(categories.enumerated().map { ($1, $0) }) { first, _ in first }
    let walked = chart.walkedSeries
    let parts = chart.series.filter(chart.isPart)
    let groups = chart.hasMixedUnits ? walked.map { [$0] } : [walked]
    for group in groups + (parts.isEmpty ? [] : [parts]) where !group.isEmpty { add(group, chart, height) }
    // Points of several levels and a range of them would look alike.
    if !lines.allSatisfy(\.isScatter) { for place in lines.indices { lines[place].isScatter = false } }
  }

  // MARK: Cells

  /// The lines of cells.
  func lines(of drafts: [[CellReduction.Draft]]) -> [CellLine] {
    zip(lines, drafts).map { line, drafts in
      CellLine(
        series: line.series, id: line.source.id, style: line.style, scale: line.scale,
        cells: CellWriter(scale: scales[line.scale], line: line).cells(drafts))
    }
  }

  /// Draws levels in another way where two meanings would look alike; whether that is so.
  ///
  /// A bar looks like a range from the lowest level to its own, one that goes up or down from zero like another bar, and
  /// a level between two rows like the range of both.
  mutating func separate(_ cells: [CellLine], _ height: ChartCells.Height) -> Bool {
    let hasRanges = cells.contains { line in
      line.cells.contains { if case .span = $0.content { true } else { false } }
    }
    let bars = Set(lines.map(\.style)).intersection([.bar, .diverging])
    guard hasRanges && lines.contains(where: { $0.style != .point && $0.style != .line }) || bars.count > 1 else {
      return false
    }
    for place in lines.indices where lines[place].style != .line { lines[place].style = .point }
    guard !categories.isEmpty else { return true }
    for place in scales.indices { scales[place] = CellScale(categories: categories, count: height.rawValue) }
    return true
  }

  // MARK: Lines

  /// Series that share their levels.
  private mutating func add(_ group: [Series], _ chart: BucketedChart, _ height: ChartCells.Height) {
    let all = group.flatMap { $0.marks.told.flatMap { [$0.low, $0.high].compactMap { $0 } } }
    let values = all.filter { value in
      if case .numbers(let domain) = chart.yAxis.domain { domain.contains(value) } else { true }
    }
    let shape = Shape(group, values, chart, height)
    for series in group {
      let place = chart.series.firstIndex { $0.id == series.id }
      lines.append(
        Line(
          source: series, series: place, style: shape.style(of: series), scale: scales.count, isScatter: shape.isScatter
        ))
    }
    if chart.hasLevels, case .categories = chart.yAxis.domain {
      scales.append(CellScale(categories: categories, count: height.categories))
    } else {
      scales.append(
        CellScale(
          values, axis: chart.yAxis, count: height.rawValue, isSymmetric: shape.isSymmetric, tellsZero: shape.isScatter)
      )
    }
  }

  /// How the marks of series that share their levels are drawn.
  private struct Shape {
    let chart: BucketedChart
    let isSymmetric: Bool
    let isScatter: Bool
    private let isAboveZero: Bool

    init(_ group: [Series], _ values: [Double], _ chart: BucketedChart, _ height: ChartCells.Height) {
      self.chart = chart
      let areBars = group.allSatisfy { Self.hasBars($0.kind ?? chart.kind) } && !chart.hasLevels
      let isBelow = values.contains { $0 < 0 }
      isAboveZero = !isBelow
      // Half of the levels on each side of zero, where they halve.
      isSymmetric = areBars && isBelow && height.rawValue % 2 == 0 && values.contains { $0 > 0 }
      let isContinuous = chart.xAxis.type == .quantitative || chart.xAxis.type == .temporal
      isScatter =
        isContinuous && chart.xAxis.bucketing == .none && !chart.hasLevels
        && group.allSatisfy { ($0.kind ?? chart.kind) == .point && !$0.isContinuous }
    }

    func style(of series: Series) -> CellStyle {
      if chart.hasLevels { return .between }
      if isSymmetric { return .diverging }
      if series.isContinuous { return .line }
      return Self.hasBars(series.kind ?? chart.kind) && isAboveZero ? .bar : .point
    }

    private static func hasBars(_ kind: MarkKind) -> Bool {
      switch kind {
      case .bar, .rectangle, .sector, .area: true
      case .line, .point, .rule: false
      }
    }
  }
}
