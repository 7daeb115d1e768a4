import ChartModel

/// Finds that stretches are bins: all of one width with an edge at zero, or all of one calendar unit.
///
/// A bar on each is a histogram, and the same chart as one of rows that are put into such bins.
enum StretchBins {
  /// The bins that the stretches of some rows are; `nil` where they are none.
  static func bucketing(of rows: [PlacedRows.Row], _ specification: ChartSpecification) -> Bucketing? {
    guard specification.mark == .bar || specification.mark == .area, specification.x.end != nil,
      specification.y.end == nil, specification.y.type == .quantitative, !rows.isEmpty
    else { return nil }
    return specification.x.type == .temporal ? unit(of: rows, specification.calendar) : width(of: rows)
  }

  private static func width(of rows: [PlacedRows.Row]) -> Bucketing? {
    let ends = rows.compactMap { row -> ClosedRange<Double>? in
      if case .bin(let from, let to) = row.x { from...to } else { nil }
    }
    guard ends.count == rows.count, let first = ends.first, (first.upperBound - first.lowerBound).isFinite else {
      return nil
    }
    let width = asWritten(first.upperBound - first.lowerBound)
    let bins = NumberKeys(resolution: .width(width))
    return ends.allSatisfy { bins.isBin($0, width: width) } ? .width(width) : nil
  }

  /// A width as text would write it: 0.3 less 0.2 is 0.1.
  private static func asWritten(_ width: Double) -> Double {
    guard let unit = Double("1e\(NumberSteps.log10Floor(width) - 11)"), unit > 0 else { return width }
    return NumberSteps.scaled((width / unit).rounded(), by: unit)
  }

  private static func unit(of rows: [PlacedRows.Row], _ calendar: ChartCalendar) -> Bucketing? {
    let ends = rows.compactMap { row -> (from: Instant, to: Instant)? in
      if case .interval(let from, let to) = row.x { (from, to) } else { nil }
    }
    guard ends.count == rows.count else { return nil }
    let unit = CalendarUnit.allCases.first { unit in
      ends.allSatisfy { from, to in
        let ordinal = calendar.ordinal(of: from, unit: unit)
        return calendar.start(of: ordinal, unit: unit) == from && calendar.start(of: ordinal + 1, unit: unit) == to
      }
    }
    return unit.map { .calendar($0) }
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
