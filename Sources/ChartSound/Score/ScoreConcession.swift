/// What of a chart's axis or of its marks gave way so that its sound can be followed; a transcript says each.
public enum ScoreConcession: Sendable, Equatable {
  /// Each series has all pitches to itself: they share no values, and would hardly move on one axis.
  case ownRanges
  /// The means of the columns of a heat map are heard before its rows.
  case means
  /// The parts of a stack have all pitches to themselves, behind their total.
  case partRange
  /// Most marks would lie together along the axis, and other pitches set them apart.
  case mapping(ValueMapping)
}
