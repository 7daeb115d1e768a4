import SourceText

/// How the middle and the ends of an error are worked out, and what a tooltip says of them.
struct ErrorSummary {
  private(set) var aggregate: [JSONTree] = []
  private(set) var calculations: [JSONTree] = []
  private(set) var tooltip: [(prefix: String, title: String)] = []
  /// Whether the tooltip's titles still lack the field.
  private(set) var namesField = false
  /// What the ends are, by Vega-Lite's name; `nil` where rows give them.
  private(set) var extent: String?

  /// Of rows: a center with a length to both sides, or two of the rows' own numbers.
  init(raw parts: CompositeParts) throws(SpecificationFault) {
    let mark = parts.mark
    let given = try Self.known("extent", ["ci", "iqr", "stderr", "stdev"], mark, mark.definition["extent"])
    let configured = mark.config[mark.kind.rawValue]?["center"]?.string
    let center =
      try Self.known("center", ["mean", "median"], mark, mark.definition["center"])
      ?? given.map { $0 == "iqr" ? "median" : "mean" } ?? configured ?? "mean"
    let extent = given ?? (center == "mean" ? "stderr" : "iqr")
    self.extent = extent
    switch extent {
    case "stderr", "stdev": spread(parts, center: center, extent: extent)
    case "ci": interval(parts, from: "ci0", to: "ci1", center: "mean")
    default: interval(parts, from: "q1", to: "q3", center: "median")
    }
  }

  private static func known(
    _ property: String, _ names: [String], _ mark: CompositeMark, _ value: JSONTree?
  ) throws(SpecificationFault) -> String? {
    guard let value, value.isTruthy else { return nil }
    if let name = value.string, names.contains(name) { return name }
    throw SpecificationFault(
      at: mark.node["mark"]?[property] ?? mark.node,
      found: "\(value.string.map(Wording.quoted) ?? "this") is no \(property) of \(mark.kind.rawValue)",
      expected: names.joined(separator: ", "))
  }

  private mutating func spread(_ parts: CompositeParts, center: String, extent: String) {
    aggregate = [parts.entry(extent, as: "extent_"), parts.entry(center, as: "center_")]
    let middle = DerivedField("center_", parts.axis.field).expression
    let length = DerivedField("extent_", parts.axis.field).expression
    calculations = [
      parts.calculation("\(middle) + \(length)", as: "upper_"),
      parts.calculation("\(middle) - \(length)", as: "lower_"),
    ]
    let name = ChannelTitle.capitalized(center)
    tooltip = [("center_", name), ("upper_", "\(name) + \(extent)"), ("lower_", "\(name) - \(extent)")]
    namesField = true
  }

  private mutating func interval(_ parts: CompositeParts, from: String, to: String, center: String) {
    aggregate = [parts.entry(from, as: "lower_"), parts.entry(to, as: "upper_"), parts.entry(center, as: "center_")]
    tooltip = [("upper_", to), ("lower_", from), ("center_", center)].map { prefix, operation in
      (prefix, "\(ChannelTitle.capitalized(operation)) of \(parts.axis.field)")
    }
  }

  /// Given with the rows: as an end, or as lengths.
  init(given source: ErrorSource, _ parts: CompositeParts) {
    let field = parts.axis.field
    let value = DerivedField.expression(of: field)
    if let end = source.end {
      calculations = [
        parts.calculation(DerivedField.expression(of: end), as: "upper_"), parts.calculation(value, as: "lower_"),
      ]
      tooltip = [("upper_", end), ("lower_", field)]
    } else if let error = source.error {
      let length = DerivedField.expression(of: error)
      let below = source.error2.map { "\(value) + \(DerivedField.expression(of: $0))" } ?? "\(value) - \(length)"
      calculations = [parts.calculation("\(value) + \(length)", as: "upper_"), parts.calculation(below, as: "lower_")]
      tooltip = [
        ("", field), ("upper_", "\(field) + \(error)"),
        ("lower_", source.error2.map { "\(field) + \($0)" } ?? "\(field) - \(error)"),
      ]
    }
  }
}
