import ChartModel

/// Groups that begin and end where the trend breaks, for charts whose shape is the point.
extension Grouping {
  /// Fewer bars than this are read one by one, not as a shape.
  static let fewestNarrowBars = 25

  /// Whether the shape along X is what a chart shows: one value at each number, none of which add up.
  func isTerrain(_ series: Series) -> Bool {
    // Along a logarithmic axis equal steps are factors, and what looks level is none.
    guard chart.xAxis.type == .quantitative, chart.yAxis.scale == .linear, !chart.isAdditive, !chart.hasLevels,
      !chart.isPartToWhole,
      !chart.isStacked, chart.stack == .none, !chart.seriesAreRows
    else { return false }
    switch series.kind ?? chart.kind {
    case .line, .area: break
    case .bar: guard series.marks.count >= Self.fewestNarrowBars else { return false }
    default: return false
    }
    let numbers = series.marks.compactMap { mark in if case .number(let x) = mark.x { x } else { nil } }
    return numbers.count == series.marks.count && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
      && series.marks.allSatisfy { $0.told?.isPresent != true || $0.value.number != nil }
  }

  /// How far a terrain goes up and down in all; `nil` of every other series.
  func climb(of series: Series) -> Climb? {
    guard isTerrain(series) else { return nil }
    return Climb(series, from: 0, to: series.marks.count, deadBand: Climb.deadBand(of: series, in: chart))
  }

  /// Five to twelve groups, each from one break of the trend to the next; a group's first move starts at the break.
  func trendCuts(of series: Series) -> [Cut] {
    let points = SeriesPoints(series, in: chart)
    let knots = trendKnots(of: points)
    // Along what has no order nothing moves from one to the next, and parts of a whole are no moves.
    guard points.isOrdered, !chart.isPartToWhole, knots.count > 1 else {
      return evenCuts(of: series, count: Self.groupCounts.lowerBound)
    }
    return cuts(of: series, knots: knots)
  }

  /// A group from each knot to the next; marks without a value before the first and behind the last belong to those groups.
  private func cuts(of series: Series, knots: [Int]) -> [Cut] {
    let ends = knots.dropFirst().dropLast().map { $0 + 1 } + [series.marks.count]
    return zip(zip([0] + ends, ends), knots).map { Cut(places: $0.0..<$0.1, knot: $1) }
  }

  /// A smooth curve has at least so many marks from one turn to the next.
  private static let smoothMarks = 8
  /// Of fewer turns than three the stretches between them are too long to be walked.
  private static let turnCounts = 3..<groupCounts.upperBound

  /// A group from each turn to the next of a smooth curve, wherever its ticks are; `nil` of any other series.
  func turnCuts(of series: Series) -> [Cut]? {
    let numbers = series.marks.compactMap { $0.told?.number }
    guard numbers.count == series.marks.count, isTerrain(series) else { return nil }
    let moves = numbers.indices.dropFirst().filter { numbers[$0] != numbers[$0 - 1] }
    // Where it stays level is a stretch of its own.
    guard !zip(numbers, zip(numbers.dropFirst(), numbers.dropFirst(2))).contains(where: { $0 == $1.0 && $0 == $1.1 })
    else { return nil }
    let turns = zip(moves, moves.dropFirst()).filter { first, second in
      (numbers[first] > numbers[first - 1]) != (numbers[second] > numbers[second - 1])
    }.map(\.0)
    guard Self.turnCounts.contains(turns.count),
      zip(turns, turns.dropFirst()).allSatisfy({ $1 - $0 >= Self.smoothMarks })
    else { return nil }
    return cuts(of: series, knots: [0] + turns + [numbers.count - 1])
  }

  /// Where the straight stretches of a series begin and end, as places in `marks`: at most twelve stretches, the longest
  /// cut in two until there are five.
  private func trendKnots(of points: SeriesPoints) -> [Int] {
    var thresholds = FeatureThresholds.standard
    thresholds.mostSegments = Self.groupCounts.upperBound
    let noise = NoiseScale(points, thresholds: thresholds)
    let segments = TrendSegments(points, noise: noise, thresholds: thresholds).segments.map(\.places)
    // Where nothing moves there is one stretch.
    let whole = [points.places.first, points.places.last].compactMap { $0 }
    let knots = segments.isEmpty ? whole : segments.map(\.lowerBound) + segments.suffix(1).map(\.upperBound)
    return Self.halved(knots, among: points.places)
  }

  /// The knots with more between them, each in the middle of the longest stretch, the first of equals.
  private static func halved(_ knots: [Int], among places: [Int]) -> [Int] {
    let order = Dictionary(places.enumerated().map { ($1, $0) }) { first, _ in first }
    var numbers = knots.compactMap { order[$0] }
    while numbers.count <= groupCounts.lowerBound {
      let lengths = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      guard let longest = lengths.max(), longest > 1, let place = lengths.firstIndex(of: longest) else { break }
      numbers.insert(numbers[place] + longest / 2, at: place + 1)
    }
    return numbers.map { places[$0] }
  }
}
