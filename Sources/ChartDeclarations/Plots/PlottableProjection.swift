public import Foundation

/// What a plot takes of each element: a label and a value.
///
/// ```swift
/// PointPlot(lakes, x: .value("Area", \.area), y: .value("Depth", \.depth))
/// ```
public struct PlottableProjection<DataElement, Value: Plottable> {
  let plotted: (DataElement) -> PlottedValue

  /// The value at a key path, with a label.
  public static func value(
    _ label: some ChartText, _ path: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    let written = label.written
    return PlottableProjection { PlottableValue.value(written, $0[keyPath: path]).plotted }
  }

  /// The stretch at a key path, with a label.
  public static func value(
    _ label: some ChartText, _ path: KeyPath<DataElement, Range<Value>>
  ) -> PlottableProjection<DataElement, Value> where Value: Comparable {
    let written = label.written
    return PlottableProjection { PlottableValue.value(written, $0[keyPath: path]).plotted }
  }
}

extension PlottableProjection where Value == Date {
  /// The bucket of the calendar that holds the date at a key path.
  public static func value(
    _ label: some ChartText, _ path: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, Date> {
    let written = label.written
    return PlottableProjection {
      PlottableValue.value(written, $0[keyPath: path], unit: unit, calendar: calendar).plotted
    }
  }
}

/// How wide or high the marks of a plot are; of no effect.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init() {}
  /// So many points.
  public init(integerLiteral value: Int) {}
  /// So many points.
  public init(floatLiteral value: Double) {}
  /// As the chart sees fit.
  public static var automatic: MarkDimensions<DataElement> { MarkDimensions() }
  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions() }
  /// So many points each.
  public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> { MarkDimensions() }
  /// The room less so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions() }
  /// A part of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions() }
  /// A part of the room each.
  public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> { MarkDimensions() }
}
