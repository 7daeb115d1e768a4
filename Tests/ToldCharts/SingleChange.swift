public import ChartLint

/// A true text with one fact of it changed.
public struct SingleChange {
  /// Which fact is changed.
  public enum Kind: String, CaseIterable, Sendable {
    case value, extreme, superlative, average, total, count, change, bound, verb, place, unit, gap

    /// The rule that should find it.
    public var rule: String {
      switch self {
      case .value, .place: "value-mismatch"
      case .extreme, .superlative: "extremum-mismatch"
      case .average, .total: "total-mismatch"
      case .count: "count-mismatch"
      case .change: "change-mismatch"
      case .bound: "bounds-mismatch"
      case .verb: "trend-mismatch"
      case .unit: "unit-mismatch"
      case .gap: "missing-data-hidden"
      }
    }
  }

  /// What was changed.
  public let kind: Kind
  /// The text, which is no longer true.
  public let text: LintText

  /// The changes of a text that make it false, read back from the data without the linter.
  ///
  /// - Parameter others: the other texts of the chart, among which are the places that a mark may be moved to.
  public static func all(of text: LintedText, among others: [LintedText]) -> [SingleChange] {
    guard text.text.context.data?.contains(where: { $0.y != nil }) == true else { return [] }
    let numbers = SaidNumber.all(in: text.text).map { ($0.kind, $0.changed(in: text.text.label)) }
    let changes: [(Kind, String?)] =
      numbers + [
        (.verb, other(verbs, text.text.label)), (.superlative, other(superlatives, text.text.label)),
        (.place, otherPlace(text.text, among: others)),
        (.unit, otherUnit(text.text)), (.gap, filledGap(text.text)),
      ]
    return changes.compactMap { kind, label in
      guard let label, label != text.text.label, text.isTrue(text.text.label), !text.isTrue(label) else { return nil }
      var wrong = text.text
      wrong.label = label
      return SingleChange(kind: kind, text: wrong)
    }
  }

  private static let verbs = [
    ("Rises", "Falls"), ("rises", "falls"), ("Rose", "Fell"), ("rose", "fell"), ("rise ", "fall "),
  ]
  private static let superlatives = [("Highest:", "Lowest:"), ("highest ", "lowest ")]

  /// The text with a word for one way instead of the other, where it has only one of them.
  private static func other(_ pairs: [(String, String)], _ label: String) -> String? {
    for (up, down) in pairs where !(label.contains(up) && label.contains(down)) {
      if let changed = label.replacing(up, by: down) ?? label.replacing(down, by: up) { return changed }
    }
    return nil
  }

  /// The place of another mark of the same series, which has another value.
  private static func otherPlace(_ text: LintText, among all: [LintedText]) -> String? {
    guard text.context.kind == .mark, case .mark(_, let series)? = text.context.focus, let own = text.label.cutAtColon,
      own.value.contains(where: \.isNumber)
    else { return nil }
    for other in all.map(\.text) where other.context.kind == .mark && other.context.focus != text.context.focus {
      guard case .mark(_, series)? = other.context.focus, let parts = other.label.cutAtColon,
        parts.value.first != own.value.first, parts.value.contains(where: \.isNumber)
      else { continue }
      return parts.place + own.value
    }
    return nil
  }

  private static func otherUnit(_ text: LintText) -> String? {
    guard text.context.kind == .mark, let unit = text.context.y?.unit, !unit.isEmpty else { return nil }
    return text.label.replacing(" \(unit)s", by: " kilometers") ?? text.label.replacing(" " + unit, by: " kilometers")
      ?? text.label.replacing(" degrees Celsius", by: " kilometers")
  }

  private static func filledGap(_ text: LintText) -> String? {
    guard text.context.kind == .mark, case .mark = text.context.focus else { return nil }
    return text.label.replacing("no data", by: "0 \(text.context.y?.unit ?? "")".trimmed)
  }
}

extension String {
  /// What stands up to the first colon with a blank behind it, and what stands behind.
  fileprivate var cutAtColon: (place: String, value: String)? {
    guard let colon = firstRange(of: ": ") else { return nil }
    return (String(self[..<colon.upperBound]), String(self[colon.upperBound...]))
  }

  /// The same with the first of a text replaced; `nil` where there is none.
  fileprivate func replacing(_ part: String, by other: String) -> String? {
    firstRange(of: part).map { String(self[..<$0.lowerBound]) + other + String(self[$0.upperBound...]) }
  }

  private func firstRange(of part: String) -> Range<Index>? {
    indices.lazy.compactMap { start -> Range<Index>? in
      self[start...].hasPrefix(part) ? start..<(self.index(start, offsetBy: part.count)) : nil
    }.first
  }

  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
