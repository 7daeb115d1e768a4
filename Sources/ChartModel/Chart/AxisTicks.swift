/// Where an axis has its ticks, if the author said it.
public enum AxisTicks: Sendable, Equatable {
  /// ChartVoice chooses.
  case automatic
  /// At each of these places.
  case values([XValue])
  /// At every so many units of the calendar.
  case stride(CalendarUnit, count: Int)
  /// At every multiple of a step.
  case step(Double)
}
