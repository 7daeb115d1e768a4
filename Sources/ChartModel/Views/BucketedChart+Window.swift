extension BucketedChart {
  /// The same chart with the marks in a window alone.
  ///
  /// A bucket belongs to the window in which it begins; a stretch that the data gives to each that it overlaps. The Y
  /// axis stays as it is, so that a value looks and sounds the same in every window. The whole stays in `whole`.
  public func showing(_ window: ChartWindow) -> BucketedChart {
    let coordinates = XCoordinates(self)
    var chart = self
    chart.window = window
    chart.whole = whole ?? .chart(self)
    chart.xAxis.drawn = nil
    chart.xAxis.domain = xAxis.domain.clipped(to: window.range, coordinates)
    chart.series = series.map { $0.clipped { coordinates.contains($0, in: window.range) } }
    chart.totals = totals?.clipped { coordinates.contains($0, in: window.range) }
    return chart
  }
}

extension Series {
  /// The series with the marks at some places alone, and its plots with what is left of them.
  fileprivate func clipped(_ isShown: (XValue) -> Bool) -> Series {
    var kept: [Int] = []
    /// How many marks are kept before each place.
    var keptBefore = [0]
    for place in marks.indices {
      if isShown(marks[place].x) { kept.append(place) }
      keptBefore.append(kept.count)
    }
    var series = self
    series.marks = kept.map { marks[$0] }
    series.plots = plots.compactMap { plot in
      let places = plot.places.clamped(to: marks.indices)
      let left = keptBefore[places.lowerBound]..<keptBefore[places.upperBound]
      return left.isEmpty ? nil : PlotGroup(name: plot.name, places: left)
    }
    return series
  }
}

extension AxisDomain {
  fileprivate func clipped(to range: Range<Double>, _ coordinates: XCoordinates) -> AxisDomain {
    switch self {
    case .empty: return .empty
    case .categories(let names): return .categories(names.filter { coordinates.contains(.category($0), in: range) })
    case .numbers(let domain):
      let low = max(domain.lowerBound, range.lowerBound)
      return .numbers(low...max(low, min(domain.upperBound, range.upperBound)))
    case .instants(let from, let to):
      let low = max(from, Instant(coordinate: range.lowerBound))
      return .instants(from: low, to: max(low, min(to, Instant(coordinate: range.upperBound))))
    }
  }
}

extension Instant {
  /// The instant at a coordinate along X; the nearest that 64 bits hold, and 1970 for not-a-number.
  public init(coordinate: Double) {
    let rounded = coordinate.rounded()
    self.init(microseconds: Int64(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0))
  }
}
