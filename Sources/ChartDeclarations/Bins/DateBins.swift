import ChartModel
public import Foundation

/// Bins of dates side by side, in Swift Charts' words.
///
/// ```swift
/// DateBins(unit: .month, range: start...end).thresholds  // the first of each month
/// ```
///
/// The calendar counts in its zone and with its first weekday, as the Gregorian calendar does; in UTC with weeks from
/// Sunday where none is given, so that bins do not depend on the machine.
///
/// There is always a bin, so that `bins[bins.index(for: date)]` holds for every date: without dates it is the bucket that
/// holds the start of 1970, or 24 hours from the first threshold where there are thresholds.
public struct DateBins: RandomAccessCollection, Sendable {
  private let bins: BinThresholds<Date>

  /// Bins between thresholds, whatever their order; 24 hours from the only one, or from the start of 1970.
  public init(thresholds: [Date]) {
    let finite = thresholds.filter { $0.timeIntervalSince1970.isFinite }
    bins = BinThresholds(finite, usual: (DateSteps.epoch, DateSteps.epoch + 86_400), end: { $0 + 86_400 })
  }

  /// Bins of so many units of the calendar each, from the start of the unit in which a range begins.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = DateSteps.calendar
  ) {
    self.init(thresholds: DateSteps(calendar).thresholds(unit.bucket, by: count, range))
  }

  /// Bins of so many seconds each, from the start of a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    self.init(thresholds: DateSteps.thresholds(every: timeInterval, range))
  }

  /// Bins of so many seconds each that hold all data.
  public init(timeInterval: TimeInterval, data: [Date]) {
    self.init(timeInterval: timeInterval, range: DateSteps.range(of: data) ?? DateSteps.epoch...DateSteps.epoch)
  }

  /// Bins of so many units of the calendar each that hold all data.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = DateSteps.calendar) {
    let range = DateSteps.range(of: data) ?? DateSteps.epoch...DateSteps.epoch
    self.init(unit: unit, by: count, range: range, calendar: calendar)
  }

  /// About so many bins of units that people count in, from seconds to centuries, that hold all data.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = DateSteps.calendar) {
    guard let range = DateSteps.range(of: data) else {
      self.init(unit: .day, data: [], calendar: calendar)
      return
    }
    self.init(range: range, desiredCount: desiredCount, calendar: calendar)
  }

  /// About so many bins of units that people count in that hold a range.
  public init(range: ClosedRange<Date>, desiredCount: Int? = nil, calendar: Calendar = DateSteps.calendar) {
    self.init(thresholds: DateSteps(calendar).thresholds(range, count: desiredCount ?? 10))
  }

  /// Bins between the first of the data, the thresholds inside of the data, and its last.
  public init(data: [Date], thresholds: [Date]) {
    guard let range = DateSteps.range(of: data) else {
      self.init(thresholds: DateSteps.range(of: thresholds).map { [$0.lowerBound] } ?? [])
      return
    }
    let inside = thresholds.filter { $0 > range.lowerBound && $0 < range.upperBound }
    self.init(thresholds: [range.lowerBound, range.upperBound] + inside)
  }

  /// The edges of all bins, ascending.
  public var thresholds: [Date] { bins.values }

  /// The place of the bin that holds a date; beyond all bins the first or the last.
  public func index(for value: Date) -> Int { bins.index(for: value) }

  /// The place of the first bin.
  public var startIndex: Int { 0 }

  /// The place after the last bin.
  public var endIndex: Int { bins.count }

  /// A bin; the upper bound belongs to the last one alone.
  public subscript(position: Int) -> ChartBinRange<Date> { bins.bin(position) }
}

extension Calendar.Component {
  /// The unit of buckets that a component counts; the nearest shorter one where there is none of its own.
  fileprivate var bucket: CalendarUnit {
    switch self {
    case .era, .year, .yearForWeekOfYear: .year
    case .quarter: .quarter
    case .month: .month
    case .weekOfYear, .weekOfMonth: .week
    case .hour: .hour
    case .minute: .minute
    case .second, .nanosecond: .second
    default: .day
    }
  }
}
