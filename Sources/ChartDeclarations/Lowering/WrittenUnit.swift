internal import ChartModel
internal import Foundation

/// The unit in which an author writes the values of marks: the words for VoiceOver have it where the axis has none.
enum WrittenUnit {
  /// The unit of all layers: in the words over their marks, in the author's descriptor, or at the end of the chart's label.
  ///
  /// - Returns: `nil` where one layer has another unit or none: what is written over one is no unit of the others.
  static func unit(of layers: [[PlacedMark]], settings: ChartSettings) -> String? {
    let units = layers.map { unit(over: $0) ?? unit(of: $0, settings) }
    guard let first = units.first, units.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private static func unit(of marks: [PlacedMark], _ settings: ChartSettings) -> String? {
    guard let first = marks.first else { return nil }
    let roles = LayerRoles(first)
    if let write = settings.valueWriter {
      let values = marks.enumerated().compactMap { roles.y?.value(of: $1, at: $0)?.content.number }
      return unit(values.filter(\.isFinite).prefix(2).map { ($0, write($0)) })
    }
    guard let label = settings.accessibilityLabel, let measure = roles.y?.value(of: first, at: 0)?.label else {
      return nil
    }
    return unit(inLabel: label, of: measure)
  }

  private static func unit(over marks: [PlacedMark]) -> String? {
    guard let first = marks.first else { return nil }
    let roles = LayerRoles(first)
    let words = marks.enumerated().compactMap { place, mark -> (Double, String)? in
      guard let value = roles.y?.value(of: mark, at: place)?.content.number, let text = mark.traits.author.value else {
        return nil
      }
      return (value, text)
    }
    return words.count == marks.count ? unit(words) : nil
  }

  /// The unit that all texts have, behind their numbers or before them: "14.4 kilowatt hours, 41%", "€1,150".
  ///
  /// - Parameter texts: Values with what is written of them.
  /// - Returns: `nil` where a text has another unit or none, or tells another number than its value.
  static func unit(_ texts: [(value: Double, text: String)]) -> String? {
    let units = texts.map { value, text in
      TickParts(beginning(of: text)).flatMap { isRounded(value, to: $0) ? name(of: $0.unit) : nil }
    }
    // One of something is told in the singular.
    let plural = units.first { $0?.hasSuffix("s") == true } ?? units.first ?? nil
    guard let plural, texts.count > 1, units.allSatisfy({ $0 == plural || $0.map { $0 + "s" } == plural }) else {
      return nil
    }
    return plural
  }

  /// The unit at the end of a label that names what is measured and nothing else: `Average power of the panels in kilowatts`.
  static func unit(inLabel label: String, of measure: String) -> String? {
    guard let range = label.range(of: " in ", options: .backwards) else { return nil }
    let (head, unit) = (label[..<range.lowerBound].lowercased(), String(label[range.upperBound...]))
    let words = head.split { !$0.isLetter }
    guard UnitNames.contains(unit), !measure.isEmpty, head.contains(measure.lowercased()),
      !words.contains(where: { ["and", "by", "over", "per", "versus"].contains($0) })
    else { return nil }
    return unit
  }

  /// Behind a number that is the value, what may be a word elsewhere is a unit: 9 min are minutes.
  private static func name(of unit: String) -> String {
    ["min": "minutes", "in": "inches"][unit] ?? UnitNames.name(of: unit)
  }

  /// The text up to its first comma with a space behind it.
  private static func beginning(of text: String) -> String { text.components(separatedBy: ", ").first ?? text }

  /// Whether a number is a value, rounded to the digits that are shown.
  private static func isRounded(_ value: Double, to parts: TickParts) -> Bool {
    let half = 0.5 * pow(10, -Double(parts.decimals))
    return abs(value - parts.number) <= half * (1 + 1e-9)
  }
}
