public import ChartModel

/// How the order of series changed from the first to the last X that all of them have.
public struct RankChanges: Sendable, Equatable {
  /// Whether the ranks are those of a stack's parts; else of the walked series.
  public var areParts: Bool
  /// The places of the ranked series: in `series` for parts, else in `walkedSeries`.
  public var series: [Int]
  /// The first X at which every series has a number, as a place in each series' `marks`.
  public var firstPlaces: [Int]
  /// The last X at which every series has a number, as a place in each series' `marks`.
  public var lastPlaces: [Int]
  /// Each series' rank there, 1 the highest; equal values share a rank, and the next is skipped ("1224").
  public var firstRanks: [Int]
  /// Each series' rank at the last X, in the same way.
  public var lastRanks: [Int]
  /// Who was below whom at first and is above at last, as places in `series`; by the order of the series. Not sought
  /// among more than 50 series.
  public var overtakings: [Overtaking]
  /// The place in `series` of the one that is above all others at every common X; `nil` where none is.
  public var highestThroughout: Int?
  /// The place in `series` of the one that is below all others at every common X; `nil` where none is.
  public var lowestThroughout: Int?
  /// At how many X every series has a number.
  public var commonCount: Int

  /// Among more series nobody follows who passed whom.
  private static let mostOvertakers = 50

  /// The ranks of a chart of several series; `nil` where X has no order, series do not compare, or fewer than two X
  /// are common.
  ///
  /// - Complexity: O(*n*) in the number of marks and O(*m* log *m*) in the number of series.
  public init?(_ chart: BucketedChart, thresholds: FeatureThresholds = .standard) {
    guard chart.hasOrderedX, chart.comparesSeries else { return nil }
    areParts = chart.isStacked
    let isRanked = { (series: Series) in !chart.isStacked || chart.isPart(series) }
    series = chart.series.indices.filter { isRanked(chart.series[$0]) }
    guard series.count > 1, let table = Self.table(series.map { chart.series[$0] }),
      table.count >= thresholds.fewestRankPlaces, let first = table.first, let last = table.last
    else { return nil }
    commonCount = table.count
    (firstPlaces, lastPlaces) = (first.map(\.place), last.map(\.place))
    (firstRanks, lastRanks) = (Self.ranks(first.map(\.value)), Self.ranks(last.map(\.value)))
    overtakings = Self.overtakings(firstRanks, lastRanks)
    highestThroughout = Self.leader(table) { $0 > $1 }
    lowestThroughout = Self.leader(table) { $0 < $1 }
  }

  private typealias Cell = (place: Int, value: Double)

  /// A row an X that all series have; `nil` where a series has two numbers at one X.
  private static func table(_ series: [Series]) -> [[Cell]]? {
    guard let first = series.first, first.numberPlaces() != nil else { return nil }
    var columns: [[XValue: Int]] = []
    for other in series.dropFirst() {
      guard let places = other.numberPlaces() else { return nil }
      columns.append(places)
    }
    return first.marks.enumerated().compactMap { place, mark -> [Cell]? in
      guard let value = mark.compared?.number else { return nil }
      var row: [Cell] = [(place, value)]
      for (places, other) in zip(columns, series.dropFirst()) {
        guard let place = places[mark.x], let value = other.number(at: place) else { return nil }
        row.append((place, value))
      }
      return row
    }
  }

  /// Standard competition ranking; values tie where only noise of arithmetic lies between neighbours.
  static func ranks(_ values: [Double]) -> [Int] {
    let order = values.indices.sorted { (-values[$0], $0) < (-values[$1], $1) }
    var ranks = [Int](repeating: 1, count: values.count)
    for (position, index) in order.enumerated().dropFirst() {
      let previous = order[position - 1]
      ranks[index] = ChartFacts.areEqual(values[index], values[previous]) ? ranks[previous] : position + 1
    }
    return ranks
  }

  private static func overtakings(_ first: [Int], _ last: [Int]) -> [Overtaking] {
    guard first.count <= mostOvertakers else { return [] }
    return first.indices.flatMap { upper in
      first.indices.filter { first[upper] > first[$0] && last[upper] < last[$0] }
        .map { Overtaking(upper: upper, lower: $0) }
    }
  }

  private static func leader(_ table: [[Cell]], _ leads: (Double, Double) -> Bool) -> Int? {
    guard let row = table.first, let leader = row.indices.first(where: { leadsAll($0, row, leads) }) else { return nil }
    return table.allSatisfy { leadsAll(leader, $0, leads) } ? leader : nil
  }

  /// Whether one value of a row leads all others, beyond noise of arithmetic.
  private static func leadsAll(_ place: Int, _ row: [Cell], _ leads: (Double, Double) -> Bool) -> Bool {
    guard row.indices.contains(place) else { return false }
    let value = row[place].value
    return row.indices.allSatisfy {
      $0 == place || leads(value, row[$0].value) && !ChartFacts.areEqual(value, row[$0].value)
    }
  }
}

/// One series that was below another at first and is above it at last, as places in `RankChanges.series`.
public struct Overtaking: Sendable, Equatable {
  /// The one that is above at last.
  public var upper: Int
  /// The one that is below at last.
  public var lower: Int
}
