import ChartModel
import Testing

/// Bucketing by the book: every value is kept in a dictionary, and each aggregate is what its name says.
struct Twin {
  struct Key: Hashable {
    var x: XValue
    var series: String
  }

  struct Value {
    var order: SampleX
    var y: Double
  }

  private(set) var buckets: [Key: [Value]] = [:]
  var aggregate: Aggregate
  let countsRows: Bool

  /// - Parameter bucket: where an X falls, or `nil` where it has no place.
  init(_ rows: SampleRows, by aggregate: Aggregate, countsRows: Bool = false, bucket: (SampleX) -> XValue?) {
    self.aggregate = aggregate
    self.countsRows = countsRows
    for row in rows.rows {
      guard let x = bucket(row.x) else { continue }
      buckets[Key(x: x, series: row.series ?? ""), default: []].append(Value(order: row.x, y: row.y))
    }
  }

  /// Checks every mark of a chart; records at most one issue.
  func check(_ chart: BucketedChart, _ comment: String = "", location: SourceLocation = #_sourceLocation) {
    var found = 0
    for series in chart.series {
      for mark in series.marks {
        let values = buckets[Key(x: mark.x, series: series.name ?? "")] ?? []
        if !values.isEmpty { found += 1 }
        let expected = values.isEmpty ? emptyValue : value(values)
        guard mark.value != expected || mark.rowCount != values.count else { continue }
        Issue.record(
          "\(comment) \(mark.id): \(mark.value) of \(mark.rowCount) rows, not \(expected) of \(values.count)",
          sourceLocation: location)
        return
      }
    }
    #expect(found == buckets.count, "\(comment) marks with rows", sourceLocation: location)
  }

  /// Where rows are counted a bucket without any counts zero; everything else is empty.
  private var emptyValue: MarkValue { aggregate == .count ? .number(0) : .empty }

  private func value(_ rows: [Value]) -> MarkValue {
    if aggregate == .count, countsRows { return .number(Double(rows.count)) }
    let valued = rows.filter { !$0.y.isNaN }
    if aggregate == .count { return .number(Double(valued.count)) }
    if valued.isEmpty { return rows.allSatisfy { ColumnValues.isMissing($0.y) } ? .missing : .notANumber }
    return Self.state(result(valued))
  }

  static func state(_ value: Double) -> MarkValue {
    if value.isNaN { return .notANumber }
    return value.isInfinite ? .infinite(negative: value < 0) : .number(value)
  }

  private func result(_ rows: [Value]) -> Double {
    let values = rows.map(\.y)
    let sorted = values.sorted()
    let middle = sorted.count / 2
    switch aggregate {
    case .count: return Double(values.count)
    case .sum: return values.reduce(0, +)
    case .mean: return values.reduce(0, +) / Double(values.count)
    case .median: return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    case .min: return sorted[0]
    case .max: return sorted[sorted.count - 1]
    case .first: return Self.sortedByX(rows).first?.y ?? .nan
    case .last: return Self.sortedByX(rows).last?.y ?? .nan
    default: return .nan
    }
  }

  /// In X order, rows of one X as they came; categories have no order but that of their rows.
  private static func sortedByX(_ rows: [Value]) -> [Value] {
    rows.enumerated().sorted { first, second in
      let (low, high) = (place(first.element.order), place(second.element.order))
      return low == high ? first.offset < second.offset : low < high
    }.map(\.element)
  }

  private static func place(_ x: SampleX) -> Double {
    switch x {
    case .instant(let value): Double(value)
    case .number(let value): value
    case .category, .missing: 0
    }
  }
}
