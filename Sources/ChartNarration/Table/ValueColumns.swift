import ChartModel

/// Which values a row of the data table has.
enum ValueColumns: Equatable {
  /// The value.
  case single
  /// Both ends of a range.
  case ends
  /// Open, high, low and close.
  case candlestick
  /// Lower whisker, lower quartile, median, upper quartile and upper whisker.
  case box
  /// The value and both ends of the range around it.
  case interval

  init(_ chart: BucketedChart, hasRanges: Bool) {
    self =
      switch chart.spreadKind {
      case .candlestick: .candlestick
      case .box: .box
      case .interval: .interval
      case nil: hasRanges ? .ends : .single
      }
  }
}

extension DataTable {
  /// The values of a row in the order of the fields; a state without a number, such as a missing value, stands in each.
  func values(of row: Row) -> [MarkValue] {
    switch values {
    case .single: [row.value]
    case .ends: row.value.bothEnds
    case .candlestick: candlestick(row)
    case .box: box(row)
    case .interval: interval(row)
    }
  }

  /// A value beside candlesticks, such as a mean of the last days, is compared with their close.
  private func candlestick(_ row: Row) -> [MarkValue] {
    guard case .candlestick(let open, let close) = row.spread, let low = row.value.low, let high = row.value.high else {
      return row.value.isPresent ? [.empty, .empty, .empty, row.value] : [row.value, row.value, row.value, row.value]
    }
    return [.number(open), .number(high), .number(low), .number(close)]
  }

  /// An outlier is its own lowest and highest value, and has no quartiles.
  private func box(_ row: Row) -> [MarkValue] {
    let ends = row.value.bothEnds
    guard case .box(let lower, let median, let upper, _) = row.spread else {
      let middle: MarkValue = row.value.isPresent ? .empty : row.value
      return [ends[0], middle, middle, middle, ends[1]]
    }
    return [ends[0], .number(lower), .number(median), .number(upper), ends[1]]
  }

  private func interval(_ row: Row) -> [MarkValue] {
    guard case .interval(let from, let to) = row.spread else {
      return row.value.isPresent ? [row.value, .empty, .empty] : [row.value, row.value, row.value]
    }
    return [row.value, .number(from), .number(to)]
  }
}

extension MarkValue {
  /// Both ends of a range, and twice the same where there is one number or none; always two.
  fileprivate var bothEnds: [MarkValue] {
    guard case .range(let from, let to) = self else { return [self, self] }
    return [.number(from), .number(to)]
  }
}
