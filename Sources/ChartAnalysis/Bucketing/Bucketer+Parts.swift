package import ChartModel

/// What is known of single buckets while rows still come.
extension Bucketer {
  /// Only the buckets of some numbers and those of their series that have rows there, to be told as a specification asks.
  ///
  /// One without rows has its place along X all the same: what is told reaches that far.
  package func part(_ numbers: [Int], as specification: ChartSpecification) -> Bucketer {
    var part = Bucketer(specification)
    for number in numbers { _ = part.slots.slot(for: number) }
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

  /// The buckets with rows from one number up to another, in their order.
  package func numbers(in range: Range<Int>) -> [Int] { slots.keys.filter(range.contains).sorted() }

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
