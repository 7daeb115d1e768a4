internal import ChartModel
internal import Foundation

/// A labelled value without its type.
struct PlottedValue {
  var label: String
  var content: PlottedContent
  /// The upper end of a range.
  var end: PlottedContent?
  /// The unit of the calendar into which a date is bucketed.
  var unit: Calendar.Component?
  /// The calendar for that unit; `nil` for that of the chart.
  var calendar: Calendar?
  /// What the value was, which knows whether there are levels.
  var type: any Plottable.Type

  /// The names of the levels, where the type is ordered.
  var levels: [String]? { content.kind == .category ? names ?? LevelNames.levels(of: type) : nil }
  /// The names of the levels that an axis gives to numbers.
  var names: [String]?
  /// Whether one of the levels is higher than another.
  var areRanked = true
}
