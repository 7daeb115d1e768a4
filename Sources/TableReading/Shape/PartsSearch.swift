import ChartModel

/// Finds columns that are parts of one whole, such as answers in percent or votes beside their total.
struct PartsSearch {
  private let columns: [ColumnSchema]
  private let sample: SampleTable
  /// The columns that are measured, by their places.
  private let measured: [Int]
  private let isMeasured: Set<Int>

  private static let mostRows = 500
  /// In a table of more measures than these nobody looks for parts.
  private static let mostMeasured = 100

  init(columns: [ColumnSchema], sample: SampleTable) {
    (self.columns, self.sample) = (columns, sample)
    measured = columns.indices.filter {
      columns[$0].type == .number && columns[$0].role.isMeasured && columns[$0].valueCount > 0
    }
    isMeasured = Set(measured)
  }

  var table: WideTable? {
    guard measured.count <= Self.mostMeasured,
      columns.contains(where: { $0.type == .category && !$0.hasRepeats || $0.role == .time })
    else { return nil }
    if let (parts, total) = besideTotal { return table(parts, total: total) }
    let numbers = measured
    return numbers.count > 2 && (sumTo(numbers, 100, within: 1) || sumTo(numbers, 1, within: 0.011))
      ? table(numbers, total: nil) : nil
  }

  private func table(_ parts: [Int], total: Int?) -> WideTable {
    let names = Set(columns.map { $0.name.lowercased() })
    let period = ["part", "category", "column"].first { !names.contains($0) } ?? "part of the whole"
    var table = WideTable(
      periodName: period, valueName: names.contains("value") ? "values" : "value",
      periods: parts.map { WideTable.Period(column: $0, name: columns[$0].name, time: 0) }, precision: .year)
    (table.areNames, table.total) = (true, total)
    // Parts of a level, such as employees, make one whole at each time, and nothing over all times.
    table.addsUp = !AmountNames.sayLevels(total.map { [columns[$0].name] } ?? [])
    table.addsUpOverTime = (parts + (total.map { [$0] } ?? [])).contains { columns[$0].role == .flow }
    return table
  }

  /// The columns before or behind one of them that it adds up.
  private var besideTotal: (parts: [Int], total: Int)? {
    for total in measured {
      let isNamed = TotalWords.match(columns[total].name)
      let before = run(endingAt: total - 1, step: -1)
      let behind = run(endingAt: total + 1, step: 1)
      for parts in [before, behind] where parts.count > (isNamed ? 1 : 2) && isMost(parts) && adds(parts, to: total) {
        return (parts, total)
      }
    }
    return nil
  }

  /// Whether the table is about the parts: they are most of what is measured beside their total.
  private func isMost(_ parts: [Int]) -> Bool { parts.count * 5 >= (measured.count - 1) * 3 }

  /// The columns of numbers one beside the other from a place on, in their order; those without a value part none.
  private func run(endingAt start: Int, step: Int) -> [Int] {
    var (run, place) = ([Int](), start)
    while columns.indices.contains(place), isMeasured.contains(place) || columns[place].valueCount == 0 {
      if isMeasured.contains(place) { run.append(place) }
      place += step
    }
    return run.sorted()
  }

  private func adds(_ parts: [Int], to total: Int) -> Bool {
    agree(parts, with: values(total)) { max(1e-9, abs($0) * 0.001) }
  }

  private func sumTo(_ parts: [Int], _ whole: Double, within tolerance: Double) -> Bool {
    agree(parts, with: Array(repeating: whole, count: min(sample.rowCount, Self.mostRows))) { _ in tolerance }
  }

  /// Whether the parts of nearly all rows come to what they should, and to more than nothing.
  private func agree(_ parts: [Int], with wholes: [Double?], _ tolerance: (Double) -> Double) -> Bool {
    let values = parts.map { self.values($0) }
    var (right, told) = (0, 0)
    for (row, whole) in wholes.enumerated() {
      let numbers = values.compactMap { row < $0.count ? $0[row] : nil }
      guard let whole, numbers.count > 1, whole != 0 else { continue }
      told += 1
      right += abs(numbers.reduce(0, +) - whole) <= tolerance(whole) ? 1 : 0
    }
    return told > 1 && right * 20 >= told * 19
  }

  private func values(_ column: Int) -> [Double?] {
    sample.numbers(in: column, style: columns[column].numberStyle, most: Self.mostRows).values
  }
}
