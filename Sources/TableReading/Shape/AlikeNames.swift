/// Names of columns that measure the same thing of several kinds.
enum AlikeNames {
  /// Names of the parts of one whole.
  static let wholes: [Set<String>] = [
    ["gold", "silver", "bronze"], ["male", "female"], ["males", "females"], ["men", "women"], ["boys", "girls"],
    ["wins", "draws", "losses", "ties"], ["won", "drawn", "lost"], ["urban", "rural"], ["yes", "no"],
    ["agree", "disagree"], ["for", "against"],
  ]
  /// Names that stand beside each other and are never added up.
  static let sets: [Set<String>] = [
    ["home", "away"], ["imports", "exports"], ["import", "export"], ["births", "deaths"], ["income", "expenses"],
    ["revenue", "costs"],
    ["plan", "actual"], ["planned", "actual"], ["budget", "actual"], ["expected", "actual"], ["target", "actual"],
    ["forecast", "actual"], ["before", "after"], ["minimum", "maximum"], ["min", "max"],
    ["confirmed", "recovered", "deaths"],
  ]

  /// What columns of one measure are called that are never added up.
  static let opposites: Set<String> = ["debit", "credit", "in", "out", "buy", "sell", "max", "min"]

  /// Whether a name is that of one side of an account: `Debit`, `Paid in`, `Withdrawals`.
  static func isSideOfAccount(_ name: String) -> Bool {
    NameWords.words(of: name).contains(where: sidesOfAccount.contains)
  }

  private static let sidesOfAccount: Set<String> = [
    "debit", "debits", "credit", "credits", "in", "out", "withdrawal", "withdrawals", "deposit", "deposits", "soll",
    "haben",
    "débit", "crédit", "debe", "haber", "dare", "avere", "outflow", "inflow",
  ]

  /// What is measured of several kinds: other first words are those of a thing, of which several measures are told.
  static let measures: Set<String> = [
    "temp", "temperature", "price", "population", "income", "age", "score", "share", "rate", "weight", "height",
    "length", "rating", "density", "value",
  ]

  /// One thing in two units is no two kinds.
  static let units: Set<String> = [
    "c", "f", "k", "celsius", "fahrenheit", "kg", "lb", "lbs", "g", "oz", "km", "mi", "miles", "m", "ft", "cm", "mm",
    "inch", "usd", "eur", "gbp", "chf", "jpy", "cny", "local",
  ]

  private static let statistics: Set<String> = [
    "max", "min", "maximum", "minimum", "mean", "average", "avg", "median", "high", "low",
  ]

  /// What tells columns of one measure apart names no measure of its own.
  static func namesMeasure(_ label: String) -> Bool {
    let words = Set(NameWords.words(of: label))
    return words.subtracting(statistics).contains {
      AmountNames.amounts.contains($0) || AmountNames.levels.contains($0) || measures.contains($0)
    }
  }
}
