internal import ChartModel
internal import Foundation

/// Makes columns of values.
enum Columns {
  /// A column of the kind of its first value; a value that is not there, or of another kind, is missing.
  static func column(_ values: [PlottedContent?]) -> ColumnValues {
    switch values.lazy.compactMap({ $0 }).first?.kind ?? .number {
    case .number: .numbers(values.map(number))
    case .instant: .instants(values.map(instant))
    case .category: categories(values.map(text))
    }
  }

  /// Names as places in the list of those that there are, in their order of appearance.
  static func categories(_ values: [String?]) -> ColumnValues {
    var places: [String: Int32] = [:]
    var names: [String] = []
    let codes = values.map { value -> Int32 in
      guard let value else { return -1 }
      if let place = places[value] { return place }
      let place = Int32(clamping: names.count)
      places[value] = place
      names.append(value)
      return place
    }
    return .categories(codes: codes, names: names)
  }

  private static func number(_ content: PlottedContent?) -> Double {
    if case .number(let number) = content { number } else { ColumnValues.missingNumber }
  }

  private static func instant(_ content: PlottedContent?) -> Int64 {
    if case .instant(let microseconds) = content { microseconds } else { ColumnValues.missingInstant }
  }

  private static func text(_ content: PlottedContent?) -> String? {
    if case .text(let text) = content { text } else { nil }
  }
}

extension ColumnValues {
  /// The most decimals that its numbers need: 0 to 6; of numbers that a program computed, whose decimals have no end, as many as show four
  /// digits of the greatest.
  var decimals: Int {
    guard case .numbers(let numbers) = self else { return 0 }
    let needed = numbers.lazy.map(ShortestNumber.decimals).max() ?? 0
    guard needed > Self.writtenDecimals, let greatest = numbers.lazy.filter(\.isFinite).map(\.magnitude).max(),
      greatest > 0
    else { return needed }
    return min(needed, max(0, 3 - Int(log10(greatest).rounded(.down))))
  }

  /// What people write has no more decimals than these.
  private static let writtenDecimals = 4

  /// The names in their order of appearance; `nil` for numbers and instants.
  var names: [String]? {
    if case .categories(_, let names) = self { names } else { nil }
  }
}
