/// What the marks of a series are to the data.
public enum SeriesRole: String, Sendable {
  /// The data themselves.
  case data
  /// The values beyond the whiskers of box plots.
  case outliers
  /// A line that was fitted to the data, such as a regression: it tells of them and is none of them.
  case fit
}
