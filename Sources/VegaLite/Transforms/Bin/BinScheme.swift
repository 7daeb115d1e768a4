/// Bins of equal width; after `bin` of vega-statistics and the transform `Bin` of vega-transforms.
struct BinScheme: Sendable {
  /// Where the first bin begins.
  private(set) var start: Double
  /// Where the last bin ends.
  private(set) var stop: Double
  let step: Double

  /// Bins for numbers from one to another.
  init(_ parameters: BinParameters, from low: Double, to high: Double) {
    let distance = high - low
    let around = abs(low)
    let span = parameters.span ?? (distance != 0 && !distance.isNaN ? distance : around > 0 ? around : 1)
    step = Self.step(parameters, span)
    (start, stop) = (low, high)
    if parameters.isNice { widen(parameters.base) }
    if stop == start { stop = start + step }
    stop = start + ((stop - start) / step).rounded(.up) * step
    if let anchor = parameters.anchor { shift(to: anchor) }
  }

  private static func step(_ parameters: BinParameters, _ span: Double) -> Double {
    if let step = parameters.step { return step }
    if let steps = parameters.steps, let last = steps.indices.last {
      let wanted = span / parameters.maxbins
      let place = steps.firstIndex { $0 >= wanted } ?? last + 1
      return steps[max(0, place - 1)]
    }
    return niceStep(parameters, span)
  }

  /// A power of the base, cut further where that leaves few enough bins.
  private static func niceStep(_ parameters: BinParameters, _ span: Double) -> Double {
    let (base, most) = (parameters.base, parameters.maxbins)
    let logBase = DoubleMath.log(base)
    let level = (DoubleMath.log(most) / logBase).rounded(.up)
    let power = ((DoubleMath.log(span) / logBase) + 0.5).rounded(.down) - level
    var step = max(parameters.minstep, DoubleMath.power(base, power))
    guard step > 0, step.isFinite, span.isFinite else { return step }
    // The power is at most a few below the step wanted, unless the numbers are at the ends of what a Double holds.
    for _ in 0..<roundLimit {
      guard (span / step).rounded(.up) > most else { break }
      step *= base
    }
    for divisor in parameters.divide {
      let part = step / divisor
      if part >= parameters.minstep, span / part <= most { step = part }
    }
    return step
  }

  /// From the least to the greatest Double it takes fewer powers of 1.01.
  private static let roundLimit = 150_000

  /// Moves the ends out to whole steps.
  private mutating func widen(_ base: Double) {
    let logarithm = DoubleMath.log(step)
    let precision = logarithm >= 0 ? 0 : (-logarithm / DoubleMath.log(base)).rounded(.towardZero) + 1
    let epsilon = DoubleMath.power(base, -precision - 1)
    let low = (start / step + epsilon).rounded(.down) * step
    start = start < low ? low - step : low
    stop = (stop / step).rounded(.up) * step
  }

  /// Moves the bins so that one begins at the anchor.
  private mutating func shift(to anchor: Double) {
    let distance = anchor - (start + step * ((anchor - start) / step).rounded(.down))
    start += distance
    stop += distance
  }

  /// Where the bin of a value begins: infinite for one outside the bins, `nil` for null and for an empty text, which is no
  /// number to `toNumber` of vega-util.
  func floor(_ value: VegaValue) -> Double? {
    guard !value.isAbsent, value != .string("") else { return nil }
    let number = value.toNumber()
    if number.isNaN { return .nan }
    if number < start { return -.infinity }
    if number > stop { return .infinity }
    let kept = max(start, min(number, stop - step))
    // A little more, because a value on an edge may have lost a bit.
    return start + step * (1e-14 + (kept - start) / step).rounded(.down)
  }

  /// Where a bin ends that begins at a number; reckoned as Vega does, so that it is the next bin's beginning.
  func end(_ begin: Double) -> Double { start + step * (1 + (begin - start) / step) }
}
