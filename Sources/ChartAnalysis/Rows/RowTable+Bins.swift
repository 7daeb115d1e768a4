import ChartModel

/// Finds that stretches are bins: all of one width with an edge at zero, or all of one calendar unit.
///
/// A bar on each is a histogram, and the same chart as one of rows that are put into such bins.
extension RowTable {
  /// The rows in buckets; `nil` where the stretches are not bins.
  func binned() -> Bucketer? {
    guard specification.mark == .bar || specification.mark == .area, specification.x.end != nil,
      specification.y.end == nil, specification.y.type == .quantitative, !rows.isEmpty
    else { return nil }
    let bucketer = specification.x.type == .temporal ? temporal() : numeric()
    // What comes as marks is not added up.
    if !specification.fillsGaps, specification.keepsRows, bucketer?.chart(source: ChartSource()).sharesPlaces == true {
      return nil
    }
    return bucketer
  }

  private func numeric() -> Bucketer? {
    let ends = rows.compactMap { row -> ClosedRange<Double>? in
      if case .bin(let from, let to) = row.x { from...to } else { nil }
    }
    guard ends.count == rows.count, let first = ends.first, (first.upperBound - first.lowerBound).isFinite else {
      return nil
    }
    let width = Self.asWritten(first.upperBound - first.lowerBound)
    let bins = NumberKeys(resolution: .width(width))
    guard ends.allSatisfy({ bins.isBin($0, width: width) }) else { return nil }
    return bucketer(x: .numbers(ends.map { $0.lowerBound / 2 + $0.upperBound / 2 }), .width(width))
  }

  /// A width as text would write it: 0.3 less 0.2 is 0.1.
  private static func asWritten(_ width: Double) -> Double {
    guard let unit = Double("1e\(NumberSteps.log10Floor(width) - 11)"), unit > 0 else { return width }
    return NumberSteps.scaled((width / unit).rounded(), by: unit)
  }

  private func temporal() -> Bucketer? {
    let ends = rows.compactMap { row -> (from: Instant, to: Instant)? in
      if case .interval(let from, let to) = row.x { (from, to) } else { nil }
    }
    guard ends.count == rows.count else { return nil }
    let calendar = specification.calendar
    let unit = CalendarUnit.allCases.first { unit in
      ends.allSatisfy { from, to in
        let ordinal = calendar.ordinal(of: from, unit: unit)
        return calendar.start(of: ordinal, unit: unit) == from && calendar.start(of: ordinal + 1, unit: unit) == to
      }
    }
    return unit.map { bucketer(x: .instants(ends.map(\.from.microseconds)), .calendar($0)) }
  }

  private func bucketer(x: ColumnValues, _ bucketing: Bucketing) -> Bucketer {
    var binned = specification
    (binned.x.end, binned.x.bucketing, binned.keepsRows) = (nil, bucketing, false)
    (binned.x.from, binned.x.to) = (nil, nil)
    binned.y.fallback = .sum
    var columns = [x, .numbers(rows.map(\.value.cell))]
    if specification.series != nil {
      columns.append(.categories(codes: rows.map { Int32($0.series) }, names: series.names))
    }
    var bucketer = Bucketer(binned)
    bucketer.add(RowBatch(rowCount: rows.count, columns: columns))
    return bucketer
  }
}

extension NumberKeys {
  /// Whether a stretch is one of the bins, but for what rounding does to its ends.
  fileprivate func isBin(_ ends: ClosedRange<Double>, width: Double) -> Bool {
    let middle = ends.lowerBound / 2 + ends.upperBound / 2
    guard middle.isFinite, abs(middle / width) < 0x1p52 else { return false }
    let key = key(of: middle)
    let tolerance = 1e-9 * max(width, abs(ends.lowerBound), abs(ends.upperBound))
    return abs(start(of: key) - ends.lowerBound) <= tolerance && abs(start(of: key + 1) - ends.upperBound) <= tolerance
  }
}

extension MarkValue {
  /// The number as a column has it.
  fileprivate var cell: Double {
    switch self {
    case .number(let number): number
    case .notANumber: .nan
    case .infinite(let negative): negative ? -.infinity : .infinity
    case .missing, .empty, .range, .category: ColumnValues.missingNumber
    }
  }
}
