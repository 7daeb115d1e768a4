import ChartAnalysis
import ChartModel

/// Takes rows as they stream by, in the way that a chart asks for: put into buckets, or each a mark.
///
/// Points are taken in both ways, because only the last row tells whether two of them share a place.
struct ChartMaker {
  private let specification: ChartSpecification
  private(set) var buckets: Bucketer?
  private(set) var rows: RowTable?

  init(_ specification: ChartSpecification) {
    self.specification = specification
    if !specification.needsRows { buckets = Bucketer(specification) }
    if specification.needsRows || specification.keepsRows { rows = RowTable(specification) }
  }

  var mostMarks: Int { specification.mostMarks }

  mutating func add(_ batch: RowBatch) {
    buckets?.add(batch)
    rows?.add(batch)
  }

  func chart(source: ChartSource, xDecimals: Int, decimals: Int) -> BucketedChart {
    let bucketed = buckets?.chart(source: source, xDecimals: xDecimals, decimals: decimals)
    if let bucketed, !keepsRows(of: bucketed) { return bucketed }
    let table = rows ?? RowTable(specification)
    return table.chart(source: source, xDecimals: xDecimals, decimals: decimals)
  }

  /// Whether points that share a place stay apart: if they are few enough to walk, or nobody may put them together.
  private func keepsRows(of bucketed: BucketedChart) -> Bool {
    guard let rows, rows.rowsBeyondLimit == 0 else { return false }
    let most = specification.mark == .point ? ChartLimits.pointsAsGiven : ChartLimits.marksAsGiven
    let areFew = rows.rowCount <= most || specification.x.bucketing == .none
    return areFew && bucketed.sharesPlaces
  }
}
