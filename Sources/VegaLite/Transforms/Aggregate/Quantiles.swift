/// Quantiles as d3-array makes them: R's type 7, between the two nearest values.
enum Quantiles {
  /// The numbers among values, as `numbers` of vega-statistics takes them: texts are read, what is missing is left out.
  static func numbers(_ values: [VegaValue]) -> [Double] {
    values.compactMap { value in
      guard !RunningMeasure.isMissing(value) else { return nil }
      let number = value.toNumber()
      return number.isNaN ? nil : number
    }
  }

  /// A quantile of numbers in ascending order; `nil` of none.
  static func quantile(_ sorted: [Double], _ share: Double) -> Double? {
    quantile(count: sorted.count, share) { sorted[$0] }
  }

  /// A quantile of `count` numbers, each found by its place in ascending order.
  static func quantile(count: Int, _ share: Double, at place: (Int) -> Double) -> Double? {
    guard count > 0, !share.isNaN else { return nil }
    if share <= 0 || count < 2 { return place(0) }
    if share >= 1 { return place(count - 1) }
    let position = Double(count - 1) * share
    let below = Int(clamping: position.rounded(.down), to: 0...(count - 1))
    let low = place(below)
    let high = place(min(below + 1, count - 1))
    return low + (high - low) * (position - Double(below))
  }
}
