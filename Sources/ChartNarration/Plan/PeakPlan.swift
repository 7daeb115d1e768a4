import ChartAnalysis
import ChartModel

/// Plans the message of two or three series along an order of which some have one to three peaks and others stay low.
struct PeakPlan {
  let chart: BucketedChart
  let facts: ChartFacts
  let shape: ChartShape
  /// Whether a lower peak will do, and a series beside others that goes far without one.
  var isLoose = false

  /// A peak stands out by this part of the range of all values, and a series that stays low moves by less
  /// than that, or reaches no farther beside others.
  private static let leastProminence = 0.4
  private static let leastLooseProminence = 0.25
  private static let mostLow = 0.35
  private static let mostBeside = 0.6
  private static let mostPeaks = 3
  private static let mostChange = 0.8

  var claims: [Claim] {
    let walked = chart.walkedSeries
    guard (2...3).contains(walked.count), shape.series.count == walked.count, let high = facts.highest,
      let low = facts.lowest, high > low,
      !facts.walked.contains(where: \.hasInfinity)
    else { return [] }
    let claims = walked.indices.compactMap { claim($0, range: high - low, top: high) }
    if let above = together(claims) { return above }
    let hasPeaks = claims.contains { if case .peaks = $0 { true } else { false } }
    return claims.count == walked.count && hasPeaks ? claims : []
  }

  /// Of two series that peak together the one that lies above, by its peaks.
  private func together(_ claims: [Claim]) -> [Claim]? {
    let peaks = claims.compactMap { claim -> [XValue]? in
      guard case .peaks(let series, let marks) = claim else { return nil }
      return marks.map { chart.walkedSeries[series].marks[$0].x }
    }
    guard peaks.count == 2, peaks[0] == peaks[1], !chart.yAxis.isReversed, let above = Dominance(chart) else {
      return nil
    }
    return [.above(above), claims[above.upper]]
  }

  private func claim(_ place: Int, range: Double, top: Double) -> Claim? {
    guard let low = facts.walked[place].statistics.minimum, let high = facts.walked[place].statistics.maximum else {
      return nil
    }
    if high - low <= range * Self.mostLow { return high > low ? beside(place) : nil }
    let isBeside = isLoose && high <= top - range * (1 - Self.mostBeside)
    let peaks = shape.series[place].peaks.filter {
      $0.kind == .peak && $0.prominence >= range * (isLoose ? Self.leastLooseProminence : Self.leastProminence)
    }
    // What ends far from where it began went there, whatever peak lies between.
    guard abs(facts.walked[place].changeShare ?? 0) <= Self.mostChange, (1...Self.mostPeaks).contains(peaks.count),
      peaks.allSatisfy({ $0.places.count == 1 }),
      peaks.contains(where: { ChartFacts.areEqual($0.value, high) })
    else { return isBeside && high > low ? beside(place) : nil }
    return .peaks(series: place, marks: peaks.map(\.places.lowerBound))
  }

  /// What is said of a series that stays low: where it went, if it went one way, else between which values it lies.
  private func beside(_ place: Int) -> Claim {
    let own = facts.walked[place]
    guard let share = own.changeShare, abs(share) >= Self.mostChange, own.endsNear(highest: share > 0),
      let series = chart.series.firstIndex(where: { $0.id == chart.walkedSeries[place].id })
    else { return .band(series: place) }
    return .movedTo(series: series, rises: share > 0)
  }
}
