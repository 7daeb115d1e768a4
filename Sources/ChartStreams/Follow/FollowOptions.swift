public import ChartModel

/// How rows are followed.
public struct FollowOptions: Sendable {
  /// How long a turn of speech is.
  public var every: Duration
  /// How many announcements there are in a turn, at most; what waits beyond them is merged.
  public var atMost: Int
  /// How far behind the latest X a row may be and still be counted: microseconds along time, else a number; `nil` for any
  /// distance.
  public var lateness: Double?
  /// How far ahead of the clock the time of a row may be and still move time on; `nil` for any distance.
  public var ahead: Duration?
  /// After how long without rows that is said; `nil` for never.
  public var silence: Duration?
  /// Lines across the chart whose crossing is told, by their names.
  public var rules: [FollowedRule]

  /// The usual: one announcement in five seconds, rows however late, an hour ahead of the clock, a minute of silence.
  public init(
    every: Duration = .seconds(5), atMost: Int = 1, lateness: Double? = nil, ahead: Duration? = .seconds(3_600),
    silence: Duration? = .seconds(60), rules: [FollowedRule] = []
  ) {
    self.every = every
    self.atMost = max(1, atMost)
    self.lateness = lateness
    self.ahead = ahead
    self.silence = silence
    self.rules = rules
  }
}

/// A line across the chart at one value.
public struct FollowedRule: Sendable, Equatable {
  /// What it is called.
  public var name: String
  /// Where it lies.
  public var value: Double

  /// A line by its name.
  public init(name: String, value: Double) {
    self.name = name
    self.value = value
  }
}

/// When something happens, by two clocks: one that never goes back, and that on the wall.
public struct FollowMoment: Sendable, Equatable {
  /// Since the following began.
  public var elapsed: Duration
  /// What time it is.
  public var wall: Instant

  /// A moment by both clocks.
  public init(elapsed: Duration, wall: Instant) {
    self.elapsed = elapsed
    self.wall = wall
  }
}
