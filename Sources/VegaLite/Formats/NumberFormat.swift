/// A format of d3-format for the locale en-US: `[[fill]align][sign][symbol][0][width][,][.precision][~][type]`.
///
/// ```swift
/// NumberFormat(",.2f")?.text(1234.5)   // 1,234.50
/// NumberFormat(".3s")?.text(1_500)     // 1.50k
/// NumberFormat("d")?.text(-5)          // −5, with the sign U+2212
/// ```
struct NumberFormat: Sendable {
  private(set) var fill: Character = " "
  private(set) var align: Character = ">"
  private(set) var sign: Character = "-"
  private(set) var symbol: Character?
  private(set) var hasZeros = false
  private(set) var width = 0
  private(set) var hasGroups = false
  private(set) var precision: Int?
  private(set) var isTrimmed = false
  private(set) var type: Character?

  /// Whether it formats a text rather than a number: the type `c`.
  var isText: Bool { type == "c" }

  /// `nil` for what is no format.
  init?(_ specifier: String) {
    guard specifier.utf8.count <= 100 else { return nil }
    var rest = Array(specifier)[...]
    readAlignment(&rest)
    if let next = rest.first, "+-( ".contains(next) { sign = rest.removeFirst() }
    if let next = rest.first, "$#".contains(next) { symbol = rest.removeFirst() }
    if rest.first == "0" {
      hasZeros = true
      rest.removeFirst()
    }
    if let number = Self.number(&rest) { width = number }
    if rest.first == "," {
      hasGroups = true
      rest.removeFirst()
    }
    if rest.first == "." {
      rest.removeFirst()
      guard let number = Self.number(&rest) else { return nil }
      precision = number
    }
    if rest.first == "~" {
      isTrimmed = true
      rest.removeFirst()
    }
    if let next = rest.first, next == "%" || next.isASCII && next.isLetter { type = rest.removeFirst() }
    guard rest.isEmpty, width <= 1_000 else { return nil }
    settle()
  }

  private mutating func readAlignment(_ rest: inout ArraySlice<Character>) {
    let aligns = "<>=^"
    if let next = rest.dropFirst().first, aligns.contains(next), let first = rest.first {
      fill = first
      align = next
      rest.removeFirst(2)
    } else if let first = rest.first, aligns.contains(first) {
      align = first
      rest.removeFirst()
    }
  }

  private static func number(_ rest: inout ArraySlice<Character>) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    // A number too large for anything stands for one that is too large here.
    return digits.isEmpty ? nil : digits.count > 9 ? 1_000_000_000 : Int(String(digits))
  }

  /// What one part of the format means for the others.
  private mutating func settle() {
    if type == "n" {
      hasGroups = true
      type = "g"
    } else if type.map({ !"%bcdefgoprsXx".contains($0) }) ?? true {
      // No type, or none that there is, is `~g` with 12 digits.
      precision = precision ?? 12
      isTrimmed = true
      type = "g"
    }
    if hasZeros || fill == "0" && align == "=" {
      hasZeros = true
      fill = "0"
      align = "="
    }
  }

  /// The digits that the type takes: at least one where they are significant ones.
  var digits: Int {
    guard let precision else { return 6 }
    return type.map { "gprs".contains($0) } ?? false ? max(1, min(21, precision)) : max(0, min(20, precision))
  }
}
