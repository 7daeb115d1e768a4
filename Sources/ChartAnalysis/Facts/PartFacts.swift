package import ChartModel

/// The shares of a whole that the marks of a pie, or of a bar of parts, make up.
public struct PartFacts: Sendable, Equatable {
  /// The whole.
  public var total: Double
  /// The share of each mark of each walked series, 0 to 1; `nil` where a mark has no number.
  public var shares: [[Double?]]
  /// The largest parts: several where they tie.
  public var largest: [MarkPlace]
  /// The second largest part, where one is nearly as large as the largest.
  public var next: [MarkPlace] = []
  /// The smallest parts: several where they tie; none where all are the same.
  public var smallest: [MarkPlace]

  /// The facts of a chart of parts; `nil` for every other, and where its values do not make up a whole.
  init?(_ chart: BucketedChart) {
    guard chart.isPartToWhole, !chart.isStacked else { return nil }
    let values = chart.series.map { $0.marks.map { $0.told?.number } }
    let numbers = values.flatMap { $0.compactMap { $0 } }
    let isBeyond = chart.series.contains { $0.marks.contains { if case .infinite = $0.told { true } else { false } } }
    total = Statistics.sum(numbers)
    guard !isBeyond, total > 0, total.isFinite, let low = numbers.min(), low >= 0, let high = numbers.max() else {
      return nil
    }
    let whole = total
    shares = values.map { $0.map { $0.flatMap { ChartFacts.share(of: $0, among: [], whole: whole) } } }
    largest = Self.places(of: high, in: values)
    let second = numbers.filter { $0 < high && !ChartFacts.areEqual($0, high) }.max() ?? 0
    let near = second >= high * Self.nearlyAsLarge && numbers.count > 2 ? Self.places(of: second, in: values) : []
    next = largest.count == 1 && near.count == 1 ? near : []
    smallest = ChartFacts.areEqual(low, high) ? [] : Self.places(of: low, in: values)
  }

  /// A part of this much of the largest one is hardly told from it by eye.
  private static let nearlyAsLarge = 0.85

  private static func places(of value: Double, in values: [[Double?]]) -> [MarkPlace] {
    values.enumerated().flatMap { series, marks in
      marks.indices.filter { place in marks[place].map { ChartFacts.areEqual($0, value) } == true }
        .map { MarkPlace(series: series, mark: $0) }
    }
  }
}

/// How the share of one series of a stack goes up and down along X.
public struct ShareFacts: Sendable, Equatable {
  /// The share of each total's mark, 0 to 1; `nil` where there is no share.
  public var shares: [Double?]
  /// The lowest share with the places in the totals' `marks` that have it; `nil` where there is none.
  public var minimum: Extreme?
  /// The highest share with the places in the totals' `marks` that have it; `nil` where there is none.
  public var maximum: Extreme?

  /// How far the highest share lies above the lowest one, 0 to 1.
  package var spread: Double { (maximum?.value ?? 0) - (minimum?.value ?? 0) }

  /// The same without the highest and the lowest one, which may stand alone; zero of few.
  var innerSpread: Double {
    let sorted = shares.compactMap { $0 }.sorted()
    return sorted.count > 4 ? sorted[sorted.count - 2] - sorted[1] : 0
  }

  /// The shares of every part of a stack, in the order of the series; none in a chart without a stack.
  static func all(in chart: BucketedChart) -> [ShareFacts] {
    guard let totals = chart.totals else { return [] }
    let values = chart.series.filter(chart.isPart).map { series in
      Dictionary(series.marks.compactMap { mark in mark.told?.number.map { (mark.x, $0) } }) { first, _ in first }
    }
    // Where one part is negative there are no shares at all.
    let lowest = totals.marks.map { total in values.lazy.compactMap { $0[total.x] }.min() }
    return values.map { parts in
      let shares = zip(totals.marks, lowest).map { total, low -> Double? in
        guard let whole = total.value.number, let part = parts[total.x], let low else { return nil }
        return ChartFacts.share(of: part, among: [low], whole: whole)
      }
      return ShareFacts(shares, compared: zip(totals.marks, shares).map { $0.isPartial ? nil : $1 })
    }
  }

  private init(_ shares: [Double?], compared: [Double?]) {
    self.shares = shares
    minimum = Self.extreme(compared.compactMap { $0 }.min(), in: compared)
    maximum = Self.extreme(compared.compactMap { $0 }.max(), in: compared)
  }

  private static func extreme(_ value: Double?, in shares: [Double?]) -> Extreme? {
    value.map { value in
      let places = shares.indices.filter { place in shares[place].map { ChartFacts.areEqual($0, value) } == true }
      return Extreme(value: value, places: places)
    }
  }
}

extension BucketedChart {
  /// Whether all sums of a stack are a hundred, but for rounding: its parts are shares.
  package var fillsHundred: Bool {
    let sums = totals?.marks.compactMap { $0.value.number } ?? []
    return sums.count > 1 && sums.allSatisfy { (99...101).contains($0) }
  }
}
