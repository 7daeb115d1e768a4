/// What goes up and down with a cycle.
public enum CycleSubject: Sendable, Equatable {
  /// The values of a walked series, by its place.
  case values(series: Int)
  /// The share of a part of a stack, by its place in `series`.
  case share(series: Int)
  /// How often something happens: the marks of all walked series are events.
  case events
  /// How often it happens at one level of Y.
  case level(String)
}

/// How something goes up and down with a cycle of the calendar.
public struct CyclePattern: Sendable, Equatable {
  /// The cycle.
  public var cycle: CalendarCycle
  /// What is looked at.
  public var subject: CycleSubject
  /// Every phase of the cycle, those without data included.
  public var phases: [CyclePhase]
  /// The phases with the highest level: several where they tie.
  public var highest: [Int]
  /// The phases with the lowest level: several where they tie; none where all are the same.
  public var lowest: [Int]
  /// The highest level less the lowest, in the unit of the levels.
  public var difference: Double
  /// The noise of one value about the level of its phase: the pooled standard deviation within phases, or of events
  /// the square root of how many are expected (Poisson), each time that a phase comes. In the unit of the levels.
  public var noise: Double
  /// The test statistic: of values the difference in standard errors of the two phases; of events chi squared.
  public var score: Double
  /// The least score that is not chance; see `CycleTest`.
  public var leastScore: Double
  /// Whether it may be told: every phase comes often enough, the difference is at least `leastCycleNoise` times the
  /// noise, and the score at least the least. Of events the score alone decides, as their noise has no other measure.
  public var isNotable: Bool

  /// How many values, or events, there are.
  public var count: Int { phases.reduce(0) { $0 + $1.count } }

  /// Whether the phase that is highest each time that it comes also has the most of all: of 152 events, 73 on two days of
  /// the week are not "most often" on them. Always so of what is no count.
  var tellsMost: Bool {
    switch subject {
    case .values, .share: true
    case .events, .level: highest.contains { phases[$0].count == phases.map(\.count).max() }
    }
  }

  /// The difference in units of the noise.
  public var effect: Double {
    if noise > 0 { return min(difference / noise, Self.mostEffect) }
    return difference > 0 ? Self.mostEffect : 0
  }

  /// An effect without noise.
  private static let mostEffect = 1e9
}
