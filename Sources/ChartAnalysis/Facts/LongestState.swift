public import ChartModel

/// The state that lasts longest in total on a timeline where one state follows the other, as the stages of a night or the shift of a machine.
public struct LongestState: Sendable, Equatable {
  /// What the state is: a level of the only lane, or one of several lanes.
  public enum Kind: Sendable, Equatable {
    /// The level of this name.
    case level(String)
    /// The series at this place among `BucketedChart.walkedSeries`.
    case series(Int)
  }

  /// The level or the series.
  public var kind: Kind
  /// How long all its stretches last together, in microseconds.
  public var length: Int64
  /// Of levels the one that lasts shortest, of several lanes those in which the state lasts longest and shortest; `nil` where two last as
  /// long.
  public var ends: Ends?

  /// Two levels with how long all stretches there last together, in microseconds.
  public struct Ends: Sendable, Equatable {
    /// The one that lasts longest.
    public var longest: Level
    /// The one that lasts shortest.
    public var shortest: Level

    init?(_ levels: [Level]) {
      let sorted = levels.sorted { $0.length > $1.length }
      // Where it never is, it does not last shortest.
      guard sorted.count > 1, let first = sorted.first, let last = sorted.last, last.length > 0,
        first.length != sorted[1].length, sorted[sorted.count - 2].length != last.length
      else { return nil }
      (longest, shortest) = (first, last)
    }
  }

  /// A level with how long all stretches there last together, in microseconds.
  public struct Level: Sendable, Equatable {
    /// The level's name.
    public var name: String
    /// How long its stretches last together, in microseconds.
    public var length: Int64
  }

  /// Breaks of a smaller part of all the time are not seen.
  private static let mostBreak = 0.02

  /// `nil` where states are no stretches or leave breaks, where they overlap, in a window, and where two last as long.
  public init?(_ levels: LevelFacts, in chart: BucketedChart) {
    let reached = levels.reached
    guard chart.window == nil, chart.hasStretches, reached.allSatisfy({ $0.length != nil }),
      let state = chart.walkedSeries.count == 1
        ? Self.level(reached, in: chart) : Self.series(reached, in: chart)
    else { return nil }
    self = state
  }

  private init(kind: Kind, length: Int64, _ levels: [Level]) {
    (self.kind, self.length, ends) = (kind, length, Ends(levels))
  }

  /// The longest level of one lane that is in some state all the time.
  private static func level(_ reached: [LevelTally], in chart: BucketedChart) -> LongestState? {
    let lengths = reached.map { $0.length ?? 0 }
    guard chart.isOfStates, reached.contains(where: { $0.count > 1 }), let longest = longest(lengths) else {
      return nil
    }
    return LongestState(
      kind: .level(reached[longest].name), length: lengths[longest],
      zip(reached, lengths).map { Level(name: $0.name, length: $1) })
  }

  /// The longest of several series, where each level is in one of them all the time.
  private static func series(_ reached: [LevelTally], in chart: BucketedChart) -> LongestState? {
    let lengths = chart.walkedSeries.map(\.length)
    guard areLanes(reached, in: chart), let longest = longest(lengths) else { return nil }
    return LongestState(
      kind: .series(longest), length: lengths[longest], reached.map { $0.lane(of: longest, in: chart) })
  }

  /// Whether each level is in the state of one of several series all the time.
  package static func areLanes(_ reached: [LevelTally], in chart: BucketedChart) -> Bool {
    chart.window == nil && chart.hasStretches && chart.walkedSeries.count > 1
      && reached.allSatisfy { fills($0.length ?? 0, chart) && $0.marks(in: chart).follow }
  }

  private static func longest(_ lengths: [Int64]) -> Int? {
    guard lengths.count > 1, let most = lengths.max(), lengths.count(where: { $0 == most }) == 1 else { return nil }
    return lengths.firstIndex(of: most)
  }

  fileprivate static func fills(_ length: Int64, _ chart: BucketedChart) -> Bool {
    guard case .instants(let from, let to) = chart.xAxis.domain else { return false }
    let span = Double(to.microseconds) - Double(from.microseconds)
    return abs(Double(length) - span) <= span * mostBreak
  }
}

extension BucketedChart {
  /// Whether the stretches of its only lane follow each other, so that there is a state at any time.
  package var isOfStates: Bool {
    guard window == nil, hasStretches, hasLevels, walkedSeries.count == 1, let lane = walkedSeries.first else {
      return false
    }
    return lane.marks.follow && LongestState.fills(lane.length, self)
  }
}

extension LevelTally {
  /// Its marks, of all series or of the one at a place among the walked ones.
  package func marks(of series: Int? = nil, in chart: BucketedChart) -> [Mark] {
    places.filter { series == nil || $0.series == series }.map { chart.walkedSeries[$0.series].marks[$0.mark] }
  }

  /// How long the marks of one series last at it.
  fileprivate func lane(of series: Int, in chart: BucketedChart) -> LongestState.Level {
    LongestState.Level(name: name, length: marks(of: series, in: chart).length)
  }
}

extension Series {
  /// How long all stretches in time of its marks that are not hidden last together, in microseconds, overlaps counted twice.
  public var length: Int64 { marks.length }
}

extension [Mark] {
  /// How long all stretches in time of those that are not hidden last together, in microseconds, overlaps counted twice.
  package var length: Int64 {
    lazy.filter { !$0.isHidden }.compactMap(\.x.length).reduce(0) { $0.addingClamped($1) }
  }

  /// Whether no stretch begins before another one has ended.
  fileprivate var follow: Bool {
    let stretches = lazy.filter { !$0.isHidden }.compactMap(\.x.ends).sorted { $0.from < $1.from }
    return zip(stretches, stretches.dropFirst()).allSatisfy { $0.to <= $1.from }
  }
}

extension XValue {
  fileprivate var ends: (from: Instant, to: Instant)? {
    if case .interval(let from, let to) = self { (from, to) } else { nil }
  }
}
