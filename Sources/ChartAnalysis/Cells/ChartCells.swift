public import ChartModel

/// A chart as lines of cells, such as those of a braille display: the shape of each series, a level a cell.
///
/// Marks at one X stand in one column in all lines. A chart of more places than cells is reduced: two cells for each
/// stretch of places show its lowest and its highest value, in the order in which they come.
///
/// ```swift
/// ChartCells(chart, width: 40, levels: .four).lines[0].cells.map(\.content)
/// // [.level(0), .step(from: 0, to: 2), .empty, .zero]
/// ```
public struct ChartCells: Sendable, Equatable {
  /// How many levels a cell can tell apart.
  public enum Height: Int, Sendable {
    /// Those of a cell of six dots, as embossers have them.
    case three = 3
    /// Those of a cell of eight dots, as braille displays have them.
    case four = 4

    /// The levels of categories, which are told apart by neighbouring rows too.
    var categories: Int { 2 * rawValue - 1 }
  }

  /// What the cells from left to right stand for.
  public enum Columns: Sendable, Equatable {
    /// One place along X each.
    case places
    /// Two cells for each stretch of X, from the fewest places of a stretch to the most.
    case pairs(fewest: Int, most: Int)
    /// One cell for all places, from the lowest value to the highest.
    case one
    /// Equal parts of the way along X.
    case parts
    /// Parts of a whole.
    case shares
  }

  /// A line for each series that is walked, then one for each part of a stack; parts of a whole are one line.
  public var lines: [CellLine]
  /// The levels of the lines.
  public var scales: [CellScale]
  /// What the cells stand for.
  public var columns: Columns

  /// The cells of a chart.
  ///
  /// - Parameters:
  ///   - width: the most cells of a line, at least one.
  ///   - height: how many levels a cell tells apart.
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(_ chart: BucketedChart, width: Int, height: Height) {
    let width = max(width, 1)
    if let parts = CellParts(chart, width: width) {
      (lines, scales, columns) = ([parts.line], [], .shares)
      return
    }
    let plan = CellPlan(chart, height: height)
    scales = plan.scales
    let isScatter = plan.lines.allSatisfy { $0.isScatter } && !plan.lines.isEmpty
    let series = plan.lines.map(\.source)
    let slots = isScatter ? CellSlots(columns: width, series, of: chart) : CellSlots(series, of: chart)
    let reduction = CellReduction(slotCount: slots.count, width: width)
    columns = isScatter ? .parts : Self.columns(reduction)
    lines = plan.lines.map { line in
      let writer = CellWriter(scale: plan.scales[line.scale], line: line)
      let cells = writer.cells(reduction.drafts(slots.marks(of: line.source, levels: plan.levels)))
      return CellLine(
        series: line.series, id: line.source.id, style: Self.style(line.style, of: cells), scale: line.scale,
        cells: cells)
    }
  }

  /// Beside ranges a bar would look like the range from the lowest level to its own: levels alone are told apart.
  private static func style(_ style: CellStyle, of cells: [ChartCell]) -> CellStyle {
    let hasRanges = cells.contains { if case .span = $0.content { true } else { false } }
    return hasRanges && (style == .bar || style == .diverging) ? .point : style
  }

  private static func columns(_ reduction: CellReduction) -> Columns {
    guard reduction.isReduced else { return .places }
    let counts = (0..<reduction.pairCount).map { reduction.slots(ofPair: $0).count }
    guard let fewest = counts.min(), let most = counts.max() else { return .one }
    return .pairs(fewest: fewest, most: most)
  }

  /// The places of the cells that stand for each mark, by its id: one, but for the parts of a whole.
  public var cellsByMark: [String: Range<Int>] {
    var places: [String: Range<Int>] = [:]
    for line in lines {
      for (place, cell) in line.cells.enumerated() {
        for id in cell.marks { places[id] = (places[id]?.lowerBound ?? place)..<place + 1 }
      }
    }
    return places
  }
}

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

  init(_ chart: BucketedChart, height: ChartCells.Height) {
    let walked = chart.walkedSeries
    let parts = chart.series.filter(chart.isPart)
    let groups = chart.hasMixedUnits ? walked.map { [$0] } : [walked]
    for group in groups + (parts.isEmpty ? [] : [parts]) where !group.isEmpty { add(group, chart, height) }
    if case .categories(let names) = chart.yAxis.domain, chart.hasLevels {
      levels = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }
  }

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
    if chart.hasLevels, case .categories(let names) = chart.yAxis.domain {
      scales.append(CellScale(categories: names, count: height.categories))
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
      if chart.hasLevels { return .point }
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
