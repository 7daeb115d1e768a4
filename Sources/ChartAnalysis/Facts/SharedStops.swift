public import ChartModel

/// The places along X that several series share: each is one stop of a walk, with a mark of each series inside.
public struct SharedStops: Sendable, Equatable {
  /// The stops in X order; what is hidden has none.
  public var stops: [Stop]
  /// The focus groups over all series, in X order; none where the stops are few enough to walk one by one.
  public var groups: [StopGroup]

  /// The stops of a chart whose series stand at the same places; `nil` for every other chart.
  ///
  /// Stacks have their parts already, events and heat maps are read row by row, and series that meet at less than half
  /// of the places have each a walk of its own.
  init?(_ chart: BucketedChart, grouping: Grouping) {
    guard chart.canShareStops else { return nil }
    let places = StopOrder(chart).places
    let stops = Self.stops(chart.series, at: places)
    let meetings = stops.count(where: { $0.seriesCount > 1 })
    guard meetings * 2 >= stops.count, Self.isWalkable(stops, chart.series) else { return nil }
    self.stops = stops
    groups = StopGroup.all(of: stops, in: chart, grouping: grouping)
  }

  /// The groups of one series: its marks in each of the groups.
  func groups(ofSeries place: Int) -> [MarkGroup] { groups.compactMap { $0.series[place] } }

  private static func stops(_ series: [Series], at places: [XValue]) -> [Stop] {
    let order = Dictionary(places.enumerated().map { ($1, $0) }) { first, _ in first }
    var stops = places.map { Stop(x: $0, marks: []) }
    for (number, series) in series.enumerated() {
      for (place, mark) in series.marks.enumerated() where !mark.isHidden {
        guard let stop = order[mark.x] else { continue }
        stops[stop].marks.append(MarkPlace(series: number, mark: place))
      }
    }
    return stops.filter { !$0.marks.isEmpty }.map { $0.withExtremes(in: series) }
  }

  /// Whether each series goes through the stops in its own order.
  private static func isWalkable(_ stops: [Stop], _ series: [Series]) -> Bool {
    var last = [Int](repeating: -1, count: series.count)
    for place in stops.lazy.flatMap(\.marks) {
      guard place.mark > last[place.series] else { return false }
      last[place.series] = place.mark
    }
    return true
  }
}

/// One place along X where several series may have a mark.
public struct Stop: Sendable, Equatable {
  /// The place.
  public var x: XValue
  /// The marks there, in the order of the series.
  public var marks: [MarkPlace]
  /// The mark with the highest number, the first of equals; `nil` where there is no number.
  public var highest: MarkPlace?
  /// The mark with the lowest number, the first of equals; `nil` where there is no number.
  public var lowest: MarkPlace?

  init(x: XValue, marks: [MarkPlace]) {
    self.x = x
    self.marks = marks
  }

  /// How many series have a mark there.
  var seriesCount: Int { Set(marks.map(\.series)).count }

  fileprivate func withExtremes(in series: [Series]) -> Stop {
    var stop = self
    let numbers = marks.compactMap { place in
      series[place.series].marks[place.mark].value.number.map { (place: place, number: $0) }
    }
    let (low, high) = (numbers.map(\.number).min(), numbers.map(\.number).max())
    stop.highest = numbers.first { $0.number == high }?.place
    stop.lowest = numbers.first { $0.number == low }?.place
    return stop
  }
}

extension BucketedChart {
  fileprivate var canShareStops: Bool {
    guard series.count > 1, totals == nil, stack == .none, !isPartToWhole, !seriesAreRows, !hasLevels, !hasStretches
    else { return false }
    return kind != .rectangle && kind != .sector && series.allSatisfy { $0.plots.isEmpty }
  }
}

/// The distinct places of all series, in the order of X.
private struct StopOrder {
  var places: [XValue]

  init(_ chart: BucketedChart) {
    var seen: Set<XValue> = []
    var places: [XValue] = []
    // Categories in the order of the axis, then those that it does not name.
    if case .categories(let names) = chart.xAxis.domain { places = names.map { .category($0) } }
    places = places.filter { seen.insert($0).inserted }
    for mark in chart.series.lazy.flatMap(\.marks) where seen.insert(mark.x).inserted { places.append(mark.x) }
    self.places = places.enumerated().sorted { Self.key($0) < Self.key($1) }.map(\.element)
  }

  /// By the start, then the end; exact for time, where a double would not do.
  private static func key(_ place: EnumeratedSequence<[XValue]>.Element) -> (Int64, Double, Double, Int) {
    switch place.element {
    case .category: (0, 0, 0, place.offset)
    case .number(let number): (0, number, number, place.offset)
    case .bin(let from, let to): (0, from, to, place.offset)
    case .instant(let instant): (instant.microseconds, 0, 0, place.offset)
    case .interval(let from, let to): (from.microseconds, Double(to.microseconds), 0, place.offset)
    }
  }
}
