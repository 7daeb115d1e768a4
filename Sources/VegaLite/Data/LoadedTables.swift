import ChartModel
import SourceText

/// The tables that one reading has made, so that views which name the same data share them.
struct LoadedTables {
  /// What decides on a table: a place in the specification or a file, and how it is read.
  enum Key: Hashable {
    case values(pointer: String, DataFormat)
    case sequence(pointer: String)
    case file(path: String, DataFormat)
  }

  private struct Entry {
    var tree: JSONTree?
    var table: VegaTable
  }

  private var entries: [Key: Entry] = [:]
  private var cells = 0
  private let limits: VegaContext.Limits

  init(limits: VegaContext.Limits) { self.limits = limits }

  /// The table, if it was made before.
  ///
  /// - Parameter tree: what stands in the specification; parts that nobody wrote may be at the pointer of another.
  func table(_ key: Key, of tree: JSONTree? = nil) -> VegaTable? {
    guard let entry = entries[key], entry.tree == tree else { return nil }
    return entry.table
  }

  /// Keeps a table, unless all of them together are too large.
  mutating func keep(
    _ table: VegaTable, as key: Key, of tree: JSONTree? = nil, at node: SpecificationNode
  ) throws(SpecificationFault) {
    let size = table.rowCount.multipliedReportingOverflow(by: max(1, table.names.count))
    let sum = cells.addingReportingOverflow(size.partialValue)
    guard !size.overflow, !sum.overflow, sum.partialValue <= limits.cells else {
      throw SpecificationFault(
        .tooLarge, at: node,
        found: "all data together have more than \(limits.cells.withCommas) cells (rows times columns)",
        remedy: "Put the rows together before, or leave out what the chart does not show.")
    }
    cells = sum.partialValue
    entries[key] = Entry(tree: tree, table: table)
  }
}
