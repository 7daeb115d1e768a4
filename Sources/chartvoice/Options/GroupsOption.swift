import ArgumentParser
import ChartAnalysis
import ChartModel
import SourceText

/// What `--groups` means for charts; of several series that are told together, trends are those of the first.
struct GroupsOption {
  private let method: GroupingMethod

  init(_ method: GroupingMethod?) { self.method = method ?? .automatic }

  /// Reads `--groups`.
  static func parse(_ text: String) throws -> GroupingMethod {
    if let method = GroupingMethod(text) { return method }
    throw ValidationError(
      """
      "\(text.escapingControls)" is not a way to make groups. Give calendar, trend, ticks, automatic, or a number from \
      \(GroupingMethod.counts.lowerBound) to \(GroupingMethod.counts.upperBound).
      """)
  }

  /// The method for each chart: what is asked for wherever it has a meaning, which must be in one chart at least.
  func methods(for charts: [BucketedChart]) throws -> [GroupingMethod] {
    guard charts.isEmpty || charts.contains(where: { $0.allows(method) }) else { throw ValidationError(refusal) }
    return charts.map { $0.allows(method) ? method : .automatic }
  }

  private var refusal: String {
    switch method {
    case .calendar: "--groups calendar needs dates along X, and there are none. Give trend, ticks or a number."
    case .trend: "--groups trend needs numbers that follow each other along X. Give a number, such as --groups 6."
    default: "--groups ticks needs numbers or dates along X, and there are none. Give a number, such as --groups 6."
    }
  }
}
