import SourceText

/// An axis as the context of a chart describes it: every property is `nil` where nothing is known of it.
struct AxisSpec: Sendable {
  private let tree: JSONTree

  init(_ tree: JSONTree) { self.tree = tree }

  /// Its title.
  var title: String? { tree.value(of: ["title", "name", "label"])?.string }
  /// The unit of its values.
  var unit: String? { tree.value(of: ["unit", "units"])?.string }
  /// The least number that it shows.
  var min: Double? { tree.value(of: ["min", "minimum", "lower"])?.amount ?? domain?.first?.amount }
  /// The greatest number that it shows.
  var max: Double? { tree.value(of: ["max", "maximum", "upper"])?.amount ?? domain?.last?.amount }
  private var domain: [JSONTree]? { tree.value(of: ["domain", "range", "bounds"])?.elements }

  /// The numbers at its ticks; `nil` where some are no numbers.
  var ticks: [Double]? {
    guard let elements = tree.value(of: ["ticks", "tickValues"])?.elements else { return nil }
    let amounts = elements.compactMap(\.amount)
    return amounts.count == elements.count ? amounts : nil
  }
  /// The words at its ticks.
  var tickLabels: [String] {
    tree.value(of: ["tickLabels", "tickTexts"])?.texts
      ?? tree.value(of: ["ticks"])?.elements?.compactMap(\.string) ?? []
  }
  /// Its categories in their order.
  var categories: [String] { tree.value(of: ["categories", "values", "sort"])?.texts ?? [] }
  /// Whether assistive technology passes its title and its ticks over.
  var isHidden: Bool? {
    tree.isGiven([
      "hiddenFromAccessibility", "accessibilityHidden", "ariaHidden", "hiddenFromAT", "isHiddenFromAccessibility",
      "textHidden",
      "hiddenFromAssistiveTechnology",
    ])
      ?? tree.isGiven([
        "exposedToAccessibility", "visibleToAccessibility", "exposed", "visibleToAT", "exposedToAT", "textExposed",
      ]).map { !$0 }
  }
  /// Its kind of scale in small letters: `linear`, `log`.
  var scale: String? {
    let value = tree.value(of: ["scale", "scaleType"])
    return (value?.string ?? value?["type"]?.string)?.lowercased()
  }
  /// What its values are in small letters: `quantitative`, `temporal`, `ordinal` or `nominal`.
  var type: String? { tree.value(of: ["type"])?.string?.lowercased() }

  /// Whether equal steps of it are equal amounts, as far as is known.
  var isLinear: Bool { scale == nil || scale == "linear" }
  /// Whether it has categories.
  var isCategorical: Bool { ["nominal", "ordinal", "categorical", "category", "band"].contains(type ?? "") }
  /// Whether it has dates or times.
  var isTemporal: Bool {
    ["temporal", "time", "date", "datetime"].contains(type ?? "") || ["time", "utc"].contains(scale ?? "")
  }
  /// Whether it has numbers, as far as is known.
  var isQuantitative: Bool { !isCategorical && !isTemporal }
}
