import ChartModel

/// A date as Vega-Lite's objects write it: `{"year": 2005, "month": "jan", "date": 1}`.
enum DateTimeValue {
  static let members = [
    "year", "quarter", "month", "date", "day", "hours", "minutes", "seconds", "milliseconds", "utc",
  ]

  /// Whether a node is such an object.
  static func isOne(_ node: SpecificationNode) -> Bool {
    node.members.contains { members.contains($0.name) && $0.name != "utc" }
  }

  /// Milliseconds since 1970. What is not given is the first; the year is 2012, as in Vega's time units.
  static func time(_ node: SpecificationNode, in context: VegaContext) throws(SpecificationFault) -> Double {
    try node.checkMembers(members, of: "a date")
    // A weekday says nothing beside other parts, so Vega-Lite drops it there.
    let usesDay = node["day"] != nil && node.members.count == 1
    let day: Double
    if usesDay, let weekday = node["day"] {
      day = try index(weekday, among: TimeNames.weekdays).truncatingRemainder(dividingBy: 7) + 1
    } else {
      day = try part(node, "date") ?? 1
    }
    return JavaScriptDate.time(
      year: try part(node, "year") ?? 2012, month: try month(node), day: day,
      hours: try part(node, "hours") ?? 0, minutes: try part(node, "minutes") ?? 0,
      seconds: try part(node, "seconds") ?? 0, milliseconds: try part(node, "milliseconds") ?? 0,
      in: node["utc"]?.bool == true ? .utc : context.zone)
  }

  private static func part(_ node: SpecificationNode, _ name: String) throws(SpecificationFault) -> Double? {
    guard let member = node[name] else { return nil }
    guard let number = member.number else { throw member.mismatch("a number") }
    return number
  }

  /// The month, counted from 0.
  private static func month(_ node: SpecificationNode) throws(SpecificationFault) -> Double {
    if let month = node["month"] {
      if let number = month.number { return number - 1 }
      return try index(month, among: TimeNames.months)
    }
    return 3 * ((try part(node, "quarter") ?? 1) - 1)
  }

  /// A number, or the place of a name: the whole one, or its first three letters.
  private static func index(_ node: SpecificationNode, among names: [String]) throws(SpecificationFault) -> Double {
    if let number = node.number { return number }
    let text = node.string?.lowercased() ?? ""
    let place =
      names.firstIndex { $0.lowercased() == text }
      ?? names.firstIndex { $0.prefix(3).lowercased() == text.prefix(3) && text.count >= 3 }
    guard let place else { throw node.mismatch("a number or one of \(ListText.all(names))") }
    return Double(place)
  }
}
