/// What parameters, selections and conditions may have.
extension ObjectKind {
  /// A parameter.
  static let parameter = ObjectKind(
    "a parameter",
    """
    bind expr name react select value views
    """)

  /// A selection by hand.
  static let select = ObjectKind(
    "a selection",
    """
    clear encodings fields mark nearest on resolve toggle translate type zoom
    """)

  /// A condition on rows.
  static let predicate = ObjectKind(
    "a condition on rows",
    """
    and empty equal field gt gte lt lte not oneOf or param range selection timeUnit valid value
    """)
}
