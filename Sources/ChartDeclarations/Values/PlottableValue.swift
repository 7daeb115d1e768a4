public import Foundation

/// A value with the label under which it is told.
///
/// ```swift
/// BarMark(x: .value("Day", dose.date, unit: .day), y: .value("Doses", dose.count))
/// ```
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  init(plotted: PlottedValue) { self.plotted = plotted }

  /// A stretch from one value to another, its end open; what every form with a range comes down to.
  package init(label: some ChartText, from lower: Value, to upper: Value) {
    plotted = PlottedValue(
      label: label.written, content: .of(lower), end: .of(upper), type: Value.self)
  }

  /// A value with a label.
  public static func value(_ label: some ChartText, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(plotted: PlottedValue(label: label.written, content: .of(value), type: Value.self))
  }

  /// A stretch with a label, its end open, such as a bin.
  public static func value(_ label: some ChartText, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(label: label, from: range.lowerBound, to: range.upperBound)
  }

  /// A stretch with a label.
  public static func value(_ label: some ChartText, _ range: ClosedRange<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(label: label, from: range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// The bucket of the calendar that holds a date.
  ///
  /// Components without a bucket of their own take the nearest: a weekday is a day, an era a year, a nanosecond a
  /// second, a week of the month a week. `calendar` is that of the chart where it is left out: Gregorian in UTC unless
  /// `.environment(\.calendar, …)` or `.environment(\.timeZone, …)` says otherwise. Buckets are Gregorian in every
  /// calendar; of a calendar count its zone, its first weekday, and whether its weeks are those of ISO 8601.
  public static func value(
    _ label: some ChartText, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(
      plotted: PlottedValue(
        label: label.written, content: .of(value), unit: unit, calendar: calendar, type: Date.self))
  }
}
