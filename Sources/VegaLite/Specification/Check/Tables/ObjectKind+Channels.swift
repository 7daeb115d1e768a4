/// What definitions of channels may have, by what the channel is for.
extension ObjectKind {
  /// `x` and `y`.
  static let position = ObjectKind(
    "a position channel",
    """
    aggregate axis bandPosition bin condition datum field impute scale sort stack timeUnit title type value
    """)

  /// The other end of a position.
  static let secondPosition = ObjectKind(
    "a second position channel",
    """
    aggregate bandPosition bin datum field timeUnit title type value
    """)

  /// A place beside a place.
  static let offset = ObjectKind(
    "an offset channel",
    """
    aggregate bandPosition bin datum field scale sort timeUnit title type value
    """)

  /// An angle or a radius.
  static let polar = ObjectKind(
    "an angle or radius channel",
    """
    aggregate axis bandPosition bin datum field impute legend scale sort stack timeUnit title type value
    """)

  /// A longitude or latitude.
  static let geographic = ObjectKind(
    "a longitude or latitude channel",
    """
    aggregate bandPosition bin datum field timeUnit title type value
    """)

  /// Looks of a mark, with a scale and a legend.
  static let markProperty = ObjectKind(
    "a channel such as color or size",
    """
    aggregate bandPosition bin condition datum field legend scale sort timeUnit title type value
    """)

  /// A text, or what is shown on request.
  static let text = ObjectKind(
    "a text or tooltip channel",
    """
    aggregate bandPosition bin condition datum field format formatType timeUnit title type value
    """)

  /// A field that only groups.
  static let detail = ObjectKind(
    "a detail channel",
    """
    aggregate bandPosition bin field timeUnit title type
    """)

  /// What marks or stacks are ordered by.
  static let order = ObjectKind(
    "an order channel",
    """
    aggregate bandPosition bin condition field sort timeUnit title type value
    """)

  /// A field whose values are cells.
  static let facetChannel = ObjectKind(
    "a facet channel",
    """
    aggregate align bandPosition bin bounds center columns field header sort spacing timeUnit title type
    """)

  /// The field of an animation.
  static let time = ObjectKind(
    "a time channel",
    """
    aggregate bandPosition bin field rescale scale sort timeUnit title type
    """)

  /// A definition under a condition.
  static let condition = ObjectKind(
    "a condition",
    """
    aggregate aria bandPosition bin condition datum empty field format formatType legend param scale selection
    sort test timeUnit title type value
    """)
}
