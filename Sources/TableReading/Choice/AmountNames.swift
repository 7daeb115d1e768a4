/// Tells columns of counts and amounts, which add up, from columns of levels, by what they and their units are called.
///
/// Numbers do not show it: heights above the sea are as whole as steps. `Documentation/reading.md` has these lists.
enum AmountNames {
  /// Words for what is counted, and for amounts of which every part counts once.
  static let amounts: Set<String> = [
    "accidents", "amount", "amounts", "arrivals", "births", "bookings", "calls", "clicks", "count", "counts", "deaths",
    "departures", "donations", "doses", "downloads", "events", "expenses", "goals", "incidents", "items", "loans",
    "messages", "orders", "passengers", "payments", "purchases", "qty", "quantity", "revenue", "rides", "sales", "sold",
    "steps", "tickets", "trips", "views", "visits", "votes", "admissions", "applications", "complaints", "consumption",
    "costs", "crimes", "deliveries", "expenditure", "exports", "fatalities", "fees", "flights", "impressions",
    "imports", "injuries", "installs", "precipitation", "production", "rainfall", "refunds", "sessions", "shipments",
    "signups", "snowfall", "spending", "transactions", "turnover", "visitors",
  ]

  /// Words that make a level, a share or a rate of whatever stands beside them: "average steps", "sales price".
  static let levels: Set<String> = [
    "age", "average", "avg", "change", "cum", "cumulative", "duration", "growth", "high", "id", "index", "length",
    "low", "max", "maximum", "mean", "median", "min", "minimum", "pct", "per", "percent", "percentage", "price",
    "prices", "rank", "rate", "rating", "ratio", "running", "score", "share", "size", "target", "typical", "ytd",
    "active", "available", "balance", "beds", "cell", "cells", "conversion", "ctr", "current", "date", "debt", "due",
    "employees", "followers", "fund", "gap", "gdp", "goal", "hand", "inhabitants", "inventory", "limit", "margin",
    "members", "open", "outstanding", "pending", "platelet", "pollen", "population", "registered", "remaining",
    "rolling", "sd", "smoothed", "staff", "std", "stock", "subscribers", "trailing", "unread", "users", "variance",
    "vehicle", "vehicles",
  ]

  /// Levels that are never added up over time, also where somebody asks for sums: employees of two years are the same people.
  static let standingLevels: Set<String> = [
    "beds", "cumulative", "debt", "employees", "followers", "headcount", "inhabitants", "inventory", "pop",
    "population", "staff", "stock", "subscribers", "temperature",
  ]

  /// Whether the last word of a name is such a level: `staff`, and not `staff costs`.
  static func saysStandingLevel(_ name: String) -> Bool {
    NameWords.words(of: name).last.map(standingLevels.contains) == true
  }

  /// Whether a name says that something does not add up.
  static func sayLevels(_ names: [String]) -> Bool {
    names.contains { $0.contains("%") || $0.contains("/") || !levels.isDisjoint(with: NameWords.words(of: $0)) }
  }

  /// Whether one of the names of something says that it adds up, and none that it does not.
  static func sayAmounts(_ names: [String]) -> Bool {
    let words = names.map(NameWords.words)
    let isCounted = words.contains { !amounts.isDisjoint(with: $0) }
    return isCounted && !sayLevels(names)
  }
}
