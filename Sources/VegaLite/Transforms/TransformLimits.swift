import ChartModel
import SourceText

extension TransformCall {
  /// Refuses a table that would be larger than the limits of a reading.
  func checkSize(rows: Int, columns: Int) throws(SpecificationFault) {
    let limits = context.limits
    let cells = rows.multipliedReportingOverflow(by: max(columns, 1))
    if rows > limits.rows {
      throw tooLarge("the table would have \(rows.withCommas) rows", "at most \(limits.rows.withCommas) rows")
    }
    if cells.overflow || cells.partialValue > limits.cells {
      throw tooLarge(
        "the table would have \(rows.withCommas) rows of \(columns) fields", "at most \(limits.cells.withCommas) cells")
    }
  }

  /// Counts steps of work against what one reading may take.
  func spend(_ steps: Int) throws(SpecificationFault) {
    try context.spend(steps, at: node, found: "the transform has too much to reckon")
  }

  /// Counts `count` times `each` steps.
  func spend(_ count: Int, times each: Int) throws(SpecificationFault) {
    let steps = count.multipliedReportingOverflow(by: each)
    try spend(steps.overflow ? .max : steps.partialValue)
  }

  private func tooLarge(_ found: String, _ expected: String) -> SpecificationFault {
    SpecificationFault(
      .tooLarge, at: node, found: found, expected: expected, remedy: "Aggregate the data before, or show less of it.")
  }
}

extension Int {
  /// A number as a count: cut to whole, kept between bounds; the lower bound for not-a-number.
  init(clamping number: Double, to bounds: ClosedRange<Int>) {
    guard !number.isNaN, number > Double(bounds.lowerBound) else {
      self = bounds.lowerBound
      return
    }
    self = number >= Double(bounds.upperBound) ? bounds.upperBound : Int(clamping: number)
  }
}
