/// A sign that stands beside a number and names its unit.
enum UnitSign: String, CaseIterable, Sendable {
  case percent = "%"
  case dollar = "$"
  case euro = "€"
  case pound = "£"
  case yen = "¥"
  case rupee = "₹"

  /// Whether one comma before three digits surely stands between thousands, as where people write amounts in this currency.
  var groupsWithCommas: Bool { self != .percent && self != .euro }

  /// How many bytes it has in UTF-8.
  private var length: Int { rawValue.utf8.count }

  /// The sign at the beginning of a text and how many bytes it has; a percent sign stands behind its number alone.
  static func leading(_ text: Bytes) -> (sign: UnitSign, length: Int)? {
    guard let sign = sign(first: text[0], text[1], text[2]), sign != .percent else { return nil }
    return (sign, sign.length)
  }

  /// The sign at the end of a text and how many bytes it has.
  static func trailing(_ text: Bytes) -> (sign: UnitSign, length: Int)? {
    let end = text.count
    for length in 1...3 where end > length {
      let rest = text.from(end - length)
      if let sign = sign(first: rest[0], rest[1], rest[2]), sign.length == length { return (sign, length) }
    }
    return nil
  }

  private static func sign(first: UInt8, _ second: UInt8, _ third: UInt8) -> UnitSign? {
    switch (first, second, third) {
    case (0x25, _, _): .percent
    case (0x24, _, _): .dollar
    case (0xC2, 0xA3, _): .pound
    case (0xC2, 0xA5, _): .yen
    case (0xE2, 0x82, 0xAC): .euro
    case (0xE2, 0x82, 0xB9): .rupee
    default: nil
    }
  }
}

/// A text with a sign at one of its ends: `5%`, `5 %`, `$1,500`, `-$3.20`, `4 €`.
struct SignedText {
  var sign: UnitSign
  /// Whether a minus stands before the sign.
  var isNegative = false
  /// The text without the sign.
  var number: Bytes

  /// The parts of a text; `nil` where it has no sign, or more than one.
  init?(_ text: Bytes) {
    let minus = text[0] == UInt8(ascii: "-") ? 1 : text[0] == 0xE2 && text[1] == 0x88 && text[2] == 0x92 ? 3 : 0
    if let (sign, length) = UnitSign.leading(text.from(minus)) {
      (self.sign, isNegative, number) = (sign, minus > 0, text.from(minus + length).withoutOuterSpaces)
    } else if let (sign, length) = UnitSign.trailing(text) {
      (self.sign, number) = (sign, text[0..<text.count - length].withoutOuterSpaces)
    } else {
      return nil
    }
    // One minus is enough: "-$-5" is no number.
    guard number[0].isDigit || number[0] == UInt8(ascii: ".") || number[0] == UInt8(ascii: ",") || !isNegative else {
      return nil
    }
  }
}

extension Bytes {
  /// The view without blanks and no-break spaces (U+00A0, U+202F) at its ends.
  fileprivate var withoutOuterSpaces: Bytes {
    var view = trimmed
    while view[0] == 0xC2, view[1] == 0xA0 { view = view.from(2).trimmed }
    while view[0] == 0xE2, view[1] == 0x80, view[2] == 0xAF { view = view.from(3).trimmed }
    while view[view.count - 2] == 0xC2, view[view.count - 1] == 0xA0 { view = view[0..<view.count - 2].trimmed }
    while view[view.count - 3] == 0xE2, view[view.count - 2] == 0x80, view[view.count - 1] == 0xAF {
      view = view[0..<view.count - 3].trimmed
    }
    return view
  }
}
