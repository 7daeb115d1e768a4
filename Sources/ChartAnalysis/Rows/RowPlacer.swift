import ChartModel

/// Where along X a row stands, or why it has no place there.
enum RowPlace {
  case at(XValue)
  /// It has no X.
  case without
  /// It has one that is no place: not a number, infinite.
  case unplaced
  /// It lies outside the range that was asked for.
  case outside
  /// It has no end, or one before it begins.
  case endless(hasEnd: Bool)
}

/// Says where along X each row of a batch stands: first as the row has it, then in the buckets of a finished axis.
struct RowPlacer {
  let specification: ChartSpecification

  /// The place of every row as the row has it.
  func places(of batch: RowBatch) -> [RowPlace] {
    let ends = batch.column(.xEnd, of: specification)
    switch batch.column(.x, of: specification) {
    case .instants(let values):
      return values.enumerated().map { instant($0.element, end: ends?.instant(at: $0.offset)) }
    case .numbers(let values): return values.enumerated().map { number($0.element, end: ends?.number(at: $0.offset)) }
    case .categories(let codes, let names):
      return codes.map { code in names.indices.contains(Int(code)) ? .at(.category(names[Int(code)])) : .without }
    case nil: return [RowPlace](repeating: .without, count: batch.rowCount)
    }
  }

  private func instant(_ microseconds: Int64, end: Int64?) -> RowPlace {
    guard microseconds != ColumnValues.missingInstant else { return .without }
    let from = Instant(microseconds: microseconds)
    guard let end, end != microseconds else {
      return isInside(Double(microseconds)) ? .at(.instant(from)) : .outside
    }
    // An end that nobody wrote down is not an end at the start.
    guard end > microseconds else { return .endless(hasEnd: end != ColumnValues.missingInstant) }
    let isSeen = overlaps(Double(microseconds), Double(end))
    return isSeen ? .at(.interval(from: from, to: Instant(microseconds: end))) : .outside
  }

  private func number(_ value: Double, end: Double?) -> RowPlace {
    guard value.isFinite else { return ColumnValues.isMissing(value) ? .without : .unplaced }
    // Minus zero is the same place as zero.
    let from = value + 0
    guard let end, end != from else { return isInside(from) ? .at(.number(from)) : .outside }
    guard end.isFinite, end > from else { return .endless(hasEnd: end.isFinite) }
    return overlaps(from, end) ? .at(.bin(from: from, to: end + 0)) : .outside
  }

  /// Whether a part of a stretch lies in the range that was asked for.
  private func overlaps(_ from: Double, _ to: Double) -> Bool {
    to > specification.x.from ?? -.infinity && from < specification.x.to ?? .infinity
  }

  private func isInside(_ value: Double) -> Bool {
    value >= specification.x.from ?? -.infinity && value < specification.x.to ?? .infinity
  }
}

extension RowPlacer {
  /// The bucket that a place falls into; a stretch stays as it is unless it is a bin.
  static func bucketed(_ x: XValue, by bucketing: Bucketing, _ calendar: ChartCalendar) -> XValue {
    switch (x, bucketing) {
    case (.instant(let instant), .calendar(let unit)):
      let ordinal = calendar.ordinal(of: instant, unit: unit)
      return .interval(from: calendar.start(of: ordinal, unit: unit), to: calendar.start(of: ordinal + 1, unit: unit))
    case (.interval(let from, _), .calendar): return bucketed(.instant(from), by: bucketing, calendar)
    case (.bin(let from, let to), .width): return bucketed(.number(from / 2 + to / 2), by: bucketing, calendar)
    case (.number(let number), .width(let width)):
      let bins = NumberKeys(resolution: .width(width))
      let key = bins.key(of: number)
      return .bin(from: bins.start(of: key), to: bins.start(of: key + 1))
    default: return x
    }
  }
}

extension RowBatch {
  /// The column of a role, if the chart has it.
  func column(_ role: ChartSpecification.ColumnRole, of specification: ChartSpecification) -> ColumnValues? {
    guard let place = specification.columnOrder.firstIndex(of: role), columns.indices.contains(place) else {
      return nil
    }
    return columns[place]
  }
}

extension ColumnValues {
  func instant(at row: Int) -> Int64? {
    guard case .instants(let values) = self, values.indices.contains(row) else { return nil }
    return values[row]
  }

  func number(at row: Int) -> Double? {
    guard case .numbers(let values) = self, values.indices.contains(row) else { return nil }
    return values[row]
  }

  func name(at row: Int) -> String? {
    guard case .categories(let codes, let names) = self, codes.indices.contains(row),
      names.indices.contains(Int(codes[row]))
    else { return nil }
    return names[Int(codes[row])]
  }
}
