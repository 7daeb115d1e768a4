/// How a series moved from its first to its last value.
public enum Course: Sendable, Equatable {
  /// Fewer than two values.
  case none
  /// All values are the same.
  case constant
  /// It never fell, or never rose.
  case steady(rising: Bool)
  /// It rose or fell by the Mann-Kendall test, with ups and downs between.
  case overall(rising: Bool)
  /// It went up and down in two to five stretches, between which it may have stayed level.
  case turning([CourseStretch])
  /// None of these.
  case varied

  /// Whether it rose, or fell, from its first to its last value; `nil` where it did neither.
  public var isRising: Bool? {
    switch self {
    case .steady(let rising), .overall(let rising): rising
    case .none, .constant, .turning, .varied: nil
    }
  }
}

extension Course {
  /// The course of a series.
  ///
  /// - Parameter features: what it does along X; `nil` where that was not looked for.
  init(_ features: SeriesFeatures?, _ facts: SeriesFacts, thresholds: FeatureThresholds) {
    switch facts.movement {
    case .none: self = .none
    case .constant: self = .constant
    case .steady(let rising): self = .steady(rising: rising)
    case .varied:
      let scale = MoveScale(facts, usual: features?.usualRange, thresholds)
      let trend = scale.overall(features?.trend)
      // A series that leaves one level for another is told by its levels.
      let stretches = features.map { $0.shifts.isEmpty ? $0.stretches : [] } ?? []
      // A rise with a fall of some size in between is told with it.
      if stretches.isEmpty || trend?.isRising.map({ scale.goesBack(stretches, from: $0) }) == false {
        self = trend ?? .varied
      } else {
        // What one value leaves is not the same throughout.
        let far = features?.leftAside ?? []
        self = .turning(
          stretches.map { stretch in
            var stretch = stretch
            if far.contains(where: stretch.places.contains) { stretch.isConstant = false }
            return stretch
          })
      }
    }
  }
}

extension Course {
  /// The least part of the range between the ends of a course that is told by them, though it has turns.
  private static let leastEnds = 0.5

  /// Whether a series rose, or fell, over all by more than half of its range, whatever turns it took.
  static func overall(_ features: SeriesFeatures, _ facts: SeriesFacts, thresholds: FeatureThresholds) -> Bool? {
    var strict = thresholds
    strict.leastOverallRangeShare = leastEnds
    return MoveScale(facts, usual: features.usualRange, strict).overall(features.trend)?.isRising
  }
}

/// The range of a series, by which moves are large or small.
private struct MoveScale {
  /// Half of the least move that counts: the whole may be beyond all numbers.
  private let halfMove: Double
  /// Half of the least move from the first to the last value of what rose or fell overall.
  private let halfOfEnds: Double

  init(_ facts: SeriesFacts, usual: ClosedRange<Double>?, _ thresholds: FeatureThresholds) {
    let halfRange =
      (usual?.upperBound ?? facts.statistics.maximum ?? 0) / 2 - (usual?.lowerBound ?? facts.statistics.minimum ?? 0)
      / 2
    halfMove = halfRange * thresholds.leastTrendRangeShare
    halfOfEnds = halfRange * thresholds.leastOverallRangeShare
  }

  /// A trend that the first and the last value show too: between ends that say otherwise "rose" would be heard as a
  /// mistake.
  func overall(_ trend: MonotonicTrend?) -> Course? {
    guard let trend, abs(trend.halfChange) >= halfOfEnds else { return nil }
    switch trend.direction {
    case .rising: return trend.halfChange > 0 ? .overall(rising: true) : nil
    case .falling: return trend.halfChange < 0 ? .overall(rising: false) : nil
    case .none: return nil
    }
  }

  func goesBack(_ stretches: [CourseStretch], from rising: Bool) -> Bool {
    stretches.contains {
      $0.direction == (rising ? .falling : .rising) && $0.halfMove >= halfMove
    }
  }
}
