/// What a clause says of how values move.
struct TrendClaim {
  enum Direction { case up, down, level, peak }

  var direction: Direction
  /// The tokens of the verb.
  var verb: Range<Int>
  /// The series that move so, all of them; none where nobody can tell which.
  var series: [Int]
  /// The stretches that may be meant: one that fits is enough.
  var stretches: [ClosedRange<Int>]
  /// Whether every step goes that way.
  var isStrict = false
  /// Whether the stretch or the steps are a guess.
  var isUnsure = false
  /// Whether it stands behind other moves without a verb: "level until 7:00 AM".
  var isAside = false
  /// The tokens of the clause.
  var clause: Range<Int>
}
