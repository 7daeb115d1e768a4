internal import ChartModel

/// Times as people tell them: to the second where the chart lasts longer than a few, and to the day where bars stand at one time of each day.
struct WholeTimes {
  let marks: [PlacedMark]

  init(_ marks: [PlacedMark]) {
    let instants = marks.flatMap { [$0.x, $0.xEnd] }.compactMap { $0?.content.instant }
    guard let first = instants.min(), let last = instants.max() else {
      self.marks = marks
      return
    }
    if Self.areDays(marks, instants) {
      self.marks = marks.map { Self.at($0, stepsOf: Self.day) }
    } else {
      self.marks = last - first < Self.fewSeconds ? marks : marks.map { Self.at($0, stepsOf: Self.second) }
    }
  }

  private static let second: Int64 = 1_000_000
  private static let day = 86_400 * second
  /// Below ten seconds, parts of a second are what is shown.
  private static let fewSeconds = 10 * second

  /// Whether bars stand at one time on several days, such as noon, each for its day.
  private static func areDays(_ marks: [PlacedMark], _ instants: [Int64]) -> Bool {
    let areBars = marks.allSatisfy {
      $0.x?.content.instant == nil || $0.kind == .bar && $0.xEnd == nil && $0.x?.unit == nil
    }
    return areBars && Set(instants).count > 1 && Set(instants.map { $0 - floor($0, day) }).count == 1
  }

  private static func at(_ mark: PlacedMark, stepsOf step: Int64) -> PlacedMark {
    var mark = mark
    for path in [\PlacedMark.x, \PlacedMark.xEnd] {
      if let instant = mark[keyPath: path]?.content.instant {
        mark[keyPath: path]?.content = .instant(floor(instant, step))
      }
    }
    return mark
  }

  private static func floor(_ instant: Int64, _ step: Int64) -> Int64 {
    let rest = instant % step
    return instant - (rest < 0 ? rest + step : rest)
  }
}

extension PlottedContent {
  /// Microseconds since 1970; `nil` for everything else, and for a missing date.
  var instant: Int64? {
    if case .instant(let instant) = self, instant != ColumnValues.missingInstant { instant } else { nil }
  }
}
