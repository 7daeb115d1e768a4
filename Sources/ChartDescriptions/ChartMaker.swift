import ChartAnalysis
import ChartModel

/// Takes rows as they stream by, in the way that a chart asks for: put into buckets, or each a mark.
///
/// One of the two is there.
struct ChartMaker {
  private(set) var buckets: Bucketer?
  private(set) var rows: RowTable?

  init(_ specification: ChartSpecification) {
    if specification.isRowPerMark { rows = RowTable(specification) } else { buckets = Bucketer(specification) }
  }

  mutating func add(_ batch: RowBatch) {
    buckets?.add(batch)
    rows?.add(batch)
  }

  func chart(_ specification: ChartSpecification, source: ChartSource, xDecimals: Int, decimals: Int) -> BucketedChart {
    (buckets?.chart(source: source, xDecimals: xDecimals, decimals: decimals))
      ?? (rows ?? RowTable(specification)).chart(source: source, xDecimals: xDecimals, decimals: decimals)
  }
}
