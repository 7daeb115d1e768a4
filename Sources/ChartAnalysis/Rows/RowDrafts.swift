import ChartModel

/// What each mark will be, by series and in X order: where it stands, and which rows it is made of.
struct RowDrafts {
  /// A mark to be.
  struct Draft {
    var x: XValue
    /// Places among the placed rows, in their order; none in a bucket without a row.
    var rows: [Int]
  }

  /// The drafts of each series.
  private(set) var series: [[Draft]]
  /// Whether several rows of one series stand at one place.
  let sharesPlaces: Bool

  /// - Parameter putsTogether: whether rows of one place are one mark.
  init(_ placed: PlacedRows, _ buckets: ResolvedBucketing, order: XOrder, putsTogether: Bool) {
    var places = BucketedPlaces(buckets)
    var known: [Key: Int] = [:]
    var drafts = [[Draft]](repeating: [], count: placed.specification.series == nil ? 1 : placed.series.names.count)
    var isShared = false
    for (place, row) in placed.rows.enumerated() where drafts.indices.contains(row.series) {
      let x = places.place(of: row.x)
      let first = known[Key(series: row.series, x: x)]
      if first == nil { known[Key(series: row.series, x: x)] = drafts[row.series].count } else { isShared = true }
      if let first, putsTogether {
        drafts[row.series][first].rows.append(place)
      } else {
        drafts[row.series].append(Draft(x: x, rows: [place]))
      }
    }
    series = drafts.map { order.sorted($0, by: \.x) }
    sharesPlaces = isShared
  }

  private struct Key: Hashable {
    var series: Int
    var x: XValue
  }
}

/// Says in which bucket a place lies; those of instants are found once each.
private struct BucketedPlaces {
  private let buckets: ResolvedBucketing
  private var known: [Instant: XValue] = [:]

  init(_ buckets: ResolvedBucketing) { self.buckets = buckets }

  mutating func place(of x: XValue) -> XValue {
    guard case .instant(let instant) = x, case .calendar = buckets.bucketing else {
      return RowPlacer.bucketed(x, by: buckets.bucketing, buckets.calendar)
    }
    if let place = known[instant] { return place }
    let place = RowPlacer.bucketed(x, by: buckets.bucketing, buckets.calendar)
    known[instant] = place
    return place
  }
}
