import ChartModel

/// What each row of a batch shows.
struct RowValues {
  private let y: ColumnValues?
  private let yEnd: ColumnValues?
  private let hasEnd: Bool
  private let zone: TimeZoneRules

  init(_ batch: RowBatch, _ specification: ChartSpecification) {
    y = batch.column(.y, of: specification)
    yEnd = batch.column(.yEnd, of: specification)
    hasEnd = specification.y.end != nil
    zone = specification.calendar.zone
  }

  func value(at row: Int) -> MarkValue {
    switch y {
    case .categories: return y?.name(at: row).map { .category($0) } ?? .missing
    case .numbers:
      let from = MarkValue(cell: y?.number(at: row))
      return hasEnd ? Self.range(from, MarkValue(cell: yEnd?.number(at: row))) : from
    // A time as a value is a name until it is said: it has no scale.
    case .instants: return time(at: row)
    // Rows that nobody measures count as one each.
    case nil: return .number(1)
    }
  }

  /// Whether the first end of a range is above the second.
  func falls(at row: Int) -> Bool {
    guard hasEnd, let from = y?.number(at: row), let to = yEnd?.number(at: row) else { return false }
    return from > to
  }

  private func time(at row: Int) -> MarkValue {
    guard let microseconds = y?.instant(at: row), microseconds != ColumnValues.missingInstant else { return .missing }
    return .category(Instant(microseconds: microseconds).iso8601(in: zone))
  }

  /// The state of a range is that of the end that is worse off; a bar that is drawn downward covers the same range.
  private static func range(_ from: MarkValue, _ to: MarkValue) -> MarkValue {
    guard let low = from.number else { return from }
    guard let high = to.number else { return to }
    return .range(from: Swift.min(low, high), to: Swift.max(low, high))
  }
}

extension MarkValue {
  /// The state of a number as a column has it.
  fileprivate init(cell number: Double?) {
    guard let number, !ColumnValues.isMissing(number) else {
      self = .missing
      return
    }
    self.init(finiteOrNot: number)
  }
}
