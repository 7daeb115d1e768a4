internal import ChartModel
internal import Foundation

/// Means, which show as many digits as tell them from the values of which they are.
extension Scene {
  /// A mean, or how far one is from another, without its unit.
  func isMean(_ text: String, _ value: Double?, of numbers: [Double]) -> Bool {
    guard let value, let number = ShownNumber(text, book) else { return false }
    return number.isMean(value, of: numbers, decimals: chart.yAxis.decimals)
  }

  /// The same with its unit.
  func isMeanValue(_ text: String, _ value: Double?, of numbers: [Double]) -> Bool {
    guard let value, let number = number(in: text, brief: false) else { return false }
    return number.isMean(value, of: numbers, decimals: chart.yAxis.decimals)
  }
}

extension ShownNumber {
  /// Three digits, and of values close together so many that the last is a tenth of the first of their range, up to seven;
  /// never more than three decimals beyond those of the data.
  fileprivate func isMean(_ value: Double, of numbers: [Double], decimals: Int) -> Bool {
    let first = Self.exponent(value) ?? 0
    let steps = [first - 2, Self.exponent(Self.range(numbers)).map { $0 - 1 }].compactMap { $0 }
    let power = max(steps.min() ?? first, first - 6)
    return (decimals...(decimals + 3)).contains { isRounded(value, toPower: power, decimals: $0) }
  }

  private static func range(_ numbers: [Double]) -> Double {
    guard let low = numbers.min(), let high = numbers.max(), (high - low).isFinite else { return 0 }
    return high - low
  }

  /// The place of the first digit.
  private static func exponent(_ value: Double) -> Int? {
    value == 0 ? nil : Int(floor(log10(abs(value)) + 1e-13))
  }

  private func isRounded(_ value: Double, toPower power: Int, decimals: Int) -> Bool {
    guard value.isFinite else { return false }
    let digits = (Self.exponent(value) ?? 0) - power + 1
    let unit = pow(10, Double(max(power, -decimals)))
    guard value != 0, (1e-7..<1e16).contains(abs(value)), abs(value) >= unit / 2 else {
      return shows(value, decimals: decimals, digits: digits)
    }
    guard bound == .none, !isPower, self.decimals <= decimals else { return false }
    guard abs(self.value - value) <= unit / 2 * (1 + 1e-9) + abs(value) * 1e-14 else { return false }
    let steps = self.value / unit
    guard abs(steps - steps.rounded()) < 1e-6 else { return false }
    return saysAbout(value)
  }
}
