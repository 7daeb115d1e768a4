/// The units that Vega chooses for data of an extent; after `timeBin` of vega-time and `tickStep` of d3-array.
enum TimeUnitBins {
  private static let day = 86_400_000.0
  private static let all: [TimeUnitPart] = [.year, .month, .date, .hours, .minutes, .seconds, .milliseconds]

  /// Parts, how many of the smallest, and about how long that is, shortest first.
  private static let intervals: [(parts: [TimeUnitPart], step: Double, length: Double)] = [
    (Array(all[..<6]), 1, 1_000), (Array(all[..<6]), 5, 5_000), (Array(all[..<6]), 15, 15_000),
    (Array(all[..<6]), 30, 30_000), (Array(all[..<5]), 1, 60_000), (Array(all[..<5]), 5, 300_000),
    (Array(all[..<5]), 15, 900_000), (Array(all[..<5]), 30, 1_800_000), (Array(all[..<4]), 1, 3_600_000),
    (Array(all[..<4]), 3, 10_800_000), (Array(all[..<4]), 6, 21_600_000), (Array(all[..<4]), 12, 43_200_000),
    (Array(all[..<3]), 1, day), ([.year, .week], 1, 7 * day), ([.year, .month], 1, 30 * day),
    ([.year, .month], 3, 90 * day), ([.year], 1, 365 * day),
  ]

  /// The unit with parts for the times from one to another, at most `maxbins` of them or about so many.
  static func chosen(_ unit: TimeUnitSpec, from low: Double, to high: Double) -> TimeUnitSpec {
    var unit = unit
    let target = abs(high - low) / unit.maxbins
    let place = intervals.firstIndex { $0.length > target } ?? intervals.count
    if place == intervals.count {
      unit.parts = [.year]
      unit.step = tickStep(low / (365 * day), high / (365 * day), unit.maxbins)
    } else if place == 0 {
      unit.parts = all
      unit.step = max(tickStep(low, high, unit.maxbins), 1)
    } else {
      let isShorterNearer = target / intervals[place - 1].length < intervals[place].length / target
      let interval = intervals[isShorterNearer ? place - 1 : place]
      unit.parts = interval.parts
      unit.step = interval.step
    }
    if !(unit.step >= 1) || !unit.step.isFinite { unit.step = 1 }
    return unit
  }

  /// A step of 1, 2 or 5 times a power of ten that makes about so many steps.
  private static func tickStep(_ start: Double, _ stop: Double, _ count: Double) -> Double {
    let rough = abs(stop - start) / max(0, count)
    guard rough > 0, rough.isFinite else { return 0 }
    var step = DoubleMath.power(10, DoubleMath.log10(rough).rounded(.down))
    let error = rough / step
    if error >= 50.0.squareRoot() {
      step *= 10
    } else if error >= 10.0.squareRoot() {
      step *= 5
    } else if error >= 2.0.squareRoot() {
      step *= 2
    }
    return stop < start ? -step : step
  }
}
