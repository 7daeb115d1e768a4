/// A name of a column that says nothing but that it holds the values.
enum ValueName {
  static func isGeneric(_ name: String) -> Bool {
    [
      "value", "metric value", "data value", "measure value", "indicator value", "values", "obs value",
      "observation value", "wert", "valeur", "valor",
    ]
    .contains(NameWords.words(of: name).joined(separator: " "))
  }
}
