import ChartModel

/// What the rows of one series in one bucket add up to: all that any aggregate but the median needs.
struct Cell {
  // What every row changes stands side by side.
  var rows = 0
  var values = 0
  /// The sum and what rounding took from it: Neumaier's variant of Kahan's summation (ZAMM 54, 1974), so that a
  /// million tenths add up to what they should.
  var sum = 0.0
  var compensation = 0.0
  var minimum = Double.infinity
  var maximum = -Double.infinity
  /// Whether sum and compensation are kept 2⁶⁴ times smaller, because a sum on the way was beyond all numbers.
  private var isScaled = false
  var notNumbers = 0
  var positiveInfinities = 0
  var negativeInfinities = 0
  /// The values with the lowest and the highest X; of several, the first and the last row.
  var first = 0.0
  var last = 0.0
  var firstX = Int64.max
  var lastX = Int64.min

  @inline(__always)
  mutating func add(_ value: Double) {
    rows &+= 1
    let part = isScaled ? value * Self.scale : value
    let total = sum + part
    guard total.isFinite else { return addExtreme(value) }
    compensation += abs(sum) >= abs(part) ? (sum - total) + part : (part - total) + sum
    sum = total
    noteValue(value)
  }

  @inline(__always)
  private mutating func noteValue(_ value: Double) {
    values &+= 1
    minimum = value < minimum ? value : minimum
    maximum = value > maximum ? value : maximum
  }

  /// Adds an infinity, not-a-number, or a value that makes the sum overflow.
  @inline(never)
  private mutating func addExtreme(_ value: Double) {
    guard value.isFinite else { return addNonFinite(value) }
    scaleDown()
    rows &-= 1
    add(value)
  }

  private static let scale = 0x1p-64

  private mutating func scaleDown() {
    guard !isScaled else { return }
    isScaled = true
    sum *= Self.scale
    compensation *= Self.scale
  }

  private mutating func mergeSum(_ other: Cell) {
    var other = other
    if isScaled || other.isScaled || !(sum + other.sum).isFinite {
      scaleDown()
      other.scaleDown()
    }
    let total = sum + other.sum
    compensation += abs(sum) >= abs(other.sum) ? (sum - total) + other.sum : (other.sum - total) + sum
    compensation += other.compensation
    sum = total
  }

  private mutating func addNonFinite(_ value: Double) {
    if value == .infinity {
      positiveInfinities += 1
    } else if value == -.infinity {
      negativeInfinities += 1
    } else if !ColumnValues.isMissing(value) {
      notNumbers += 1
    }
  }

  /// Remembers the value if its X is the lowest or the highest so far.
  mutating func place(_ value: Double, at x: Int64) {
    guard !value.isNaN else { return }
    if x < firstX { (first, firstX) = (value, x) }
    if x >= lastX { (last, lastX) = (value, x) }
  }

  /// Adds another cell, as when two fine buckets become one coarse one.
  mutating func merge(_ other: Cell) {
    rows += other.rows
    values += other.values
    notNumbers += other.notNumbers
    positiveInfinities += other.positiveInfinities
    negativeInfinities += other.negativeInfinities
    mergeSum(other)
    minimum = Swift.min(minimum, other.minimum)
    maximum = Swift.max(maximum, other.maximum)
    if other.firstX < firstX { (first, firstX) = (other.first, other.firstX) }
    if other.lastX >= lastX { (last, lastX) = (other.last, other.lastX) }
  }

  private var infinities: Int { positiveInfinities + negativeInfinities }

  /// The total of a share of each value, or an infinity where it or a value is beyond all numbers.
  private func total(dividedBy count: Double) -> Double {
    if positiveInfinities > 0, negativeInfinities > 0 { return .nan }
    if infinities > 0 { return positiveInfinities > 0 ? .infinity : -.infinity }
    let share = (sum + compensation) / count
    return isScaled ? share / Self.scale : share
  }

  /// The value of a mark for these rows; the median comes from elsewhere.
  ///
  /// A bucket without a row is empty; one whose rows have no value is missing or not a number. Not-a-numbers beside
  /// numbers are left out of every aggregate, as missing values are.
  func value(by aggregate: Aggregate?, countingRows: Bool, median: Double?) -> MarkValue {
    guard rows > 0 else { return .empty }
    if aggregate == .count { return .number(Double(countingRows ? rows : values + infinities)) }
    guard values + infinities > 0 else { return notNumbers > 0 ? .notANumber : .missing }
    return MarkValue(finiteOrNot: result(of: aggregate, median: median))
  }

  private func result(of aggregate: Aggregate?, median: Double?) -> Double {
    switch aggregate {
    case .mean: total(dividedBy: Double(values + infinities))
    case .median: median ?? .nan
    case .min: negativeInfinities > 0 ? -.infinity : Swift.min(minimum, positiveInfinities > 0 ? .infinity : minimum)
    case .max: positiveInfinities > 0 ? .infinity : Swift.max(maximum, negativeInfinities > 0 ? -.infinity : maximum)
    case .first: first
    case .last: last
    case nil, .sum, .count: total(dividedBy: 1)
    // Of rows these are not made; they come with values that have them.
    default: .nan
    }
  }
}

extension Cell {
  /// All that it holds as bits, so that it can be kept without loss.
  var words: [UInt64] {
    let counts = [rows, values, notNumbers, positiveInfinities, negativeInfinities, isScaled ? 1 : 0]
    let numbers = [sum, compensation, minimum, maximum, first, last]
    return counts.map { UInt64(max($0, 0)) } + numbers.map(\.bitPattern)
      + [UInt64(bitPattern: firstX), UInt64(bitPattern: lastX)]
  }

  /// What such bits hold; `nil` where they are none of a cell's.
  init?(words: some Collection<UInt64>) {
    let words = Array(words)
    guard words.count == 14, words[0..<6].allSatisfy({ $0 < 1 << 48 }) else { return nil }
    (rows, values, notNumbers) = (Int(words[0]), Int(words[1]), Int(words[2]))
    (positiveInfinities, negativeInfinities, isScaled) = (Int(words[3]), Int(words[4]), words[5] == 1)
    (sum, compensation) = (Double(bitPattern: words[6]), Double(bitPattern: words[7]))
    (minimum, maximum) = (Double(bitPattern: words[8]), Double(bitPattern: words[9]))
    (first, last) = (Double(bitPattern: words[10]), Double(bitPattern: words[11]))
    (firstX, lastX) = (Int64(bitPattern: words[12]), Int64(bitPattern: words[13]))
    // A sum is finite, and one that is kept smaller is far from the end of the numbers.
    guard sum.isFinite, compensation.isFinite, !isScaled || abs(sum) < 1e300,
      ![minimum, maximum, first, last].contains(where: \.isNaN)
    else { return nil }
  }
}

extension MarkValue {
  /// The state of a computed number.
  init(finiteOrNot value: Double) {
    if value.isFinite {
      self = .number(value == 0 ? 0 : value)
    } else {
      self = value.isNaN ? .notANumber : .infinite(negative: value < 0)
    }
  }
}
