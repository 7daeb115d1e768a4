import ChartModel
import SourceText

/// How much the charts of one specification hold together, against what one reading may keep.
///
/// Each table alone may be within its limit while cells of facets, repeats and layers make copies of it.
final class CompiledSize {
  private let limits: VegaContext.Limits
  private var charts = 0
  private var cells = 0
  private var marks = 0

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

  /// Counts the rows that a unit keeps, each a mark or a place of a line, their columns, and the names along its scales:
  /// those that charts share stand in each.
  func add(_ unit: CompiledUnit) throws(SpecificationFault) {
    try addMarks(of: unit)
    let values = unit.rows.rowCount.multipliedReportingOverflow(by: max(1, unit.rows.names.count))
    let sizes = unit.channels.map { $0.order?.count ?? 0 } + [values.overflow ? .max : values.partialValue]
    for size in sizes {
      let sum = cells.addingReportingOverflow(size)
      guard !sum.overflow, sum.partialValue <= limits.cells else {
        throw SpecificationFault(
          .tooLarge, at: unit.view.frame.node,
          found: "the marks and the scales of all charts have more than \(limits.cells.withCommas) values",
          expected: "at most \(limits.cells.withCommas) of rows, columns and names along scales",
          remedy: "Aggregate the data before, or show less of it.")
      }
      cells = sum.partialValue
    }
  }

  private func addMarks(of unit: CompiledUnit) throws(SpecificationFault) {
    let sum = marks.addingReportingOverflow(unit.rows.rowCount)
    guard !sum.overflow, sum.partialValue <= limits.marks else {
      throw SpecificationFault(
        .tooLarge, at: unit.view.frame.node, found: "there are more than \(limits.marks.withCommas) marks",
        expected: "at most \(limits.marks.withCommas) in all charts together",
        remedy: "Aggregate, bin or filter the data.")
    }
    marks = sum.partialValue
  }
}
