internal import Foundation

/// What the texts at the ticks of an axis make of its numbers: the unit that stands at each, or parts of one as percent.
enum TickFormat: Equatable {
  case unit(String)
  /// 0.4 is written as 40%.
  case percent
  /// 297 is written as 4:57, with 1 sixtieth to each, or 15 as 15:00, with 60.
  case clock(sixtieths: Int)

  /// - Parameter texts: Numbers with what is written at them; `nil` where the texts have no unit in common.
  init?(_ texts: [(number: Double, text: String)]) {
    if let sixtieths = Self.sixtieths(texts) {
      self = .clock(sixtieths: sixtieths)
      return
    }
    let parts = texts.compactMap { number, text in TickParts(text).map { (number: number, parts: $0) } }
    guard parts.count == texts.count, parts.count > 1, let unit = parts.first?.parts.unit,
      parts.allSatisfy({ $0.parts.unit == unit })
    else { return nil }
    if parts.allSatisfy({ $0.number == $0.parts.number }) {
      self = .unit(UnitNames.name(of: unit))
    } else if unit == "%", parts.allSatisfy({ abs($0.number * 100 - $0.parts.number) < 0.51 }) {
      self = .percent
    } else {
      return nil
    }
  }

  /// How many of the parts behind the colon a number is; `nil` where not all texts are as on a clock.
  private static func sixtieths(_ texts: [(number: Double, text: String)]) -> Int? {
    guard texts.count > 1, texts.contains(where: { $0.number != 0 }) else { return nil }
    return [1, 60].first { sixtieths in
      texts.allSatisfy { number, text in clock(text) == number * Double(sixtieths) }
    }
  }

  /// The sixtieths of a text such as `4:57`.
  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let whole = Int(parts[0]), let rest = Int(parts[1]), whole >= 0,
      (0..<60).contains(rest), whole < 1_000_000
    else { return nil }
    return Double(whole * 60 + rest)
  }

  /// What authors write at two of the numbers along an axis; `nil` where one set of ticks says something else than another.
  init?(_ writers: [TickWriter], at numbers: [Double]) {
    let formats = writers.compactMap { writer in
      TickFormat(numbers.compactMap { number in writer(number).map { (number, $0) } })
    }
    guard let first = formats.first, formats.allSatisfy({ $0 == first }) else { return nil }
    self = first
  }
}

/// What is written at a value along an axis; `nil` where that is nothing.
typealias TickWriter = (any PrimitivePlottableProtocol) -> String?

/// A text at a tick as its number and the unit before or behind it.
struct TickParts {
  let number: Double
  let unit: String
  /// How many digits stand behind the decimal point.
  let decimals: Int

  init?(_ text: String) {
    let isOfNumber: (Character) -> Bool = { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" || $0 == "−" }
    guard let first = text.firstIndex(where: isOfNumber), let last = text.lastIndex(where: isOfNumber) else {
      return nil
    }
    let digits = text[first...last].filter { $0 != "," }.map { $0 == "−" ? "-" : $0 }
    guard let number = Double(String(digits)) else { return nil }
    let around = [text[..<first], text[text.index(after: last)...]].map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let units = around.filter { !$0.isEmpty }
    guard units.count == 1, let unit = units.first, UnitNames.contains(unit) else { return nil }
    // "Week 3" is no length, and what stands close behind a number may be more than a meter: minutes, or millions.
    let standsBefore = text[..<first].contains(where: { !$0.isWhitespace })
    guard !standsBefore || UnitNames.isMoney(unit), unit != "m" || text.hasSuffix(" m") else { return nil }
    (self.number, self.unit) = (number, unit)
    decimals = digits.firstIndex(of: ".").map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
  }
}

/// The text of a view at a tick.
enum TickText {
  /// The only text in a view; `nil` where it has none, or several.
  static func of(_ view: any View) -> String? {
    let texts = all(in: view)
    return texts.count == 1 ? texts[0] : nil
  }

  private static func all(in view: any View) -> [String] {
    switch view {
    case let text as Text: [text.written]
    case let group as ViewGroup: group.views.flatMap { all(in: $0) }
    case let passing as any PassingView: all(in: passing.content)
    default: []
    }
  }
}
