import ChartModel

/// From a number to its text; after `formatLocale` of d3-format.
extension NumberFormat {
  func text(_ number: Double) -> String {
    let isBelowZero = number.sign == .minus && !number.isNaN
    var body = number.isNaN ? NumberBody(text: "NaN") : NumberBody(abs(number), type: type ?? "g", digits: digits)
    if isTrimmed { body.text = Self.trimmed(body.text) }
    // A number that is rounded to zero has no minus, unless signs are asked for.
    let isNegative = isBelowZero && !(JavaScriptNumber.number(body.text) == 0 && sign != "+")
    var prefix = (isNegative ? (sign == "(" ? "(" : "\u{2212}") : sign == "-" || sign == "(" ? "" : String(sign))
    prefix += symbolPrefix
    var suffix = body.unit + (symbol == nil && (type == "%" || type == "p") ? "%" : "")
    suffix += isNegative && sign == "(" ? ")" : ""
    if type.map({ "defgprs%".contains($0) }) ?? false {
      let whole = body.text.prefix { $0.isASCII && $0.isNumber }
      suffix = body.text.dropFirst(whole.count) + suffix
      body.text = String(whole)
    }
    return laidOut(prefix, body.text, suffix)
  }

  /// The type `c`: a text as it is.
  func text(_ text: String) -> String { laidOut(symbolPrefix, "", text) }

  private var symbolPrefix: String {
    switch symbol {
    case "$": "$"
    case "#" where type.map { "boxX".contains($0) } ?? false: "0" + (type.map { $0.lowercased() } ?? "")
    default: ""
    }
  }

  private func laidOut(_ prefix: String, _ value: String, _ suffix: String) -> String {
    let value = hasGroups && !hasZeros ? Self.grouped(value, width: .max) : value
    let length = prefix.utf16.count + value.utf16.count + suffix.utf16.count
    let missing = max(0, width - length)
    var padding = String(repeating: fill, count: missing)
    if hasGroups, hasZeros {
      let room = padding.isEmpty ? Int.max : width - suffix.utf16.count
      return prefix + Self.grouped(padding + value, width: room) + suffix
    }
    switch align {
    case "<": return prefix + value + suffix + padding
    case "=": return prefix + padding + value + suffix
    case "^":
      let before = padding.prefix(missing / 2)
      padding.removeFirst(missing / 2)
      return before + prefix + value + suffix + padding
    default: return padding + prefix + value + suffix
    }
  }

  /// Digits in groups of three from the right; those that do not fit the width are left out.
  static func grouped(_ digits: String, width: Int) -> String {
    var rest = Array(digits)[...]
    var groups: [String] = []
    var length = 0
    while !rest.isEmpty, length <= width {
      // d3-format: a group takes what is left of the width, but at least one digit.
      let size = min(3, length + 4 > width ? max(1, width - length) : 3)
      groups.append(String(rest.suffix(size)))
      rest = rest.dropLast(size)
      length += size + 1
    }
    return groups.reversed().joined(separator: ",")
  }

  /// The text without zeros at the end of its decimals.
  static func trimmed(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    let decimals = text[text.index(after: point)...].prefix { $0.isASCII && $0.isNumber }
    let kept = decimals.reversed().drop { $0 == "0" }.count
    let rest = text[decimals.endIndex...]
    return text[..<point] + (kept > 0 ? "." + decimals.prefix(kept) : "") + rest
  }
}

/// A number without sign as its type writes it, and the letter of its SI prefix.
struct NumberBody {
  var text: String
  var unit = ""

  init(text: String) { self.text = text }

  init(_ number: Double, type: Character, digits: Int) {
    switch type {
    case "%": text = JavaScriptNumber.fixed(number * 100, decimals: digits)
    case "b": text = JavaScriptNumber.whole(JavaScriptNumber.rounded(number), radix: 2)
    case "o": text = JavaScriptNumber.whole(JavaScriptNumber.rounded(number), radix: 8)
    case "x": text = JavaScriptNumber.whole(JavaScriptNumber.rounded(number), radix: 16)
    case "X": text = JavaScriptNumber.whole(JavaScriptNumber.rounded(number), radix: 16).uppercased()
    case "d": text = Self.whole(JavaScriptNumber.rounded(number))
    case "e": text = JavaScriptNumber.exponential(number, decimals: digits)
    case "f": text = JavaScriptNumber.fixed(number, decimals: digits)
    case "p": text = Self.rounded(number * 100, digits: digits)
    case "r": text = Self.rounded(number, digits: digits)
    case "s": self = Self.prefixed(number, digits: digits)
    default: text = JavaScriptNumber.precise(number, digits: digits)
    }
  }

  /// A whole number with all its digits, also from 1e21 on.
  private static func whole(_ number: Double) -> String {
    guard number.isFinite else { return JavaScriptNumber.text(number) }
    let (digits, point) = number == 0 ? ("0", 1) : JavaScriptNumber.shortest(number)
    return digits + String(repeating: "0", count: max(0, point - digits.utf8.count))
  }

  /// So many significant digits, never with an exponent: `formatRounded`.
  private static func rounded(_ number: Double, digits: Int) -> String {
    guard number.isFinite else { return JavaScriptNumber.text(number) }
    let (coefficient, exponent) = JavaScriptNumber.coefficient(number, decimals: digits - 1)
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + coefficient }
    if coefficient.count > exponent + 1 {
      return coefficient.prefix(exponent + 1) + "." + coefficient.dropFirst(exponent + 1)
    }
    return coefficient + String(repeating: "0", count: exponent + 1 - coefficient.count)
  }

  private static let units = [
    "y", "z", "a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y",
  ]

  /// A number between 1 and 1000 with an SI prefix: `formatPrefixAuto`.
  private static func prefixed(_ number: Double, digits: Int) -> NumberBody {
    guard number.isFinite else { return NumberBody(text: JavaScriptNumber.text(number)) }
    let (coefficient, exponent) = JavaScriptNumber.coefficient(number, decimals: digits - 1)
    let prefix = max(-8, min(8, Int(Int64(exponent).flooredDivision(by: 3))))
    let place = exponent - prefix * 3 + 1
    var body = NumberBody(text: coefficient)
    body.unit = units[8 + prefix]
    if place > coefficient.count {
      body.text += String(repeating: "0", count: place - coefficient.count)
    } else if place <= 0 {
      // Less than the smallest prefix.
      let left = max(0, digits + place - 1)
      let shown = JavaScriptNumber.coefficient(number, decimals: left == 0 ? nil : left - 1).digits
      body.text = "0." + String(repeating: "0", count: -place) + shown
    } else if place < coefficient.count {
      body.text = coefficient.prefix(place) + "." + coefficient.dropFirst(place)
    }
    return body
  }
}
