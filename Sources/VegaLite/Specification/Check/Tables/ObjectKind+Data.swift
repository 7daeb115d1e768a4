/// What data, its formats and lookups may have.
extension ObjectKind {
  /// A source of data.
  static let data = ObjectKind(
    "data",
    """
    format graticule name sequence sphere url values
    """)

  /// The format of data.
  static let format = ObjectKind(
    "a format",
    """
    delimiter feature mesh parse property type
    """)

  /// A sequence of numbers.
  static let sequence = ObjectKind(
    "a sequence",
    """
    as start step stop
    """)

  /// Where a lookup looks.
  static let lookupSource = ObjectKind(
    "from",
    """
    data fields key param selection
    """)

  /// A field of an aggregate.
  static let aggregateField = ObjectKind(
    "an aggregate",
    """
    as field op
    """)

  /// A field of a window.
  static let windowField = ObjectKind(
    "a window",
    """
    as field op param
    """)

  /// A field to sort by.
  static let sortField = ObjectKind(
    "an order",
    """
    field order
    """)
}
