import ChartModel

/// How much the charts of one specification hold together, against what one reading may keep.
///
/// Each table alone may be within its limit while cells of facets, repeats and layers make copies of it.
final class CompiledSize {
  private let limits: VegaContext.Limits
  private var charts = 0
  private var cells = 0

  init(_ limits: VegaContext.Limits) { self.limits = limits }

  /// Counts a chart before it is made.
  func addChart(at node: SpecificationNode) throws(SpecificationFault) {
    charts += 1
    try Self.allow(charts: charts, limits, at: node)
  }

  /// Refuses more charts than one specification may come to.
  static func allow(
    charts: Int, _ limits: VegaContext.Limits, at node: SpecificationNode
  ) throws(SpecificationFault) {
    guard charts > limits.charts else { return }
    throw SpecificationFault(
      .tooLarge, at: node, found: "there are more than \(limits.charts.withCommas) charts",
      expected: "at most \(limits.charts.withCommas) in all facets, concats and repeats",
      remedy: "Facet by a field with fewer values, or filter the data.")
  }

  /// Counts the rows and columns that a unit keeps.
  func add(_ unit: CompiledUnit) throws(SpecificationFault) {
    let added = unit.rows.rowCount.multipliedReportingOverflow(by: max(1, unit.rows.names.count))
    let sum = cells.addingReportingOverflow(added.partialValue)
    guard !added.overflow, !sum.overflow, sum.partialValue <= limits.cells else {
      throw SpecificationFault(
        .tooLarge, at: unit.view.frame.node,
        found: "the marks of all charts have more than \(limits.cells.withCommas) values",
        expected: "at most \(limits.cells.withCommas) cells (rows times columns)",
        remedy: "Aggregate the data before, or show less of it.")
    }
    cells = sum.partialValue
  }
}
