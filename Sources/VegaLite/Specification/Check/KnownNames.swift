/// The names that a specification may use as values; after Vega-Lite's `aggregate`, `timeunit`, `scale` and others.
enum KnownNames {
  static let types = ["quantitative", "temporal", "ordinal", "nominal", "geojson"]

  static let aggregates = [
    "count", "sum", "mean", "average", "median", "min", "max", "distinct", "valid", "missing", "values", "product",
    "q1", "q3", "ci0", "ci1", "stderr", "stdev", "stdevp", "variance", "variancep", "argmin", "argmax", "exponential",
    "exponentialb",
  ]

  /// Operations of a window that are no aggregates.
  static let windowOperations = [
    "row_number", "rank", "dense_rank", "percent_rank", "cume_dist", "ntile", "lag", "lead", "first_value",
    "last_value", "nth_value",
  ]

  static let scales = [
    "linear", "log", "pow", "sqrt", "symlog", "identity", "sequential", "time", "utc", "quantile", "quantize",
    "threshold", "bin-ordinal", "ordinal", "point", "band",
  ]

  static let stacks = ["zero", "center", "normalize", "none"]
  static let imputeMethods = ["value", "median", "max", "min", "mean"]
  static let invalidModes = [
    "filter", "break-paths-filter-domains", "break-paths-show-domains", "break-paths-show-path-domains", "show",
  ]
  static let orders = ["ascending", "descending"]
  static let formats = ["json", "csv", "tsv", "dsv", "topojson"]
  static let selections = ["point", "interval"]
  static let resolutions = ["independent", "shared"]
  static let regressions = ["linear", "log", "exp", "pow", "quad", "poly"]
  static let comparisons = ["equal", "lt", "lte", "gt", "gte", "range", "oneOf", "valid"]

  /// What data may be from.
  static let dataSources = ["url", "values", "name", "sequence", "graticule", "sphere"]

  static let timeUnits = [
    "year", "quarter", "month", "week", "day", "dayofyear", "date", "hours", "minutes", "seconds", "milliseconds",
    "yearquarter", "yearquartermonth", "yearmonth", "yearmonthdate", "yearmonthdatehours",
    "yearmonthdatehoursminutes", "yearmonthdatehoursminutesseconds", "yearweek", "yearweekday", "yearweekdayhours",
    "yearweekdayhoursminutes", "yearweekdayhoursminutesseconds", "yeardayofyear", "quartermonth", "monthdate",
    "monthdatehours", "monthdatehoursminutes", "monthdatehoursminutesseconds", "weekday", "weekdayhours",
    "weekdayhoursminutes", "weekdayhoursminutesseconds", "dayhours", "dayhoursminutes", "dayhoursminutesseconds",
    "hoursminutes", "hoursminutesseconds", "minutesseconds", "secondsmilliseconds",
  ]

  /// Whether a unit is known by itself, in UTC, or as one that the data is binned by already.
  static func isTimeUnit(_ name: String) -> Bool {
    var unit = Substring(name)
    for prefix in ["binned", "utc"] where unit.hasPrefix(prefix) { unit = unit.dropFirst(prefix.count) }
    return timeUnits.contains(String(unit))
  }

  /// Names as a list to choose from: a few of them where they are many.
  static func choice(_ names: [String]) -> String {
    let limit = 12
    guard names.count > limit else {
      guard names.count > 1, let last = names.last else { return names.first ?? "" }
      return names.dropLast().joined(separator: ", ") + " or " + last
    }
    return names.prefix(8).joined(separator: ", ") + " or one of \(names.count - 8) others"
  }
}
