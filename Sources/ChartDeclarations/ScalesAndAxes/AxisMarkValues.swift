public import Foundation

/// Where an axis has ticks.
public struct AxisMarkValues {
  let ticks: AxisTickPlaces?

  /// Where the chart sees fit.
  public static var automatic: AxisMarkValues { AxisMarkValues(ticks: nil) }

  /// Where the chart sees fit; the count and the rounding of the bounds are of no effect.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }

  /// Where the chart sees fit; the least step, the count and the rounding of the bounds are of no effect.
  public static func automatic<Step: Plottable>(
    minimumStride: Step, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }

  /// At every so many units of the calendar; the rounding of the bounds is of no effect.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(ticks: AxisTickPlaces(lowered: .calendar(component, count: count, calendar: calendar)))
  }

  /// At every multiple of a step; the rounding of the bounds is of no effect.
  public static func stride<Step: PrimitivePlottableProtocol & Numeric>(
    by step: Step, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(ticks: PlottedContent.of(step).coordinate.map { AxisTickPlaces(lowered: .step($0)) })
  }
}

/// Where an axis has ticks, before the calendar is known.
enum LoweredTicks {
  case values([PlottedContent])
  case calendar(Calendar.Component, count: Int, calendar: Calendar?)
  case step(Double)
}
