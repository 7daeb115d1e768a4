/// Steps that people count in: 1, 2 or 5 times a power of ten.
///
/// The choice of a step is that of d3-array's `tickIncrement` (ISC licence), which Vega-Lite and many others use.
package enum NumberSteps {
  /// The step that divides a span into about `count` parts.
  ///
  /// ```swift
  /// NumberSteps.step(span: 11_480, count: 10)  // 1000
  /// ```
  package static func step(span: Double, count: Int) -> Double {
    let raw = span / Double(max(count, 1))
    guard raw > 0, raw.isFinite else { return 1 }
    let power = decimalPower(of: raw)
    let error = raw / power
    let factor: Double =
      error >= 50.0.squareRoot() ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
    return multiple(factor, of: power)
  }

  /// The smallest step of 1, 2 or 5 times a power of ten that needs at most `count` bins for a span.
  package static func binStep(low: Double, high: Double, count: Int) -> Double {
    var step = NumberSteps.step(span: (high / 2 - low / 2) * 2, count: max(count, 1) * 8)
    for _ in 0..<40 where binCount(low: low, high: high, step: step) > Double(max(count, 1)) {
      step = next(after: step)
    }
    return step
  }

  private static func binCount(low: Double, high: Double, step: Double) -> Double {
    (high / step).rounded(.down) - (low / step).rounded(.down) + 1
  }

  private static func next(after step: Double) -> Double {
    let power = decimalPower(of: step * 1.000_001)
    let factor = (step / power).rounded()
    return multiple(factor < 2 ? 2 : factor < 5 ? 5 : 10, of: power)
  }

  private static func decimalPower(of value: Double) -> Double {
    let exponent = log10Floor(value)
    return exponent < -300 ? Double("1e\(exponent)") ?? .leastNormalMagnitude : Double("1e\(exponent)") ?? 1
  }

  private static func multiple(_ factor: Double, of power: Double) -> Double {
    // 5 × 0.01 is read from text so that it is the double nearest to 0.05, as the data would write it.
    Double("\(Int(factor))e\(log10Floor(power * 1.5))") ?? factor * power
  }

  /// The exponent of the power of ten at or below a positive number, found without a logarithm's rounding.
  package static func log10Floor(_ value: Double) -> Int {
    let text = value.description
    guard let mark = text.firstIndex(of: "e") else { return plainExponent(text) }
    return Int(text[text.index(after: mark)...]) ?? 0
  }

  private static func plainExponent(_ text: String) -> Int {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first else { return 0 }
    if whole != "0" { return whole.utf8.count - 1 }
    let zeros = parts.count > 1 ? parts[1].prefix { $0 == "0" }.utf8.count : 0
    return -(zeros + 1)
  }

  /// Bounds at multiples of a familiar step that hold all the values; bars and areas start from zero.
  package static func niceDomain(low: Double, high: Double, includesZero: Bool) -> ClosedRange<Double> {
    let constant = low == high
    let low = includesZero || constant ? min(low, 0) : low
    let high = includesZero || constant ? max(high, 0) : high
    guard low < high else { return 0...1 }
    let step = NumberSteps.step(span: (high / 2 - low / 2) * 2, count: 10)
    let from = (low / step).rounded(.down)
    let to = (high / step).rounded(.up)
    let nice = scaled(from, by: step)...max(scaled(to, by: step), scaled(from, by: step))
    return nice.lowerBound.isFinite && nice.upperBound.isFinite && nice.lowerBound <= low && high <= nice.upperBound
      ? nice : low...high
  }

  /// A whole multiple of a step as text would write it: 3 steps of 0.1 are 0.3, not 0.30000000000000004.
  package static func scaled(_ count: Double, by step: Double) -> Double {
    guard step < 1, step > 1e-290, abs(count) < 1e15 else { return count * step }
    return count / (1 / step).rounded()
  }
}
