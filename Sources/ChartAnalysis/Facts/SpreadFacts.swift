import ChartModel

/// What marks say that are candlesticks, boxes, or values with an interval around them.
public enum SpreadFacts: Sendable, Equatable {
  case candlestick(CandlestickFacts)
  case box(BoxFacts)
  case interval(IntervalFacts)

  /// The facts of the marks of one series; `nil` where none has a spread.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  init?(_ marks: [Mark]) {
    guard let kind = marks.lazy.compactMap(\.toldSpread).first?.kind else { return nil }
    switch kind {
    case .candlestick: self = .candlestick(CandlestickFacts(marks))
    case .box: self = .box(BoxFacts(marks))
    case .interval: self = .interval(IntervalFacts(marks))
    }
  }
}

/// What candlesticks say from the first to the last.
public struct CandlestickFacts: Sendable, Equatable {
  /// How many closed above where they opened.
  public var rose = 0
  /// How many closed below where they opened.
  public var fell = 0
  /// How many closed where they opened.
  public var stayed = 0
  /// Where the first one opened: its value and its place in `marks`.
  public var open: Extreme?
  /// Where the last one closed: its value and its place in `marks`.
  public var close: Extreme?

  init(_ marks: [Mark]) {
    for (place, mark) in marks.enumerated() {
      guard case .candlestick(let first, let last) = mark.toldSpread else { continue }
      if ChartFacts.areEqual(first, last) { stayed += 1 } else if first < last { rose += 1 } else { fell += 1 }
      open = open ?? Extreme(value: first, places: [place])
      close = Extreme(value: last, places: [place])
    }
  }
}

/// What boxes say beside each other.
public struct BoxFacts: Sendable, Equatable {
  /// The lowest median with every place that has it.
  public var lowestMedian: Extreme?
  /// The highest median with every place that has it.
  public var highestMedian: Extreme?
  /// The widest middle half: the difference of its quartiles; `nil` where all are as wide, or beyond all numbers.
  public var widestMiddle: Extreme?
  /// Whether a box reaches beyond its middle half; else they are ranges with a mark in them.
  public var haveWhiskers: Bool

  init(_ marks: [Mark]) {
    haveWhiskers = marks.contains { mark in
      guard case .box(let lower, _, let upper, _) = mark.toldSpread, let low = mark.value.low,
        let high = mark.value.high
      else { return false }
      return low < lower || high > upper
    }
    let medians = marks.map { mark -> Double? in
      if case .box(_, let median, _, _) = mark.toldSpread { median } else { nil }
    }
    lowestMedian = Extreme(medians.compactMap { $0 }.min(), among: medians)
    highestMedian = Extreme(medians.compactMap { $0 }.max(), among: medians)
    widestMiddle = Extreme.widest(
      marks.map { mark in
        if case .box(let lower, _, let upper, _) = mark.toldSpread { (lower, upper) } else { nil }
      })
  }
}

/// What intervals around values say.
public struct IntervalFacts: Sendable, Equatable {
  /// How many values have one.
  public var count: Int
  /// The length of the widest; `nil` where all are as wide, or beyond all numbers.
  public var widest: Extreme?

  init(_ marks: [Mark]) {
    let intervals = marks.map { mark -> (low: Double, high: Double)? in
      if case .interval(let from, let to) = mark.toldSpread { (from, to) } else { nil }
    }
    count = intervals.count { $0 != nil }
    widest = Extreme.widest(intervals)
  }
}

extension Extreme {
  /// A value with the places of the numbers that are the same.
  init?(_ value: Double?, among numbers: [Double?]) {
    guard let value else { return nil }
    self.init(
      value: value,
      places: numbers.indices.filter { place in numbers[place].map { ChartFacts.areEqual($0, value) } ?? false })
  }

  /// The greatest difference of ends with every place that has it.
  static func widest(_ ends: [(low: Double, high: Double)?]) -> Extreme? { width(ends) { $0.max() } }

  /// The least difference of ends with every place that has it.
  static func narrowest(_ ends: [(low: Double, high: Double)?]) -> Extreme? { width(ends) { $0.min() } }

  /// `nil` where all are as wide, or beyond all numbers.
  private static func width(_ ends: [(low: Double, high: Double)?], _ best: ([Double]) -> Double?) -> Extreme? {
    let widths = ends.map { $0.map { $0.high - $0.low } }
    let known = widths.compactMap { $0 }
    guard let most = known.max(), let least = known.min(), most.isFinite, let value = best(known) else { return nil }
    // Differences of decimal fractions carry the noise of binary ones.
    let size = ends.compactMap { $0 }.flatMap { [abs($0.low), abs($0.high)] }.max() ?? 0
    guard !ChartFacts.isNoise(most - least, beside: size) else { return nil }
    let places = widths.indices.filter { place in
      widths[place].map { ChartFacts.isNoise($0 - value, beside: size) } ?? false
    }
    return Extreme(value: value, places: places)
  }
}
