internal import ChartModel
internal import Foundation

/// What a value comes down to: one of the three kinds of column.
enum PlottedContent: Sendable {
  /// A number, or one of the NaNs of `ColumnValues`.
  case number(Double)
  /// Microseconds since 1970, or `ColumnValues.missingInstant`.
  case instant(Int64)
  case text(String)

  var kind: ColumnType {
    switch self {
    case .number: .number
    case .instant: .instant
    case .text: .category
    }
  }

  /// The name as a category, so that numbers can tell series apart when the author says so.
  var name: String {
    switch self {
    case .number(let number): ShortestNumber.text(number)
    case .instant(let microseconds): Instant(microseconds: microseconds).iso8601(in: .utc)
    case .text(let text): text
    }
  }

  /// The place along X, or `nil` for text and for values without a place.
  var coordinate: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .instant(let microseconds): microseconds == ColumnValues.missingInstant ? nil : Double(microseconds)
    case .text: nil
    }
  }

  /// What a plottable value comes down to; numbers of an ordered enumeration are the names of its levels.
  static func of<Value: Plottable>(_ value: Value) -> PlottedContent {
    let content = (value.primitivePlottable as? any PlottedPrimitive)?.plotted ?? .number(ColumnValues.missingNumber)
    guard case .number = content, Value.self is any CaseIterable.Type else { return content }
    return .text(LevelNames.name(of: value))
  }
}

/// Text, dates and numbers, which know the column that they go to.
protocol PlottedPrimitive {
  var plotted: PlottedContent { get }
}

/// The shortest text that reads as the same number.
enum ShortestNumber {
  /// Such as `3` or `0.25`; whole numbers without a decimal.
  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// How many decimals a number needs: 0 to 6.
  static func decimals(_ number: Double) -> Int {
    guard number.isFinite, number != number.rounded() else { return 0 }
    let parts = number.description.split(separator: "e")
    let written = parts.first?.split(separator: ".").dropFirst().first ?? ""
    let fraction = written.utf8.count
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return min(max(fraction - exponent, 0), 6)
  }
}
