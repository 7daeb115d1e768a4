public import ChartModel

/// How one mark stands among all of its series.
public struct PlaceFacts: Sendable, Equatable {
  /// Its place in `marks`.
  public var place: Int
  /// Its value.
  public var value: Double
  /// The value less the mean of the series; `nil` where there is no such number.
  public var fromMean: Double?
  /// The value less that of the mark before it; `nil` where that has no number.
  public var fromPrevious: Double?
  /// How many values are higher, plus one: equal values share a rank.
  public var rank: Int
  /// How many values there are.
  public var valueCount: Int

  /// The facts of a mark; `nil` where it has no number, its author hides it or data fill its bucket in part.
  ///
  /// - Complexity: O(*n*) in the marks of the series; `SeriesStanding` answers for many of them.
  public init?(_ place: Int, in series: Series, _ facts: SeriesFacts) {
    self.init(place, in: series, facts) { value in
      1
        + series.marks.compactMap(\.compared).count {
          ($0.number ?? value) > value && !ChartFacts.areEqual($0.number ?? value, value)
        }
    }
  }

  /// The same with the rank from somebody who has all values in order.
  init?(_ place: Int, in series: Series, _ facts: SeriesFacts, rank: (Double) -> Int) {
    guard let value = series.marks[place].compared?.number else { return nil }
    self.place = place
    self.value = value
    fromMean = facts.hasInfinity ? nil : facts.statistics.mean.map { value - $0 }?.ifFinite
    let previous = place > 0 ? series.marks[place - 1].compared?.number : nil
    fromPrevious = previous.flatMap { ChartFacts.difference(value, $0) }
    self.rank = rank(value)
    valueCount = facts.statistics.count
  }
}

extension PlaceFacts {
  /// The same among other values than those of the series, which are given in ascending order.
  func among(_ numbers: [Double], _ statistics: Statistics, hasInfinity: Bool) -> PlaceFacts {
    var facts = self
    facts.fromMean = hasInfinity ? nil : statistics.mean.map { value - $0 }?.ifFinite
    facts.rank = SeriesStanding.rank(of: value, among: numbers)
    facts.valueCount = numbers.count
    return facts
  }
}

extension BucketedChart {
  /// Whether series are the rows of a heat map, of which no row is a whole by itself.
  var rowsAreOneWhole: Bool { seriesField != nil && (kind == .rectangle || seriesAreRows) }
}

extension Double {
  fileprivate var ifFinite: Double? { isFinite ? self : nil }
}
