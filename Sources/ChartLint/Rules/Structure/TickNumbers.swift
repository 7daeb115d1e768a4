/// Whether people count by the numbers at some ticks.
struct TickNumbers {
  /// What is wrong with a sequence.
  enum Fault {
    case unknown, unsure
  }

  /// Three or more numbers, the least first.
  private let ticks: [Double]
  private let step: Double

  init(_ ticks: [Double]) {
    self.ticks = ticks
    step = ticks.count > 1 ? ticks[1] - ticks[0] : 0
  }

  /// What is wrong; `nil` for a sequence that people know.
  var fault: Fault? {
    guard step > 0, step.isFinite, !isGeometric, !isRoundSeries else { return nil }
    if !isEven(ticks) {
      // The first or the last tick may stand for a bound: 1, 10, 20, 30 or 0, 10, 20, 25.
      return isEven(Array(ticks.dropFirst())) || isEven(Array(ticks.dropLast())) ? .unsure : .unknown
    }
    let digits = mantissa(step)
    if [1.1, 1.3, 7, 9].contains(where: { abs($0 - digits) < 1e-6 }), step < 10 { return .unsure }
    guard Self.round.contains(where: { abs($0 - digits) < 1e-6 }) else { return .unknown }
    return isOnMultiples ? nil : offset
  }

  /// The digits of steps that people count by, days, hours and degrees included.
  private static let round: [Double] = [1, 1.2, 1.5, 2, 2.4, 2.5, 3, 3.6, 4, 4.5, 5, 6, 7.5, 8, 9, 1.25, 1.8]

  private func isEven(_ ticks: [Double]) -> Bool {
    guard ticks.count > 2 else { return false }
    let step = ticks[1] - ticks[0]
    return step > 0 && zip(ticks, ticks.dropFirst()).allSatisfy { abs($1 - $0 - step) <= step * 1e-6 }
  }

  private var isOnMultiples: Bool {
    guard let first = ticks.first else { return true }
    let places = first / step
    return abs(places - places.rounded()) < 1e-6
  }

  /// Odd numbers, halves of a step and small counts are known too: 5, 15, 25.
  private var offset: Fault? {
    guard let first = ticks.first else { return nil }
    if step <= 2 { return nil }
    let half = 2 * first / step
    if abs(half - half.rounded()) < 1e-6 { return step == 10 ? nil : .unsure }
    return first == 1 && step < 5 ? .unsure : .unknown
  }

  /// Each tick is the same multiple of the one before.
  private var isGeometric: Bool {
    guard let first = ticks.first, first > 0 else { return false }
    let ratio = ticks[1] / first
    return ratio > 1 && zip(ticks, ticks.dropFirst()).allSatisfy { abs($1 / $0 - ratio) < ratio * 1e-6 }
  }

  /// 1, 2, 5, 10, 20, 50: round numbers over a wide stretch.
  private var isRoundSeries: Bool {
    let positive = ticks.filter { $0 > 0 }
    guard let first = positive.first, let last = positive.last, last / first >= 40, !isEven(ticks) else { return false }
    return positive.allSatisfy { [1, 2, 3, 5].contains(mantissa($0)) }
  }

  /// The digits of a number before its power of ten, from 1 to 10.
  private func mantissa(_ number: Double) -> Double {
    var digits = abs(number)
    guard digits > 0, digits.isFinite else { return 0 }
    while digits >= 10 { digits /= 10 }
    while digits < 1 { digits *= 10 }
    let rounded = (digits * 1e6).rounded() / 1e6
    return rounded >= 10 ? 1 : rounded
  }

  /// The first ticks of a sequence that people know, near this one.
  var better: String {
    var unit = 1.0
    guard step > 0, step.isFinite, step < 1e15, step > 1e-9 else { return "0, 10, 20" }
    while unit * 10 <= step { unit *= 10 }
    while unit > step { unit /= 10 }
    let near = [1, 2, 5, 10].map { $0 * unit }.min { abs($0 - step) < abs($1 - step) } ?? unit
    let start = ((ticks.first ?? 0) / near).rounded(.down) * near
    return [start, start + near, start + 2 * near].map(SpecWords.grouped).joined(separator: ", ")
  }
}
