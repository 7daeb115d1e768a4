internal import Foundation

/// A number as a text shows it.
struct ShownNumber {
  enum Bound { case none, less, more }

  var value: Double
  /// How many decimals it shows.
  var decimals = 0
  var isAbout = false
  var bound = Bound.none
  var isPower = false
  /// Whether it takes the singular: its digits are `1` and nothing else.
  var isOne = false

  /// Reads a number without its unit; `nil` for every other text.
  init?(_ text: String, _ book: Phrasebook) {
    if text.utf8.allSatisfy({ $0 < 65 && $0 != 32 }) {
      // Digits alone, as most numbers are.
      guard let number = Self.plain(text, book) else { return nil }
      self = number
    } else if let inner = Self.inner(text, "numbers.about", book), let number = ShownNumber(inner, book),
      !number.isAbout
    {
      self = number
      isAbout = true
    } else if let inner = Self.inner(text, "numbers.less-than", book), let number = Self.plain(inner, book) {
      self = number
      bound = .less
    } else if let inner = Self.inner(text, "numbers.more-than", book), let number = Self.plain(inner, book) {
      self = number
      bound = .more
    } else if let number = Self.power(text, book) ?? Self.scaled(text, book) ?? Self.plain(text, book) {
      self = number
    } else {
      return nil
    }
  }

  private init(_ value: Double, decimals: Int, isOne: Bool) {
    (self.value, self.decimals, self.isOne) = (value, decimals, isOne)
  }

  private static func inner(_ text: String, _ key: String, _ book: Phrasebook) -> String? {
    book.readings(of: text, as: key).first?.slots["number"]
  }

  private static func power(_ text: String, _ book: Phrasebook) -> ShownNumber? {
    guard let slots = book.readings(of: text, as: "numbers.power").first?.slots,
      let mantissa = plain(slots["number"] ?? "", book), let exponent = plain(slots["exponent"] ?? "", book),
      (1..<10).contains(abs(mantissa.value)), let value = Double("\(mantissa.value)e\(Int(exponent.value))")
    else { return nil }
    var number = ShownNumber(value, decimals: mantissa.decimals, isOne: false)
    number.isPower = true
    return number
  }

  private static func scaled(_ text: String, _ book: Phrasebook) -> ShownNumber? {
    for (key, exponent) in [("numbers.million", 6), ("numbers.billion", 9), ("numbers.trillion", 12)] {
      guard let inner = inner(text, key, book), let number = plain(inner, book),
        let value = Double("\(number.value)e\(exponent)")
      else { continue }
      return ShownNumber(value, decimals: max(number.decimals - exponent, 0), isOne: false)
    }
    return nil
  }

  /// Digits in threes, with decimals that do not end in zero.
  private static func plain(_ text: String, _ book: Phrasebook) -> ShownNumber? {
    let minus = book.texts["numbers.minus"] ?? "-"
    let isNegative = text.hasPrefix(minus)
    let bare = isNegative ? text.dropFirst(minus.count) : text[...]
    guard let last = bare.utf8.last, (48...57).contains(last) else { return nil }
    let halves = bare.components(separatedBy: book.texts["numbers.decimal"] ?? ".")
    guard let whole = halves.first, halves.count <= 2, let digits = ungrouped(whole, book) else { return nil }
    let fraction = halves.count == 2 ? halves[1] : ""
    guard fraction.utf8.allSatisfy({ (48...57).contains($0) }), fraction.last != "0",
      halves.count == 1 || !fraction.isEmpty, let value = Double(digits + "." + fraction + "0")
    else { return nil }
    return ShownNumber(
      isNegative ? -value : value, decimals: fraction.utf8.count, isOne: digits == "1" && fraction.isEmpty)
  }

  private static func ungrouped(_ text: String, _ book: Phrasebook) -> String? {
    let groups = text.components(separatedBy: book.texts["numbers.group"] ?? ",")
    guard let first = groups.first, (1...3).contains(first.utf8.count),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }), first == "0" || first.first != "0"
    else { return nil }
    return groups.count > 1 && first == "0" ? nil : groups.joined()
  }

  // MARK: Against a value

  /// Whether it shows a value to so many decimals: rounded there, and never said to be about it.
  ///
  /// - Parameter digits: how many digits a power of ten shows.
  func shows(_ value: Double, decimals: Int, digits: Int = 3) -> Bool {
    guard value.isFinite else { return false }
    let unit = pow(10, -Double(decimals))
    switch bound {
    case .less: return value > 0 && value < unit && Self.isClose(self.value, unit)
    case .more: return value < 0 && value > -unit && Self.isClose(self.value, -unit)
    case .none: break
    }
    if isPower { return showsPower(value, digits: digits) }
    guard isAbout == Self.isOneOfSeveral(value), self.decimals <= decimals, self.value != 0 || value == 0,
      abs(value) < 1e16
    else { return false }
    return abs(self.value - value) <= unit / 2 * (1 + 1e-9) + abs(value) * 1e-15
  }

  /// Whether a double of sixteen digits stands for the whole numbers beside it, too.
  static func isOneOfSeveral(_ value: Double) -> Bool { (0x1p53..<1e16).contains(abs(value)) }

  private func showsPower(_ value: Double, digits: Int) -> Bool {
    guard abs(value) >= 9.9e15 || abs(value) < 1e-6, value != 0 else { return false }
    let unit = pow(10, floor(log10(abs(value))) - Double(digits - 1))
    guard abs(self.value - value) <= unit / 2 * (1 + 1e-9) + abs(value) * 1e-14 else { return false }
    return saysAbout(value)
  }

  /// Whether it says that it is about a value exactly where it is not it; noise of binary arithmetic, which whole numbers do
  /// not have, may go either way.
  func saysAbout(_ value: Double) -> Bool {
    if self.value == value { return !isAbout }
    if value.rounded() == value, abs(value) < 9_007_199_254_740_992 { return isAbout }
    return Self.isClose(self.value, value) || isAbout
  }

  /// Whether it shows a value to three significant digits, with no more decimals than are allowed, and says that it is
  /// about it exactly where it is not it.
  ///
  /// - Parameter digits: how many digits it has, three unless more are needed.
  func rounds(_ value: Double, decimals allowed: ClosedRange<Int>, digits: Int = 3) -> Bool {
    allowed.contains { rounds(value, decimals: $0, digits: digits) }
  }

  private func rounds(_ value: Double, decimals: Int, digits: Int) -> Bool {
    guard value.isFinite else { return false }
    guard value != 0, (1e-7..<1e16).contains(abs(value)) else { return shows(value, decimals: decimals) }
    let unit = max(pow(10, floor(log10(abs(value)) + 1e-13) - Double(digits - 1)), pow(10, -Double(decimals)))
    if abs(value) < unit / 2 { return shows(value, decimals: decimals) }
    guard bound == .none, !isPower, self.decimals <= decimals else { return false }
    guard abs(self.value - value) <= unit / 2 * (1 + 1e-9) + abs(value) * 1e-14 else { return false }
    let steps = self.value / unit
    guard abs(steps - steps.rounded()) < 1e-6 else { return false }
    return saysAbout(value)
  }

  /// Whether two numbers are one but for the noise of binary arithmetic.
  static func isClose(_ first: Double, _ second: Double) -> Bool {
    first == second || abs(first - second) <= 1e-11 * max(abs(first), abs(second))
  }
}
