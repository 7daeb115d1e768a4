/// What is kept of the values of a group while they come and go; after the measures of vega-transforms.
///
/// Sums are made in the order of Vega's own, so that they are the same to the last digit.
struct RunningMeasure {
  let need: Set<AggregateOperation.Need>
  /// The ratio of an exponential mean.
  let ratio: Double

  private(set) var count = 0
  private(set) var valid = 0
  private(set) var missing = 0
  private var sum = 0.0
  private var product = 1.0
  private var exponential = 0.0
  private var mean = 0.0
  private var deviation = 0.0
  private(set) var least: (value: VegaValue, row: Int)?
  private(set) var greatest: (value: VegaValue, row: Int)?

  init(for operations: [AggregateOperation], ratio: Double? = nil) {
    need = Set(operations.map(\.need))
    self.ratio = ratio ?? .nan
  }

  /// Whether Vega takes a value for missing.
  static func isMissing(_ value: VegaValue) -> Bool {
    switch value {
    case .undefined, .null: true
    case .string(let text): text.isEmpty
    default: false
    }
  }

  /// Whether Vega leaves a value out without calling it missing. A date that is none is an object, so it stays.
  static func isLeftOut(_ value: VegaValue) -> Bool {
    if case .number(let number) = value { number.isNaN } else { false }
  }

  mutating func add(_ value: VegaValue, row: Int) {
    count += 1
    if Self.isMissing(value) {
      missing += 1
      return
    }
    if Self.isLeftOut(value) { return }
    valid += 1
    if need.contains(.extremes) { stretch(value, row) }
    guard need.contains(.sums) || need.contains(.moments) else { return }
    let number = value.toNumber()
    sum += number
    product *= number
    exponential = ratio * exponential + number
    let distance = number - mean
    mean += distance / Double(valid)
    deviation += distance * (number - mean)
  }

  /// Takes a value away that a window has left. The extremes stay: windows find theirs in another way.
  mutating func remove(_ value: VegaValue) {
    count -= 1
    if Self.isMissing(value) {
      missing -= 1
      return
    }
    if Self.isLeftOut(value) { return }
    valid -= 1
    guard need.contains(.sums) || need.contains(.moments) else { return }
    let number = value.toNumber()
    sum -= number
    product /= number
    exponential = (exponential - number / DoubleMath.power(ratio, Double(valid))) / ratio
    let distance = number - mean
    mean -= valid > 0 ? distance / Double(valid) : mean
    deviation -= distance * (number - mean)
  }

  private mutating func stretch(_ value: VegaValue, _ row: Int) {
    guard let least, let greatest else {
      least = (value, row)
      greatest = (value, row)
      return
    }
    if value.isLess(than: least.value) { self.least = (value, row) }
    if greatest.value.isLess(than: value) { self.greatest = (value, row) }
  }

  /// The result of an operation that needs no more than this; `nil` for one that needs all values.
  func result(_ operation: AggregateOperation, of table: VegaTable) -> VegaValue? {
    switch operation {
    case .count: .number(Double(count))
    case .valid: .number(Double(valid))
    case .missing: .number(Double(missing))
    case .min: least?.value ?? .undefined
    case .max: greatest?.value ?? .undefined
    case .argmin: least.map { table.record($0.row) } ?? .object(VegaObject())
    case .argmax: greatest.map { table.record($0.row) } ?? .object(VegaObject())
    case .distinct, .values, .median, .q1, .q3, .ci0, .ci1: nil
    default: number(operation).map(VegaValue.number) ?? .undefined
    }
  }

  /// A number, or `nil` where too few values are there for one.
  private func number(_ operation: AggregateOperation) -> Double? {
    guard valid > 0 else { return nil }
    let size = Double(valid)
    switch operation {
    case .sum: return sum
    case .product: return product
    case .mean, .average: return mean
    case .exponential: return exponential * (1 - ratio) / (1 - DoubleMath.power(ratio, size))
    case .exponentialb: return exponential * (1 - ratio)
    default: break
    }
    guard valid > 1 else { return nil }
    switch operation {
    case .variance: return deviation / (size - 1)
    case .variancep: return deviation / size
    case .stdev: return (deviation / (size - 1)).squareRoot()
    case .stdevp: return (deviation / size).squareRoot()
    case .stderr: return (deviation / (size * (size - 1))).squareRoot()
    default: return nil
    }
  }
}
