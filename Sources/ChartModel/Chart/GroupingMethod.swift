/// How the marks of a chart are cut into focus groups along X.
public enum GroupingMethod: Sendable, Equatable {
  /// As the chart's purpose asks: the author's plots or ticks, the calendar along time, the breaks of the trend where
  /// the shape matters, else familiar steps; few marks are walked one by one.
  case automatic
  /// At edges of the calendar.
  case calendar
  /// At the breaks of the trend.
  case trend
  /// So many groups of about as many places each.
  case count(Int)
  /// At the ticks of the X axis, or at the steps that it would have.
  case ticks

  /// The counts that can be asked for.
  public static let counts = 1...100

  /// A method by its name: `automatic`, `calendar`, `trend`, `ticks`, or a count from 1 to 100; `nil` for anything else.
  ///
  /// ```swift
  /// GroupingMethod("6")  // GroupingMethod.count(6)
  /// ```
  public init?(_ text: String) {
    switch text {
    case "automatic", "auto": self = .automatic
    case "calendar": self = .calendar
    case "trend": self = .trend
    case "ticks": self = .ticks
    default:
      guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(text), Self.counts.contains(count) else {
        return nil
      }
      self = .count(count)
    }
  }
}
