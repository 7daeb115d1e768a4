/// Results that need all values of a group at once; after `TupleStore` of vega-transforms.
struct StoredMeasure {
  private let values: [VegaValue]
  private let rows: [Int]
  private let sorted: [Double]

  /// - Parameter needsOrder: whether quantiles are asked for.
  init(_ cells: [VegaValue], rows: [Int], needsOrder: Bool) {
    self.rows = rows
    values = rows.map { cells.element($0) }
    sorted = needsOrder ? Quantiles.numbers(values).sorted() : []
  }

  /// The result of an operation, but for the bootstrapped ones.
  func result(_ operation: AggregateOperation, of table: VegaTable) -> VegaValue {
    switch operation {
    case .distinct: .number(Double(Set(ValueCodes.codes(values)).count))
    case .values: .array(rows.map { table.record($0) })
    case .median: quantile(0.5)
    case .q1: quantile(0.25)
    case .q3: quantile(0.75)
    default: .undefined
    }
  }

  private func quantile(_ share: Double) -> VegaValue {
    Quantiles.quantile(sorted, share).map(VegaValue.number) ?? .undefined
  }

  /// The ends of the 95 percent confidence interval of the mean.
  func interval(_ call: TransformCall) throws(SpecificationFault) -> (VegaValue, VegaValue) {
    let numbers = Quantiles.numbers(values)
    try call.spend(numbers.count, times: Bootstrap.resamples)
    guard let interval = Bootstrap.interval(of: numbers) else { return (.undefined, .undefined) }
    return (.number(interval.low), .number(interval.high))
  }
}
