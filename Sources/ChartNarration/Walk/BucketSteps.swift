import ChartModel

/// The next coarser and finer buckets of a chart.
struct BucketSteps {
  private let chart: BucketedChart

  init(_ chart: BucketedChart) { self.chart = chart.whole?.chart ?? chart }

  /// Buckets far beyond the rows would be empty, almost all of them.
  private var mostUseful: Double { 2.5 * Double(max(chart.source.rowsRead, 1)) + 24 }

  /// The next buckets in a direction, 1 for coarser; `nil` where there are none.
  func next(_ direction: Int) -> Bucketing? {
    switch chart.xAxis.type {
    case .temporal: nextUnit(direction)
    case .quantitative: nextWidth(direction)
    case .nominal, .ordinal: nil
    }
  }

  /// Weeks are those of the calendar; quarters are left to who asks for them by option.
  private static let units: [CalendarUnit] = [.second, .minute, .hour, .day, .week, .month, .quarter, .halfYear, .year]

  private func nextUnit(_ direction: Int) -> Bucketing? {
    guard let extent = chart.extent else { return nil }
    let length = extent.upperBound - extent.lowerBound
    let own = chart.xAxis.calendarUnit.map { $0 == .isoWeek ? .week : $0 }
    if direction < 0 {
      guard let own, let place = Self.units.firstIndex(of: own), place > 0 else { return nil }
      let finer = Self.units[place - 1]
      return length / Double(finer.microseconds) <= min(Double(ChartLimits.walkedBuckets), mostUseful)
        ? .calendar(finer) : nil
    }
    // Where values stand as they are, the first unit of which not every value is a bucket of its own.
    let places = Double(max(chart.bucketRanges.count, 1))
    let coarser = Self.units.first { unit in
      own.map { unit > $0 } ?? (length / Double(unit.microseconds) < places / 2)
    }
    // One bucket is the whole: nothing is left to walk.
    return coarser.flatMap { Double($0.microseconds) < length ? .calendar($0) : nil }
  }

  /// Widths of 1, 2 and 5 times a power of ten.
  private func nextWidth(_ direction: Int) -> Bucketing? {
    guard let extent = chart.extent, case .width(let width) = chart.xAxis.bucketing, width > 0 else { return nil }
    let length = extent.upperBound - extent.lowerBound
    let next = direction > 0 ? width.nextRoundStep : width.previousRoundStep
    guard next.isFinite, next > 0, direction < 0 || next < length, length / next <= Double(ChartLimits.walkedBuckets)
    else { return nil }
    return .width(next)
  }
}

extension Double {
  private static let digits = [1.0, 2, 5, 10]

  fileprivate var nextRoundStep: Double {
    let power = roundPower
    return (Self.digits.map { $0 * power }.first { $0 > self * 1.000_001 }) ?? power * 20
  }

  fileprivate var previousRoundStep: Double {
    let power = roundPower
    return (Self.digits.dropLast().map { $0 * power }.last { $0 < self * 0.999_999 }) ?? power / 2
  }

  /// The power of ten that is not above it.
  private var roundPower: Double {
    var power = 1.0
    while power > self, power > 1e-300 { power /= 10 }
    while power * 10 <= self * 1.000_001, power < 1e300 { power *= 10 }
    return power
  }
}
