package import ChartModel

/// All that a bucketer has counted, so that counting can go on in another run.
package struct BucketerState: Sendable, Equatable {
  /// The names of the series in their order.
  package var series: [String] = []
  /// The cells: the number of the bucket, the place of the series, and what is counted as bits.
  package var cells: [[UInt64]] = []
  /// Rows without an X.
  package var rowsWithoutX = 0
  /// Rows whose X is infinite or not a number.
  package var rowsUnplaced = 0
  /// Rows outside the range that was asked for.
  package var rowsOutsideRange = 0

  /// Nothing counted yet.
  package init() {}
}

extension Bucketer {
  /// What is counted so far.
  package var state: BucketerState {
    var state = BucketerState()
    (state.series, state.rowsWithoutX, state.rowsUnplaced) = (series.names, rowsWithoutX, rowsUnplaced)
    state.rowsOutsideRange = rowsOutsideRange
    state.cells = zip(cells.owners, cells.cells).map { owner, cell in
      [UInt64(bitPattern: Int64(slots.keys[Int(owner.slot)])), UInt64(max(owner.series, 0))] + cell.words
    }
    return state
  }

  /// A bucketer that goes on where another stood; `nil` where the state is none.
  package init?(_ specification: ChartSpecification, state: BucketerState) {
    self.init(specification)
    knowsBounds = false
    for name in state.series { _ = series.place(of: name) }
    (rowsWithoutX, rowsUnplaced) = (state.rowsWithoutX, state.rowsUnplaced)
    rowsOutsideRange = state.rowsOutsideRange
    for words in state.cells {
      guard words.count > 2, words[1] < max(1, UInt64(series.names.count)), let cell = Cell(words: words.dropFirst(2))
      else { return nil }
      let slot = slots.slot(for: Int(Int64(bitPattern: words[0])))
      cells.merge(cell, into: cells.place(slot: slot, series: Int32(words[1])))
    }
  }
}
