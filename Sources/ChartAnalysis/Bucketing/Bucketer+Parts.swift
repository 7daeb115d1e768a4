package import ChartModel

/// What is known of single buckets while rows still come.
extension Bucketer {
  /// Only the buckets of some numbers and those of their series that have rows there, to be told as a specification asks.
  package func part(_ numbers: [Int], as specification: ChartSpecification) -> Bucketer {
    var part = Bucketer(specification)
    for (number, name, cell) in found(at: numbers) {
      let series = specification.series == nil ? 0 : part.series.place(of: name)
      let place = part.cells.place(slot: part.slots.slot(for: number), series: series)
      part.cells.merge(cell, into: place)
    }
    return part
  }

  /// The value of each walked series in a bucket: of the total alone where series stand on each other.
  package func values(at number: Int) -> [MarkValue] {
    let aggregate = specification.y.aggregate
    let countsRows = !specification.y.hasColumn
    let slot = slots.existing(number)
    let own = (0..<max(series.names.count, 1)).map { code in slot.map { cells.cell(slot: $0, series: code) } ?? Cell() }
    let walked = addsUpSeries ? [own.reduce(into: Cell()) { $0.merge($1) }] : own
    return walked.map { $0.value(by: aggregate, countingRows: countsRows, median: nil) }
  }

  /// The names of the walked series in their order; one without a name where there is one alone, or their total.
  package var walkedNames: [String?] {
    addsUpSeries || specification.series == nil ? [nil] : series.names.map { $0 }
  }

  /// How many rows have come into buckets.
  package var rowCount: Int { cells.cells.reduce(0) { $0 + $1.rows } }

  private var addsUpSeries: Bool {
    specification.series != nil && [.zero, .normalize].contains(specification.stack)
      && specification.y.aggregate?.addsUp ?? true
  }

  /// The cells of some buckets, in the order of the buckets and of the series.
  private func found(at numbers: [Int]) -> [(number: Int, name: String, cell: Cell)] {
    numbers.flatMap { number -> [(Int, String, Cell)] in
      guard let slot = slots.existing(number) else { return [] }
      return (0..<max(series.names.count, 1)).compactMap { code in
        cells.existingPlace(slot: slot, series: code).map { place in
          (number, series.names.indices.contains(code) ? series.names[code] : "", cells.cells[place])
        }
      }
    }
  }
}

/// All that a bucketer has counted, so that counting can go on in another run.
package struct BucketerState: Sendable, Equatable {
  /// The names of the series in their order.
  package var series: [String] = []
  /// The cells: the number of the bucket, the place of the series, and what is counted as bits.
  package var cells: [[UInt64]] = []
  /// Rows without a place along X.
  package var rowsWithoutX = 0

  /// Nothing counted yet.
  package init() {}
}

extension Bucketer {
  /// What is counted so far.
  package var state: BucketerState {
    var state = BucketerState()
    (state.series, state.rowsWithoutX) = (series.names, rowsWithoutX)
    state.cells = zip(cells.owners, cells.cells).map { owner, cell in
      [UInt64(bitPattern: Int64(slots.keys[Int(owner.slot)])), UInt64(max(owner.series, 0))] + cell.words
    }
    return state
  }

  /// A bucketer that goes on where another stood; `nil` where the state is none.
  package init?(_ specification: ChartSpecification, state: BucketerState) {
    self.init(specification)
    for name in state.series { _ = series.place(of: name) }
    rowsWithoutX = state.rowsWithoutX
    for words in state.cells {
      guard words.count > 2, words[1] < max(1, UInt64(series.names.count)), let cell = Cell(words: words.dropFirst(2))
      else { return nil }
      let slot = slots.slot(for: Int(Int64(bitPattern: words[0])))
      cells.merge(cell, into: cells.place(slot: slot, series: Int32(words[1])))
    }
  }
}
