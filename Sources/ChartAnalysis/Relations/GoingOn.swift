import ChartModel

extension BucketedChart {
  /// Whether the second of two lines begins where the first has ended, as a forecast does behind what was measured.
  package var goesOn: Bool {
    guard walkedSeries.count == 2, kind.isContinuous, !isStacked, !hasMixedUnits else { return false }
    let x = walkedSeries.map { series in series.toldNumbers.compactMap { series.marks[$0.place].x.axisCoordinate } }
    guard x.allSatisfy({ $0.count >= Self.fewestGoingOn }), let end = x[0].max(), let begin = x[1].min() else {
      return false
    }
    return end <= begin
  }

  /// Fewer values are no course.
  private static let fewestGoingOn = 3
}
