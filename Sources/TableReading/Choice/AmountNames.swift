/// Tells columns of counts and amounts, which add up, from columns of levels, by what they and their units are called.
///
/// Numbers do not show it: heights above the sea are as whole as steps. `Documentation/reading.md` has these lists.
enum AmountNames {
  /// Words for what is counted, and for amounts of which every part counts once.
  static let amounts: Set<String> = [
    "accidents", "amount", "amounts", "arrivals", "births", "bookings", "calls", "clicks", "count", "counts", "deaths",
    "departures", "donations", "doses", "downloads", "events", "expenses", "goals", "incidents", "items", "loans",
    "messages", "orders", "passengers", "payments", "purchases", "qty", "quantity", "revenue", "rides", "sales", "sold",
    "steps", "tickets", "trips", "views", "visits", "votes",
  ]

  /// Words that make a level, a share or a rate of whatever stands beside them: "average steps", "sales price".
  static let levels: Set<String> = [
    "age", "average", "avg", "change", "cum", "cumulative", "duration", "growth", "high", "id", "index", "length",
    "low",
    "max", "maximum", "mean", "median", "min", "minimum", "pct", "per", "percent", "percentage", "price", "prices",
    "rank", "rate", "rating", "ratio", "running", "score", "share", "size", "target", "typical", "ytd",
  ]

  /// Whether one of the names of something says that it adds up, and none that it does not.
  static func sayAmounts(_ names: [String]) -> Bool {
    let words = names.map(NameWords.words)
    let isCounted = words.contains { $0.starts(with: ["number", "of"]) || !amounts.isDisjoint(with: $0) }
    let isLevel =
      names.contains { $0.contains("%") || $0.contains("/") } || words.contains { !levels.isDisjoint(with: $0) }
    return isCounted && !isLevel
  }
}
