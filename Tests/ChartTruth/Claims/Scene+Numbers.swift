import ChartModel
import Foundation

/// Whether texts show the numbers of the data.
extension Scene {
  private var decimals: Int { chart.yAxis.decimals }

  /// A number to the decimals of the data, without its unit.
  func isExact(_ text: String, _ value: Double?, decimals: Int? = nil) -> Bool {
    guard let value, let number = ShownNumber(text, book) else { return false }
    return number.shows(value, decimals: decimals ?? self.decimals) || isShortened(number, value)
  }

  /// The same with its unit.
  func isValue(_ text: String, _ value: Double?, brief: Bool = false, decimals: Int? = nil) -> Bool {
    guard let value, let number = number(in: text, brief: brief) else { return false }
    return number.shows(value, decimals: decimals ?? self.decimals) || isShortened(number, value)
  }

  /// A message says numbers of which the lowest or the highest has five digits and more, two of them behind the point, to three digits, or to four
  /// where their range asks for it.
  private func isShortened(_ number: ShownNumber, _ value: Double) -> Bool {
    let all = evidence.rows.flatMap(\.marks).flatMap { [$0.value.low, $0.value.high] }.compactMap { $0 }
    guard role == .message, decimals > 1, let low = all.min(), let high = all.max(), low < high, value != 0 else {
      return false
    }
    let size = { (number: Double) in Int(log10(abs(number)).rounded(.down)) }
    let digits = max(size(value) - size(high - low) + 2, 3)
    return digits < 5 && [low, high].contains(where: isLong)
      && number.rounds(value, decimals: decimals...decimals, digits: digits)
  }

  private func isLong(_ value: Double) -> Bool {
    let parts = String(format: "%.\(min(decimals, 17))f", abs(value)).split(separator: ".").map(String.init)
    guard parts.count == 2 else { return false }
    let fraction = String(parts[1].reversed().drop { $0 == "0" }.reversed())
    let digits = (parts[0] + fraction).drop { $0 == "0" }.count
    return digits >= 5 && fraction.count >= 2
  }

  /// A computed number to three digits, without its unit.
  func isRounded(_ text: String, _ value: Double?) -> Bool {
    guard let value, let number = ShownNumber(text, book) else { return false }
    return number.rounds(value, decimals: decimals...decimals)
  }

  func isRoundedValue(_ text: String, _ value: Double?) -> Bool {
    guard let value, let number = number(in: text, brief: false) else { return false }
    return number.rounds(value, decimals: decimals...decimals)
  }

  /// A mean or a median: it may have up to three decimals more than the data.
  func isMiddle(_ text: String, _ value: Double?) -> Bool {
    guard let value, let number = ShownNumber(text, book) else { return false }
    return isMiddle(number, value)
  }

  func isMiddleValue(_ text: String, _ value: Double?) -> Bool {
    guard let value, let number = number(in: text, brief: false) else { return false }
    return isMiddle(number, value)
  }

  /// Of values close together a mean has as many digits as tell it from them.
  private func isMiddle(_ number: ShownNumber, _ value: Double) -> Bool {
    (3...7).contains { number.rounds(value, decimals: decimals...(decimals + 3), digits: $0) }
  }

  /// A difference of two values with its unit: of percents it is percentage points.
  func isDifference(_ text: String, _ size: Double, is shows: (ShownNumber, Double, Int) -> Bool) -> Bool {
    let point = book.unit(named: "percentage point").map { ($0.one, $0.other) }
    let unit = evidence.unit?.other == book.unit(named: "percent")?.other ? point : evidence.unit
    guard let number = number(in: text, unit: unit) else { return false }
    return shows(number, size, decimals)
  }

  func isExactDifference(_ text: String, _ size: Double) -> Bool {
    isDifference(text, size) { $0.shows($1, decimals: $2) }
  }

  func isRoundedDifference(_ text: String, _ size: Double) -> Bool {
    isDifference(text, size) { $0.rounds($1, decimals: $2...$2) }
  }

  func isMiddleDifference(_ text: String, _ size: Double) -> Bool {
    isDifference(text, size) { number, size, _ in isMiddle(number, size) }
  }

  /// The number of a text that ends in the chart's unit, in the form that the number asks for.
  func number(in text: String, brief: Bool) -> ShownNumber? {
    number(in: text, unit: brief ? nil : evidence.unit)
  }

  private func number(in text: String, unit: (one: String, other: String)?) -> ShownNumber? {
    guard let unit, !isBare else { return ShownNumber(text, book) }
    guard text.hasSuffix(unit.one) || text.hasSuffix(unit.other) else { return nil }
    for reading in book.readings(of: text, as: "labels.value") where reading.form == "long" {
      guard let number = ShownNumber(reading.slots["number"] ?? "", book) else { continue }
      if reading.slots["unit"] == (number.isOne ? unit.one : unit.other) { return number }
    }
    return nil
  }

  func isPercent(_ text: String, _ share: Double?) -> Bool {
    guard let share, let inner = book.readings(of: text, as: "numbers.percent").first?.slots["number"] else {
      return false
    }
    return isExact(inner, share * 100, decimals: abs(share) < 0.01 || abs(share) > 0.99 && abs(share) < 1 ? 1 : 0)
  }

  func isCount(_ text: String, _ count: Int) -> Bool { text == book.whole(count) }

  /// So many marks of the chart's kind: `28 days`.
  func isMarks(_ text: String, _ count: Int) -> Bool { text == book.say("marks." + evidence.kind, count: count) }

  /// Both ends of a range, or the one that they are.
  func isRange(_ text: String, _ low: Double?, _ high: Double?, brief: Bool = false) -> Bool {
    guard let low, let high else { return false }
    if Evidence.areEqual(low, high), isValue(text, high, brief: brief) { return true }
    let isBoth = book.readings(of: text, as: "overview.bounds").contains {
      isExact($0.slots["from"] ?? "", low) && isValue($0.slots["to"] ?? "", high, brief: brief)
    }
    // Ends that look the same at the decimals of the data are told once.
    return isBoth || isValue(text, low, brief: brief) && isValue(text, high, brief: brief)
  }

  /// Whatever a mark shows, in the words of its state; what lies beyond the axis says so.
  func isState(_ text: String, _ value: MarkValue, brief: Bool = false) -> Bool {
    switch value {
    case .number(let number):
      return ends(text, beyond: [number]).map { isValue($0, number, brief: brief) } ?? false
    case .range(let low, let high):
      return ends(text, beyond: [low, high]).map { isRange($0, low, high, brief: brief) } ?? false
    case .category(let name): return text == evidence.level(name)
    case .missing: return text == book.say("states.missing")
    case .empty: return text == book.say("states.empty")
    case .notANumber: return text == book.say("states.not-a-number")
    case .infinite(let negative): return text == book.say(negative ? "numbers.minus-infinity" : "numbers.infinity")
    }
  }

  /// A text without what it must say at its end of numbers beyond the axis; `nil` where it does not say it.
  private func ends(_ text: String, beyond numbers: [Double]) -> String? {
    guard case .numbers(let domain) = chart.yAxis.domain else { return text }
    let sides = numbers.compactMap { number in
      number > domain.upperBound ? "states.above" : number < domain.lowerBound ? "states.below" : nil
    }
    let told = sides.count == 2 && sides[0] == sides[1] ? [sides[0]] : sides
    let end = told.map { ", " + book.say($0) }.joined()
    return text.hasSuffix(end) ? String(text.dropLast(end.count)) : nil
  }
}

extension Evidence {
  /// A level as it is said: a name, or a time.
  func level(_ name: String) -> String { times?.text(name) ?? book.name(name) }
}
