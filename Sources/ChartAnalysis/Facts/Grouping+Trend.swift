import ChartModel

/// Groups that begin and end where the trend breaks, for charts whose shape is the point.
extension Grouping {
  /// Fewer bars than this are read one by one, not as a shape.
  static let fewestNarrowBars = 25

  /// Whether the shape along X is what a chart shows: one value at each number, none of which add up.
  func isTerrain(_ series: Series) -> Bool {
    guard chart.xAxis.type == .quantitative, !chart.isAdditive, !chart.hasLevels, !chart.isPartToWhole,
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
    return Climb(series, from: 0, to: series.marks.count, deadBand: Climb.deadBand(of: series))
  }

  /// Five to twelve groups, each from one break of the trend to the next; a group's first move starts at the break.
  func trendCuts(of series: Series) -> [Cut] {
    let told = series.marks.indices.filter { series.marks[$0].told?.number != nil }
    let values = told.compactMap { series.marks[$0].told?.number }
    let knots = TrendKnots(values, counts: Self.groupCounts).knots.map { told[$0] }
    guard knots.count > 1 else { return evenCuts(of: series, count: Self.groupCounts.lowerBound) }
    // Marks without a value before the first and behind the last belong to those groups.
    let ends = knots.dropFirst().dropLast().map { $0 + 1 } + [series.marks.count]
    return zip(zip([0] + ends, ends), knots).map { Cut(places: $0.0..<$0.1, knot: $1) }
  }
}

/// The breaks of a trend: the values at the ends of straight pieces, as a person would draw them.
///
/// Pieces are split where they lie farthest from the straight line between their ends (Ramer 1972, Douglas and Peucker
/// 1973), the farthest of all first, until the rest is within a tenth of the range or there are as many as may be told;
/// then the longest until there are enough. Last, neighbours that are as straight together are joined again. O(*n* ×
/// pieces).
struct TrendKnots {
  /// Places among the values, ascending, the first and the last included.
  private(set) var knots: [Int]
  private let values: [Double]
  /// Pieces that are straight but for this share of the range are split no further than there must be pieces.
  private static let straightShare = 0.1
  /// Neighbours that are straight together but for this share of the range are joined.
  private static let joinedShare = 0.15

  init(_ values: [Double], counts: ClosedRange<Int>) {
    self.values = values
    knots = values.count > 1 ? [0, values.count - 1] : []
    guard let low = values.min(), let high = values.max(), (high - low).isFinite else { return }
    let straight = (high - low) * Self.straightShare
    var pieces = knots.isEmpty ? [] : [piece(0, values.count - 1)]
    while pieces.count < counts.upperBound,
      let next = next(pieces, beyond: pieces.count < counts.lowerBound ? 0 : straight)
    {
      let old = pieces[next]
      pieces.replaceSubrange(next...next, with: [piece(old.from, old.knot), piece(old.knot, old.to)])
    }
    while pieces.count > counts.lowerBound, let joined = straightest(pieces),
      joined.piece.distance < (high - low) * Self.joinedShare
    {
      pieces.replaceSubrange(joined.place...joined.place + 1, with: [joined.piece])
    }
    knots = pieces.map(\.from) + pieces.suffix(1).map(\.to)
  }

  /// The two neighbours that are straightest together, the first of equals.
  private func straightest(_ pieces: [Piece]) -> (place: Int, piece: Piece)? {
    let joined = zip(pieces, pieces.dropFirst()).map { piece($0.from, $1.to) }
    let place = joined.indices.min { joined[$0].distance < joined[$1].distance }
    return place.map { ($0, joined[$0]) }
  }

  /// Neighbouring values, and the one that is farthest from the line between the first and the last of them.
  private struct Piece {
    var from: Int
    var to: Int
    var knot: Int
    var distance: Double
  }

  private func piece(_ from: Int, _ to: Int) -> Piece {
    var piece = Piece(from: from, to: to, knot: from + (to - from) / 2, distance: 0)
    let slope = (values[to] - values[from]) / Double(to - from)
    for place in from + 1..<max(to, from + 1) {
      let distance = abs(values[place] - values[from] - slope * Double(place - from))
      if distance > piece.distance, !ChartFacts.isNoise(distance, beside: abs(values[place])) {
        (piece.knot, piece.distance) = (place, distance)
      }
    }
    return piece
  }

  /// The piece to split: the one with the farthest value, the longest of those that are as straight, the first of equals.
  private func next(_ pieces: [Piece], beyond distance: Double) -> Int? {
    var best: Int?
    for (place, piece) in pieces.enumerated() where piece.to - piece.from > 1 && piece.distance >= distance {
      guard let found = best else {
        best = place
        continue
      }
      let lengths = (piece.to - piece.from, pieces[found].to - pieces[found].from)
      if (piece.distance, lengths.0) > (pieces[found].distance, lengths.1) { best = place }
    }
    return best
  }
}
