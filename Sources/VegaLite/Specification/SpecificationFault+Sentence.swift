import SourceText

extension SpecificationFault {
  /// The longest that a clause of a message may be.
  private static let clauseLimit = 400
  private static let sourceLimit = 120

  /// The fault in one or two sentences, with its place; safe to print.
  ///
  /// ```swift
  /// fault.sentence(source: "chart.vl.json")
  /// // chart.vl.json, /mark (line 4): "brick" is no mark, expected arc, area, bar… Did you mean tick?
  /// ```
  func sentence(source: String) -> String {
    let place = Self.safe(source, Self.sourceLimit) + (pointer.isEmpty ? "" : ", \(Clipping.pointer(pointer))")
    let clause = Self.safe(found, Self.clauseLimit)
    let expectation = expected.map { ", expected " + Self.safe($0, Self.clauseLimit) } ?? ""
    let advice = remedy.map { " " + Self.safe($0, Self.clauseLimit) } ?? ""
    return "\(place) (line \(line)): \(clause)\(expectation).\(advice)"
  }

  private static func safe(_ text: String, _ limit: Int) -> String {
    // Escapes make a text longer, so it is cut before and after.
    let escaped = text.prefix(limit + 1).escapingControls
    return escaped.count <= limit ? escaped : escaped.prefix(limit - 1) + "…"
  }
}
