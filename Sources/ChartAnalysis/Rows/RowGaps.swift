import ChartModel

/// Finds the places at which a series has no row although the chart goes on there: they are told as gaps.
///
/// Bars and the parts of a stack stand at every X of the chart; a line runs from its own first to its own last row.
struct RowGaps {
  typealias Draft = RowDrafts.Draft

  private let specification: ChartSpecification
  private let buckets: ResolvedBucketing
  private let drafts: [[Draft]]
  private let order: XOrder
  /// All places of the chart, in their order.
  private let places: [XValue]

  /// - Parameter names: the categories along X; empty for numbers and times.
  init(_ drafts: [[Draft]], _ buckets: ResolvedBucketing, _ specification: ChartSpecification, names: [String]) {
    self.specification = specification
    self.buckets = buckets
    self.drafts = drafts
    order = XOrder(names: names)
    places = names.isEmpty ? Self.places(drafts, buckets, order) : names.map { .category($0) }
  }

  /// The drafts with those of the gaps, and whether these were left out because they would be too many.
  func filled(isStacked: Bool) -> (series: [[Draft]], leavesGapsOut: Bool) {
    guard specification.fillsGaps else { return (drafts, false) }
    let all = drafts.count == 1 || isStacked || specification.mark == .bar
    guard all || buckets.fillsGaps else { return (drafts, false) }
    let filled = drafts.map { self.filled($0, all ? places[...] : span(of: $0)) }
    let isTooMuch = filled.reduce(0) { $0 + $1.count } > specification.mostMarks
    return isTooMuch ? (drafts, buckets.fillsGaps) : (filled, false)
  }

  /// The same of rows that are kept: only buckets of time have gaps among them.
  func filledBetween() -> [[Draft]] {
    guard specification.fillsGaps, buckets.fillsGaps, buckets.unit != nil else { return drafts }
    return drafts.map { filled($0, span(of: $0)) }
  }

  private func filled(_ drafts: [Draft], _ places: ArraySlice<XValue>) -> [Draft] {
    let own = Set(drafts.map(\.x))
    let gaps = places.filter { !own.contains($0) }
    return gaps.isEmpty ? drafts : order.sorted(drafts + gaps.map { Draft(x: $0, rows: []) }, by: \.x)
  }

  /// The places from the first to the last of a series.
  private func span(of drafts: [Draft]) -> ArraySlice<XValue> {
    guard let first = drafts.first.map({ order.key(of: $0.x) }), let last = drafts.last.map({ order.key(of: $0.x) })
    else { return [] }
    return places.drop { order.key(of: $0) < first }.prefix { order.key(of: $0) <= last }
  }

  // MARK: Places

  private static func places(_ drafts: [[Draft]], _ buckets: ResolvedBucketing, _ order: XOrder) -> [XValue] {
    let own = order.sorted(Array(Set(drafts.joined().map(\.x))), by: { $0 })
    guard buckets.fillsGaps, let keys = keys(of: own, buckets) else { return own }
    return keys.compactMap { buckets.place(ofKey: $0) }
  }

  /// The keys of all buckets from the first to the last; `nil` where those without a row are too many to be marks.
  private static func keys(of places: [XValue], _ buckets: ResolvedBucketing) -> ClosedRange<Int>? {
    guard let first = places.first.flatMap(buckets.key), let last = places.last.flatMap(buckets.key) else { return nil }
    let (span, overflow) = last.subtractingReportingOverflow(first)
    guard !overflow, span >= 0, span - places.count < max(ChartLimits.emptyBuckets, places.count * 3) else {
      return nil
    }
    return first...last
  }
}

extension ResolvedBucketing {
  /// The number of a bucket along its axis; `nil` where a place is no bucket.
  fileprivate func key(of place: XValue) -> Int? {
    switch (place, bucketing) {
    case (.interval(let from, _), .calendar(let unit)): calendar.ordinal(of: from, unit: unit)
    case (.bin(let from, let to), .width(let width)): NumberKeys(resolution: .width(width)).key(of: from / 2 + to / 2)
    default: nil
    }
  }

  fileprivate func place(ofKey key: Int) -> XValue? {
    switch bucketing {
    case .calendar(let unit):
      return .interval(from: calendar.start(of: key, unit: unit), to: calendar.start(of: key + 1, unit: unit))
    case .width(let width):
      let bins = NumberKeys(resolution: .width(width))
      return .bin(from: bins.start(of: key), to: bins.start(of: key + 1))
    default: return nil
    }
  }
}
