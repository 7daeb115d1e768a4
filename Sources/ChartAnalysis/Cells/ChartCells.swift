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
  /// Whether buckets without a mark lie between the places and have no cell, because there are too many of them.
  public var skipsBuckets: Bool

  /// The cells of a chart.
  ///
  /// - Parameters:
  ///   - width: the most cells of a line, at least one.
  ///   - height: how many levels a cell tells apart.
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(_ chart: BucketedChart, width: Int, height: Height) {
    let width = max(width, 1)
    if let parts = CellParts(chart, width: width) {
      (lines, scales, columns, skipsBuckets) = ([parts.line], [], .shares, false)
      return
    }
    var plan = CellPlan(chart, height: height)
    let isScatter = plan.lines.allSatisfy { $0.isScatter } && !plan.lines.isEmpty
    let series = plan.lines.map(\.source)
    let slots =
      isScatter ? CellSlots(columns: width, series, of: chart) : CellSlots(series, of: chart, width: width)
    skipsBuckets = slots.skipsBuckets
    let reduction = CellReduction(slotCount: slots.count, width: width)
    columns = isScatter ? .parts : Self.columns(reduction)
    let drafts = plan.lines.map { reduction.drafts(slots.marks(of: $0.source, levels: plan.levels)) }
    lines = plan.lines(of: drafts)
    if plan.separate(lines, height) { lines = plan.lines(of: drafts) }
    scales = plan.scales
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
