/// What scales and the steps before them may have.
extension ObjectKind {
  /// A scale.
  static let scale = ObjectKind(
    "a scale",
    """
    align base bins clamp constant domain domainMax domainMid domainMin domainRaw exponent interpolate nice
    padding paddingInner paddingOuter range rangeMax rangeMin reverse round scheme type zero
    """)

  /// How numbers are cut into bins.
  static let bin = ObjectKind(
    "bin",
    """
    anchor base binned divide extent maxbins minstep nice step steps
    """)

  /// A unit of time.
  static let timeUnit = ObjectKind(
    "a unit of time",
    """
    binned maxbins step unit utc
    """)

  /// What stands for missing values.
  static let impute = ObjectKind(
    "impute",
    """
    frame keyvals method value
    """)

  /// An order by a field or a channel.
  static let sortByField = ObjectKind(
    "an order",
    """
    encoding field op order
    """)
}
