import ChartModel

/// The parts of a whole as runs of cells, each as long as its share.
///
/// Every part has at least one cell; what is left goes to the largest remainders, the first of equals (Hare's method).
/// Parts that are zero or have no value have one cell, which says so.
struct CellParts {
  let line: CellLine

  /// The runs of a chart of parts; `nil` for every other, and where parts are more than cells.
  init?(_ chart: BucketedChart, width: Int) {
    guard let marks = Self.marks(of: chart), let first = chart.series.first, marks.count <= width else { return nil }
    let numbers = marks.map { $0.value.number ?? 0 }
    let whole = Statistics.sum(numbers)
    guard whole > 0, whole.isFinite, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    let lengths = Self.lengths(numbers, whole: whole, width: width)
    let isOne = chart.series.count == 1
    line = CellLine(
      series: isOne ? 0 : nil, id: first.id, style: .parts, scale: 0,
      cells: zip(marks, lengths).flatMap { Self.run(of: $0, length: $1) })
  }

  /// The parts in their order: all marks of a pie, or those of a stack at its only place.
  private static func marks(of chart: BucketedChart) -> [Mark]? {
    if let totals = chart.totals {
      guard totals.marks.count == 1, chart.series.allSatisfy(chart.isPart) else { return nil }
    } else if !chart.isPartToWhole {
      return nil
    }
    let marks = chart.series.flatMap(\.marks).filter { !$0.isHidden }
    return marks.contains { if case .infinite = $0.value { true } else { false } } ? nil : marks
  }

  private static func lengths(_ numbers: [Double], whole: Double, width: Int) -> [Int] {
    let spare = width - numbers.count
    let exact = numbers.map { max($0 / whole * Double(width) - 1, 0) }
    // Parts below one cell have taken more than their share: the others share what is left.
    let sum = exact.reduce(0, +)
    let scaled = sum > 0 ? exact.map { $0 / sum * Double(spare) } : exact
    var lengths = scaled.map { 1 + Int(clamping: $0) }
    let left = width - lengths.reduce(0, +)
    let byRemainder = numbers.indices.filter { numbers[$0] > 0 }
      .sorted { (scaled[$1].truncated, $0) < (scaled[$0].truncated, $1) }
    for place in byRemainder.prefix(max(left, 0)) { lengths[place] += 1 }
    return lengths
  }

  private static func run(of mark: Mark, length: Int) -> [ChartCell] {
    let first: CellContent =
      switch mark.value {
      case .missing: .missing
      case .notANumber: .notANumber
      case .number(let number) where number > 0: .partStart
      case .number: .zero
      default: .empty
      }
    return (0..<length).map { ChartCell(content: $0 == 0 ? first : .partRest, marks: [mark.id]) }
  }
}

extension Double {
  /// What is behind the point.
  fileprivate var truncated: Double { self - rounded(.down) }
}
