import ChartModel

/// The numbers of a series in X order, beside their places, on scales that no arithmetic on them can leave.
///
/// Marks that are hidden or have no finite number are left out. Numbers that differ by no more than the noise of binary
/// arithmetic are one number.
struct SeriesPoints {
  /// Places in `marks`, ascending.
  let places: [Int]
  /// Coordinates along X: of calendar buckets their ordinals, so that months of 28 and of 31 days count alike, of
  /// numbers and bins where they begin, of instants microseconds since 1970, of categories their order.
  let x: [Double]
  /// The numbers themselves.
  let values: [Double]
  /// X from -1 (first) to 1 (last).
  let unitX: [Double]
  /// The numbers from -1 (lowest) to 1 (highest): the range is 2; all zero where the series is constant.
  let heights: [Double]
  /// Half of the range in the unit of the data; zero where the series is constant.
  let halfRange: Double
  /// Runs of points without a mark between them that has no finite number.
  let stretches: [Range<Int>]
  /// Whether X is numbers or time and no two points share one, so that there is something like a trend.
  let isOrdered: Bool

  /// How many points there are.
  var count: Int { places.count }
  /// The range on the scale of `heights`.
  static let range = 2.0
  /// From the lowest to the highest value; `nil` of no points.
  var bounds: ClosedRange<Double>? { values.bounds }

  init(_ series: Series, in chart: BucketedChart) {
    let coordinates = MarkCoordinates(chart)
    var points: [(place: Int, x: Double, value: Double)] = []
    var stretches = StretchBuilder()
    for (place, mark) in series.marks.enumerated() {
      guard let told = mark.compared else { continue }
      guard let value = told.number, value.isFinite, let x = coordinates.coordinate(of: mark.x) else {
        stretches.close(at: points.count)
        continue
      }
      points.append((place, x, value))
    }
    stretches.close(at: points.count)
    self.init(
      places: points.map(\.place), x: points.map(\.x), values: points.map(\.value), stretches: stretches.ranges,
      isContinuous: coordinates.isContinuous && !(chart.isScatter(series) && Self.areStrewn(points.map(\.x), in: chart))
    )
  }

  /// Whether numbers along X are no steps of anything: points there are a cloud, and nobody goes from one to the next.
  private static func areStrewn(_ x: [Double], in chart: BucketedChart) -> Bool {
    let steps = zip(x.dropFirst(), x).map { $0 - $1 }
    guard !chart.xAxis.writesYears, let least = steps.min(), let most = steps.max() else { return false }
    // A few steps that are left out make no cloud of the others.
    let even = steps.count { $0 - least <= 1e-6 * most }
    return even * 10 < steps.count * 9
  }

  init(places: [Int], x: [Double], values: [Double], stretches: [Range<Int>], isContinuous: Bool) {
    let (heights, halfRange) = UnitScale.heights(values)
    let unitX = UnitScale.positions(x)
    self.places = places
    self.x = x
    self.values = values
    self.unitX = unitX
    self.heights = heights
    self.halfRange = halfRange
    self.stretches = stretches
    isOrdered = isContinuous && zip(unitX, unitX.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The points but those at some places of `marks`, on a scale of their own; each of those ends a stretch.
  func without(_ gone: Set<Int>) -> SeriesPoints {
    guard !gone.isEmpty else { return self }
    var (kept, runs): ([Int], StretchBuilder) = ([], StretchBuilder())
    for stretch in stretches {
      for point in stretch {
        if gone.contains(places[point]) { runs.close(at: kept.count) } else { kept.append(point) }
      }
      runs.close(at: kept.count)
    }
    return SeriesPoints(
      places: kept.map { places[$0] }, x: kept.map { x[$0] }, values: kept.map { values[$0] }, stretches: runs.ranges,
      isContinuous: isOrdered)
  }

  /// Points at 0, 1, 2 and so on, for what looks at numbers alone.
  init(_ values: [Double]) {
    self.init(
      places: Array(values.indices), x: values.indices.map(Double.init), values: values,
      stretches: values.isEmpty ? [] : [0..<values.count], isContinuous: true)
  }

  /// The places in `marks` of a run of points.
  func places(_ points: Range<Int>) -> ClosedRange<Int>? {
    guard let first = points.first, let last = points.last, places.indices.contains(first),
      places.indices.contains(last)
    else { return nil }
    return places[first]...places[last]
  }

  /// A difference of heights in the unit of the data; infinite where it is beyond all numbers.
  func inData(_ difference: Double) -> Double { difference * halfRange }
}

/// Where marks stand along X, as numbers.
struct MarkCoordinates {
  private let order: XOrder
  private let calendar: ChartCalendar
  private let unit: CalendarUnit?
  /// Whether distances along X mean something.
  let isContinuous: Bool

  init(_ chart: BucketedChart) {
    order = XOrder(axis: chart.xAxis)
    calendar = chart.calendar
    unit = chart.xAxis.calendarUnit
    isContinuous = chart.xAxis.type == .quantitative || chart.xAxis.type == .temporal
  }

  /// The coordinate of a place; `nil` where it is not finite.
  func coordinate(of x: XValue) -> Double? {
    let key = bucket(of: x).map(Double.init) ?? order.key(of: x)
    return key.isFinite ? key : nil
  }

  /// The ordinal of the calendar bucket at a place; `nil` where there are no such buckets.
  func bucket(of x: XValue) -> Int? {
    guard let unit else { return nil }
    switch x {
    case .instant(let instant), .interval(let instant, _): return calendar.ordinal(of: instant, unit: unit)
    case .category, .number, .bin: return nil
    }
  }
}

/// Gathers runs of points.
private struct StretchBuilder {
  private(set) var ranges: [Range<Int>] = []

  mutating func close(at count: Int) {
    let start = ranges.last?.upperBound ?? 0
    if start < count { ranges.append(start..<count) }
  }
}
