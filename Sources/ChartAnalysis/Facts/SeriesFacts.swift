public import ChartModel

/// What one series says.
public struct SeriesFacts: Sendable, Equatable {
  /// How many marks it has, without a value or with one; those that their author hides are in no fact.
  public var markCount: Int
  /// How many buckets lie from its first to its last mark, those that have no mark included.
  public var bucketCount: Int
  /// How many marks are buckets that data fill in part, which are no extreme, no end and in no mean, but in the sum.
  public var partialCount: Int
  /// How many marks have a value: a number, a range or a category.
  public var valueCount: Int
  /// The statistics of its finite numbers, each mark counted once; ranges and categories have none.
  public var statistics: Statistics
  /// The lowest value, or lower end of a range, with every place that has it.
  public var minimum: Extreme?
  /// The highest value, or upper end of a range, with every place that has it.
  public var maximum: Extreme?
  /// What its ranges say; `nil` where no mark is one.
  public var ranges: RangeFacts?
  /// What its candlesticks, boxes or error bars say; `nil` where no mark has a spread.
  public var spread: SpreadFacts?
  /// The place (in `marks`) of the first value.
  public var first: Int?
  /// The place (in `marks`) of the last value.
  public var last: Int?
  /// The last finite value less the first; `nil` where fewer than two are there.
  public var change: Double?
  /// The last finite value as a multiple of the first; `nil` where they are not both above zero.
  public var ratio: Double?
  /// How the series moved from its first to its last value.
  public var movement: Movement
  /// Runs of marks without a finite value, each of one state, in X order.
  public var gaps: [Gap]
  /// Whether a mark is infinite, so that there is no total and no mean of all marks.
  public var hasInfinity: Bool {
    gaps.contains { if case .infinite = $0.state { true } else { false } }
  }
  /// The focus groups along X, in X order; none where the marks are few enough to walk one by one.
  public var groups: [MarkGroup]

  init(_ series: Series, bucketCount: Int, groups: [MarkGroup]) {
    let told = series.marks.told
    let compared = series.marks.hasPartial ? series.marks.compactMap(\.compared) : told
    let values = compared.compactMap(\.number)
    markCount = told.count
    valueCount = told.count { $0.isPresent }
    self.bucketCount = bucketCount
    partialCount = told.count - compared.count
    statistics = Statistics(told: told, compared: compared)
    minimum = Extreme(compared.compactMap(\.low).min(), in: series.marks, by: \.low)
    maximum = Extreme(compared.compactMap(\.high).max(), in: series.marks, by: \.high)
    ranges = RangeFacts(series.marks)
    spread = SpreadFacts(series.marks)
    first = series.marks.firstIndex { $0.compared?.isPresent == true }
    last = series.marks.lastIndex { $0.compared?.isPresent == true }
    change = values.count < 2 ? nil : Self.difference(statistics.last, statistics.first)
    ratio = values.count < 2 ? nil : Self.ratio(statistics.last, statistics.first)
    movement = Movement(values)
    gaps = Gap.all(in: series.marks)
    self.groups = groups
  }

  private static func ratio(_ last: Double?, _ first: Double?) -> Double? {
    guard let last, let first, last > 0, first > 0 else { return nil }
    let ratio = last / first
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }

  private static func difference(_ last: Double?, _ first: Double?) -> Double? {
    guard let last, let first else { return nil }
    return ChartFacts.difference(last, first)
  }
}

/// An extreme value and every place that has it, but for the noise of binary arithmetic.
public struct Extreme: Sendable, Equatable {
  /// The value.
  public var value: Double
  /// Places in `marks`, ascending; never empty.
  public var places: [Int]

  init(value: Double, places: [Int]) {
    self.value = value
    self.places = places
  }

  init?(_ value: Double?, in marks: [Mark], by end: (MarkValue) -> Double?) {
    guard let value else { return nil }
    let places = marks.indices.filter { place in
      marks[place].compared.flatMap(end).map { ChartFacts.areEqual($0, value) } == true
    }
    self.init(value: value, places: places)
  }
}

/// A run of marks without a finite value.
public struct Gap: Sendable, Equatable {
  /// The state that all of its marks share.
  public var state: MarkValue
  /// Places in `marks`.
  public var places: Range<Int>

  static func all(in marks: [Mark]) -> [Gap] {
    var gaps: [Gap] = []
    for (place, mark) in marks.enumerated() where mark.told?.isPresent == false {
      if let last = gaps.last, last.places.upperBound == place, last.state == mark.value {
        gaps[gaps.count - 1].places = last.places.lowerBound..<place + 1
      } else {
        gaps.append(Gap(state: mark.value, places: place..<place + 1))
      }
    }
    return gaps
  }
}

/// How a series moved from its first to its last value.
public enum Movement: Sendable, Equatable {
  /// Fewer than two values.
  case none
  /// All values are the same.
  case constant
  /// No value is lower than the one before, and the last is higher than the first (or the mirror image).
  case steady(rising: Bool)
  /// It went up and down: whether it rose or fell as a whole is for `SeriesFeatures.trend` to say.
  case varied

  init(_ values: [Double]) {
    guard values.count > 1, let low = values.min(), let high = values.max() else {
      self = .none
      return
    }
    let pairs = zip(values, values.dropFirst())
    if ChartFacts.areEqual(low, high) {
      self = .constant
    } else if pairs.allSatisfy({ $0 <= $1 || ChartFacts.areEqual($0, $1) }) {
      self = .steady(rising: true)
    } else if pairs.allSatisfy({ $0 >= $1 || ChartFacts.areEqual($0, $1) }) {
      self = .steady(rising: false)
    } else {
      self = .varied
    }
  }
}

extension SeriesFacts {
  /// The part of the range that a series must change by to be told by its ends.
  private static let leastEnds = 0.35

  /// How far it went from its first to its last value, as a part of its range: below zero where it fell; `nil` where it has no range.
  package var changeShare: Double? {
    guard let change, let low = statistics.minimum, let high = statistics.maximum, high > low, (high - low).isFinite
    else { return nil }
    return change / (high - low)
  }

  /// The part of the range by which it may end below its highest value, or above its lowest, and be near it.
  private static let mostBehind = 0.25

  /// Whether it ends near its highest value, or near its lowest: else its end would be heard as that.
  package func endsNear(highest: Bool) -> Bool {
    guard let low = statistics.minimum, let high = statistics.maximum, let last = statistics.last else { return false }
    return (highest ? high - last : last - low) <= (high - low) * Self.mostBehind
  }

  /// Whether its ends lie so far apart that they tell its course: one that swings much farther is not told by them.
  package var endsTellCourse: Bool {
    guard let change, let low = statistics.minimum, let high = statistics.maximum else { return false }
    return abs(change) >= (high - low) * Self.leastEnds
  }
}
