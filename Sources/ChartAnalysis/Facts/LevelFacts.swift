public import ChartModel

/// A mark by the place of its series among the walked series and its own place in `marks`.
public struct MarkPlace: Sendable, Equatable {
  /// The place of the series in `BucketedChart.walkedSeries`.
  public var series: Int
  /// The place of the mark in that series' `marks`.
  public var mark: Int
}

/// The marks at one level of a Y axis of categories.
public struct LevelTally: Sendable, Equatable {
  /// The level's name.
  public var name: String
  /// The marks at it, series by series in X order.
  public var places: [MarkPlace]
  /// How long its marks last together within what is shown, in microseconds, overlaps counted twice; `nil` where none
  /// has a length.
  public var length: Int64?

  /// How many marks are at it.
  public var count: Int { places.count }
}

/// What a chart says whose Y axis has levels or other categories instead of numbers.
public struct LevelFacts: Sendable, Equatable {
  /// A tally a level, all levels of the axis from the lowest on; after them values that the axis does not have.
  public var tallies: [LevelTally]
  /// Whether the levels have an order, so that one can be the highest.
  public var isOrdered: Bool
  /// How many of the tallies are levels of the axis.
  public var axisCount: Int

  /// The facts of a chart of levels; `nil` for a chart of numbers.
  init?(_ chart: BucketedChart) {
    guard chart.hasLevels else { return nil }
    isOrdered = chart.yAxis.type == .ordinal
    tallies = []
    if case .categories(let names) = chart.yAxis.domain {
      tallies = names.map { LevelTally(name: $0, places: [], length: nil) }
    }
    axisCount = tallies.count
    var index = Dictionary(tallies.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for (series, marks) in chart.walkedSeries.map(\.marks).enumerated() {
      for (place, mark) in marks.enumerated() {
        guard case .category(let name) = mark.told else { continue }
        let level = index[name] ?? tallies.count
        if level == tallies.count { tallies.append(LevelTally(name: name, places: [], length: nil)) }
        index[name] = level
        tallies[level].add(mark, at: MarkPlace(series: series, mark: place), shown: chart.window?.range)
      }
    }
  }

  /// The levels that have marks, from the lowest on.
  public var reached: [LevelTally] { tallies.filter { $0.count > 0 } }

  /// The highest level of the axis that a mark reaches; `nil` where levels have no order or no mark is at one.
  public var highest: LevelTally? { isOrdered ? tallies.prefix(axisCount).last { $0.count > 0 } : nil }

  /// The levels with the most marks: several where they tie, none where there is no mark.
  public var mostFrequent: [LevelTally] {
    guard let most = tallies.map(\.count).max(), most > 0 else { return [] }
    return tallies.filter { $0.count == most }
  }
}

extension LevelTally {
  fileprivate mutating func add(_ mark: Mark, at place: MarkPlace, shown: Range<Double>?) {
    places.append(place)
    if let added = (shown.map(mark.x.clipped) ?? mark.x).length { length = (length ?? 0).addingClamped(added) }
  }
}

extension XValue {
  /// What lies within a range of coordinates of a stretch of time; every other place as it is.
  fileprivate func clipped(to range: Range<Double>) -> XValue {
    guard case .interval(let from, let to) = self else { return self }
    return .interval(
      from: max(from, Instant(coordinate: range.lowerBound)), to: min(to, Instant(coordinate: range.upperBound)))
  }

  /// How long a stretch of time lasts, in microseconds; `nil` for a point and for what is not in time.
  public var length: Int64? {
    guard case .interval(let from, let to) = self, from < to else { return nil }
    return to.microseconds.addingClamped(from.microseconds == .min ? .max : -from.microseconds)
  }
}

extension BucketedChart {
  /// Whether Y has categories instead of numbers.
  public var hasLevels: Bool {
    if case .categories = yAxis.domain { return true }
    return yAxis.type == .ordinal || yAxis.type == .nominal
  }

  /// Whether X has stretches that the data gives or events in time, rather than buckets of a calendar unit.
  public var hasStretches: Bool {
    guard xAxis.bucketing == .none, xAxis.type == .temporal else { return false }
    return hasLevels || walkedSeries.contains { $0.marks.contains { $0.x.length != nil } }
  }
}
