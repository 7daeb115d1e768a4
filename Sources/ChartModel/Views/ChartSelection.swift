/// What a person has selected along X: nothing, a place, or a range that grew from where it began.
///
/// Places are coordinates along X: numbers, microseconds since 1970, or places of categories.
public enum ChartSelection: Sendable, Equatable {
  /// Nothing is selected: the whole is told.
  case none
  /// One place.
  case point(Double)
  /// Everything between where it began and where it has come to, in either direction.
  case range(anchor: Double, head: Double)

  /// The selection from where this one began to a place; one that has not begun begins there.
  public func growing(to place: Double) -> ChartSelection {
    switch self {
    case .none: .point(place)
    case .point(let anchor), .range(let anchor, _): .range(anchor: anchor, head: place)
    }
  }

  /// From its lower to its upper end, both included; `nil` where nothing is selected, and for not-a-number.
  public var ends: ClosedRange<Double>? {
    switch self {
    case .none: nil
    case .point(let place): place.isNaN ? nil : place...place
    case .range(let anchor, let head):
      anchor.isNaN || head.isNaN ? nil : min(anchor, head)...max(anchor, head)
    }
  }

  /// The stretch of the whole buckets from the one that holds one end to the one that holds the other.
  ///
  /// It is the same whichever end it grew from. Beyond the ends of X nothing is selected; `nil` where all of it lies
  /// there, or in a gap between buckets.
  ///
  /// ```swift
  /// ChartSelection.range(anchor: 25, head: 11).snapped(to: [0..<10, 10..<20, 20..<30])  // 10..<30
  /// ```
  public func snapped(to buckets: [Range<Double>]) -> Range<Double>? {
    guard let ends else { return nil }
    let held = buckets.filter { $0.upperBound > ends.lowerBound && $0.lowerBound <= ends.upperBound }
    guard let from = held.lazy.map(\.lowerBound).min(), let to = held.lazy.map(\.upperBound).max() else { return nil }
    return from..<to
  }
}

extension BucketedChart {
  /// A stretch in whole days, or in whole hours, minutes or seconds where it is shorter; a place as the day that holds it,
  /// or whatever is short beside the whole chart.
  private func snappedToCalendar(_ range: Range<Double>, isPoint: Bool) -> Range<Double> {
    guard xAxis.type == .temporal, !range.isEmpty else { return range }
    let whole = isPoint ? (extent.map { $0.upperBound - $0.lowerBound } ?? 0) / 2 : range.upperBound - range.lowerBound
    let units: [CalendarUnit] = [.day, .hour, .minute, .second]
    guard let unit = units.first(where: { Double($0.microseconds) <= whole }) else { return range }
    let ordinals = [range.lowerBound, max(range.lowerBound, range.upperBound.nextDown)].map {
      calendar.ordinal(of: Instant(coordinate: $0.rounded(.down)), unit: unit)
    }
    return calendar.range(of: ordinals[0], unit: unit)
      .lowerBound..<calendar.range(of: ordinals[1], unit: unit).upperBound
  }

  /// What a selection comes to in this chart, in coordinates; `nil` where it holds no place of it.
  ///
  /// Buckets are taken whole; of points, one place means the nearest; stretches that the data gives have no
  /// buckets, so that whole days of the calendar are taken, or whole hours or less of a short selection.
  public func stretch(of selection: ChartSelection) -> Range<Double>? {
    let ranges = bucketRanges
    guard let ends = selection.ends, let extent = window?.range ?? extent(of: ranges) else { return nil }
    if givesStretches {
      guard ends.lowerBound < extent.upperBound, ends.upperBound >= extent.lowerBound else { return nil }
      let range = (ends.lowerBound..<ends.upperBound.nextUp).clamped(to: extent)
      return snappedToCalendar(range, isPoint: ends.lowerBound == ends.upperBound)
    }
    if let snapped = selection.snapped(to: ranges) { return snapped }
    // The upper edge of the last bin is part of it.
    if case .point(extent.upperBound) = selection, xAxis.type == .quantitative {
      return ChartSelection.point(extent.upperBound.nextDown).snapped(to: ranges)
    }
    guard case .point(let place) = selection, xAxis.bucketing == .none, extent.contains(place) else { return nil }
    return ranges.min { abs($0.lowerBound - place) < abs($1.lowerBound - place) }
  }
}
