import ChartModel

/// Two series at the X that both have.
struct PairTable {
  struct Row {
    var place: PairPlace
    var coordinate: Double?
    /// The first value less the second, halved: the difference of two numbers may be beyond all numbers.
    var half: Double
  }

  var rows: [Row] = []
  /// Half of the range of all common values.
  private var halfRange = 0.0

  /// The common X of two series; `nil` where one has two numbers at one X, or fewer than two X are common.
  init?(_ first: Series, _ second: Series) {
    guard first.numberPlaces() != nil, let places = second.numberPlaces() else { return nil }
    var values: [Double] = []
    for (place, mark) in first.marks.enumerated() {
      guard let value = mark.compared?.number, let other = places[mark.x], let against = second.number(at: other)
      else { continue }
      values += [value, against]
      let half = ChartFacts.areEqual(value, against) ? 0 : value / 2 - against / 2
      rows.append(
        Row(place: PairPlace(first: place, second: other), coordinate: mark.x.axisCoordinate, half: half))
    }
    guard rows.count > 1, let low = values.min(), let high = values.max() else { return nil }
    halfRange = high / 2 - low / 2
  }

  func crossings(_ first: Int, _ second: Int, _ thresholds: FeatureThresholds) -> PairCrossings? {
    let noise = DifferenceNoise.scale(of: rows.map(\.half))
    let band = max(thresholds.crossingRangeShare * halfRange, thresholds.crossingNoise * noise)
    let changes = self.changes(band: band)
    let all = changes.compactMap { crossing($0, first, second) }
    let found = isChatter(besides: all.count, thresholds) ? [] : all
    return PairCrossings(
      first: first, second: second, commonCount: rows.count, count: found.count,
      crossings: found.count < thresholds.fewestChatterCrossings ? found : [], touchCount: touches(),
      equalCount: rows.count { $0.half == 0 }, upperThroughout: upperThroughout(first, second),
      deadBand: min(band * 2, .greatestFiniteMagnitude))
  }

  /// Whether they change sides by chance: at many X, and most of them not beyond the band.
  private func isChatter(besides count: Int, _ thresholds: FeatureThresholds) -> Bool {
    let signed = rows.filter { $0.half != 0 }
    let flips = zip(signed, signed.dropFirst()).count { ($0.half > 0) != ($1.half > 0) }
    let most = max(thresholds.mostSideChangeShare * Double(rows.count), Double(thresholds.fewestChatterCrossings - 1))
    return Double(flips) > most && flips > 2 * count
  }

  /// Each pair of neighbouring rows that lie beyond the band on different sides.
  private func changes(band: Double) -> [ClosedRange<Int>] {
    let sure = rows.indices.filter { abs(rows[$0].half) > band }
    return zip(sure, sure.dropFirst()).compactMap { (rows[$0].half > 0) == (rows[$1].half > 0) ? nil : $0...$1 }
  }

  /// From the last row before the first change of sign to the first after the last change, between two rows that are
  /// sure: the same whichever way X is read.
  private func crossing(_ range: ClosedRange<Int>, _ first: Int, _ second: Int) -> Crossing? {
    let signed = range.filter { rows[$0].half != 0 }
    let flips = zip(signed, signed.dropFirst()).filter { (rows[$0].half > 0) != (rows[$1].half > 0) }
    guard let before = flips.first?.0, let after = flips.last?.1 else { return nil }
    let isRising = rows[range.upperBound].half > 0
    let middle = flips[flips.count / 2]
    return Crossing(
      upper: isRising ? first : second, lower: isRising ? second : first, before: rows[before].place,
      after: rows[after].place, coordinate: coordinate(middle.0, middle.1), betweenCount: after - before - 1)
  }

  private func coordinate(_ before: Int, _ after: Int) -> Double? {
    if after == before + 2 { return rows[before + 1].coordinate }
    guard after == before + 1, let from = rows[before].coordinate, let to = rows[after].coordinate else { return nil }
    // Quarters: the two lie on different sides of zero, so that their distance is up to twice each.
    let part = (rows[before].half / 2) / (rows[before].half / 2 - rows[after].half / 2)
    let coordinate = from * (1 - part) + to * part
    return coordinate.isFinite ? coordinate : nil
  }

  /// Runs of equal values with the same series above before and after.
  private func touches() -> Int {
    let signed = rows.indices.filter { rows[$0].half != 0 }
    return zip(signed, signed.dropFirst()).count { $1 > $0 + 1 && (rows[$0].half > 0) == (rows[$1].half > 0) }
  }

  private func upperThroughout(_ first: Int, _ second: Int) -> Int? {
    let (isFirst, isSecond) = (rows.contains { $0.half > 0 }, rows.contains { $0.half < 0 })
    return isFirst == isSecond ? nil : isFirst ? first : second
  }
}

extension BucketedChart {
  /// Whether one of two series lies above the other as the passings tell of it: at nearly all X, and at last.
  package func keeps(to crossings: [Crossing]) -> Bool {
    guard let first = crossings.first else { return false }
    let places = [first.upper, first.lower].sorted()
    guard let rows = PairTable(walkedSeries[places[0]], walkedSeries[places[1]])?.rows, let last = rows.last else {
      return false
    }
    // Which of both is above turns with each passing.
    let before = first.upper == places[0] ? -1.0 : 1
    let side = { (row: PairTable.Row) in
      crossings.count { $0.after.first <= row.place.first }.isMultiple(of: 2) ? before : -before
    }
    let wrong = rows.count { $0.half * side($0) < 0 }
    return wrong * Self.fewestToOne < rows.count && last.half * side(last) > 0
  }

  /// Of so many X one may be another way.
  private static var fewestToOne: Int { 10 }
}

/// How far neighbouring values lie apart by chance alone.
enum DifferenceNoise {
  /// Of fewer values nothing is known of chance.
  static let fewestValues = 12

  /// The standard deviation of the noise: 1.4826 times the median absolute deviation of first differences, by the
  /// square root of two (Rousseeuw and Croux, J. Am. Stat. Assoc. 88, 1993; differencing as Hall, Kay and Titterington,
  /// Biometrika 77, 1990); zero of few values.
  static func scale(of values: [Double]) -> Double {
    guard values.count >= fewestValues else { return 0 }
    let differences = zip(values, values.dropFirst()).map { $1 / 2 - $0 / 2 }
    guard let median = Statistics(differences).median,
      let deviation = Statistics(differences.map { abs($0 / 2 - median / 2) }).median
    else { return 0 }
    return min(deviation, .greatestFiniteMagnitude / 8) * 4 * 1.482_6 / 2.0.squareRoot()
  }
}
