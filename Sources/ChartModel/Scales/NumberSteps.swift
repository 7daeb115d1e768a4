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
    familiar(near: span / Double(max(count, 1)))
  }

  /// The same for a span that may itself be beyond all numbers.
  private static func step(low: Double, high: Double, count: Int) -> Double {
    let parts = Double(max(count, 1))
    return familiar(near: (high - low).isFinite ? (high - low) / parts : high / parts - low / parts)
  }

  private static func familiar(near raw: Double) -> Double {
    guard raw > 0, raw.isFinite else { return 1 }
    // Below this the powers of ten run out of digits.
    let raw = max(raw, 1e-305)
    let power = decimalPower(of: raw)
    let error = raw / power
    let factor: Double =
      error >= 50.0.squareRoot() ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
    let step = multiple(factor, of: power)
    return step.isFinite ? step : power
  }

  /// The smallest step of 1, 2 or 5 times a power of ten that needs at most `count` bins for a span.
  ///
  /// Bins have an edge at zero, so values on both sides of it need two at the least.
  package static func binStep(low: Double, high: Double, count: Int) -> Double {
    let count = max(count, low < 0 && high >= 0 ? 2 : 1)
    var step = max(step(low: low, high: high, count: count * 8), finestStep(for: max(abs(low), abs(high))))
    while binCount(low: low, high: high, step: step) > Double(count) {
      let wider = next(after: step)
      guard wider.isFinite else { break }
      step = wider
    }
    return step
  }

  /// A step that is still several times the distance of a number from the next that a double can hold.
  private static func finestStep(for magnitude: Double) -> Double {
    magnitude > 1e-290 ? decimalPower(of: magnitude * 2.3e-15) : 0
  }

  private static func binCount(low: Double, high: Double, step: Double) -> Double {
    edge(below: high, width: step) - edge(below: low, width: step) + 1
  }

  /// The lower edge of a number's bin, in widths, where bins have an edge at zero.
  ///
  /// The allowance is a few times what a quotient can be off by, and never as much as a bin: 10¹⁴ bins from zero a
  /// fixed share of the quotient would be.
  @inlinable
  package static func edge(below number: Double, width: Double) -> Double {
    let quotient = number / width
    return (quotient + Swift.min(4 * quotient.ulp, 0.25)).rounded(.down)
  }

  private static func next(after step: Double) -> Double {
    let power = decimalPower(of: step * 1.000_001)
    let factor = (step / power).rounded()
    return multiple(factor < 2 ? 2 : factor < 5 ? 5 : 10, of: power)
  }

  private static func decimalPower(of value: Double) -> Double {
    Double("1e\(log10Floor(value))") ?? 1
  }

  private static func multiple(_ factor: Double, of power: Double) -> Double {
    // 5 × 0.01 is read from text so that it is the double nearest to 0.05, as the data would write it.
    Double("\(Int(clamping: factor))e\(log10Floor(power * 1.5))") ?? factor * power
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
  ///
  /// Wider bounds may ask for a wider step: 0 to 707 is 0 to 750 in steps of 50, which is 0 to 800 in steps of 100
  /// (`nice` of D3's linear scale).
  package static func niceDomain(low: Double, high: Double, includesZero: Bool) -> ClosedRange<Double> {
    let constant = low == high
    let low = includesZero || constant ? min(low, 0) : low
    let high = includesZero || constant ? max(high, 0) : high
    guard low < high else { return 0...1 }
    var (domain, last) = (low...high, 0.0)
    for _ in 0..<mostRounds {
      let step = step(low: domain.lowerBound, high: domain.upperBound, count: 10)
      guard step != last, let wider = rounded(domain, to: step) else { break }
      (domain, last) = (wider, step)
    }
    return domain
  }

  /// As D3 does: the step settles after two or three.
  private static let mostRounds = 10

  private static func rounded(_ domain: ClosedRange<Double>, to step: Double) -> ClosedRange<Double>? {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    let (from, to) = (multiple(of: step, notAbove: low), -multiple(of: step, notAbove: -high))
    return from.isFinite && to.isFinite && from <= low && high <= to ? from...to : nil
  }

  /// The greatest multiple of a step at or below a number: 11 steps of 0.1 for 1.1, although 1.1 / 0.1 is 11.000…2.
  private static func multiple(of step: Double, notAbove number: Double) -> Double {
    let nearest = scaled((number / step).rounded(), by: step)
    return nearest <= number ? nearest : scaled((number / step).rounded(.down), by: step)
  }

  /// A whole multiple of a step as text would write it: 3 steps of 0.1 are 0.3, not 0.30000000000000004.
  package static func scaled(_ count: Double, by step: Double) -> Double {
    if step == step.rounded(), abs(step) < 1e22 { return count * step }
    let (digits, exponent) = decimal(step)
    let product = count * digits
    guard abs(product) < 0x1p53 else { return count * step }
    // Powers of ten to the 22nd are exact in a double, so a division by one rounds once, as reading text does.
    if exponent < 0, exponent >= -22, let power = Double("1e\(-exponent)") { return product / power }
    return Double("\(Int(clamping: product))e\(exponent)") ?? count * step
  }

  /// The shortest digits of a number as a whole number, and the power of ten that they count.
  private static func decimal(_ value: Double) -> (digits: Double, exponent: Int) {
    let parts = value.description.split(separator: "e")
    let halves = (parts.first ?? "").split(separator: ".")
    let fraction = halves.count > 1 && halves[1] != "0" ? String(halves[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return (Double(String(halves.first ?? "") + fraction) ?? value, exponent - fraction.utf8.count)
  }
}
