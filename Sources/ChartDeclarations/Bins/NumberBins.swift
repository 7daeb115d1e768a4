import ChartModel

/// Bins of numbers side by side, in Swift Charts' words.
///
/// ```swift
/// let bins = NumberBins(data: [3, 17, 42], desiredCount: 5)
/// bins.thresholds          // [0, 10, 20, 30, 40, 50]
/// bins[bins.index(for: 17)] // from 10 to 20
/// ```
///
/// There is always a bin, so that `bins[bins.index(for: value)]` holds for every value: without a finite number to go by
/// it is the one from 0 to 1, and where all data is one threshold it holds that number alone.
public struct NumberBins<Value: Numeric & Comparable>: RandomAccessCollection {
  private let bins: BinThresholds<Value>

  /// Bins between thresholds, whatever their order; from 0 to 1 without thresholds, and from the only one to itself.
  public init(thresholds: [Value]) { bins = BinThresholds(thresholds, usual: (0, 1)) }

  /// The edges of all bins, ascending.
  public var thresholds: [Value] { bins.values }

  /// The place of the bin that holds a value; beyond all bins the first or the last, and the first for not-a-number.
  public func index(for value: Value) -> Int { bins.index(for: value) }

  /// The place of the first bin.
  public var startIndex: Int { 0 }

  /// The place after the last bin.
  public var endIndex: Int { bins.count }

  /// A bin; the upper bound belongs to the last one alone.
  public subscript(position: Int) -> ChartBinRange<Value> { bins.bin(position) }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// About so many bins at round numbers (steps of 1, 2 or 5 times a power of ten) that hold all finite data.
  public init(data: [Value], desiredCount: Int? = nil) {
    let finite = data.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount)
  }

  /// About so many bins at round numbers that hold a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: NumberThresholds.round(range, count: desiredCount, least: 0).map { Value($0) })
  }

  /// So many bins of one size from one end of a range to the other.
  public init(range: ClosedRange<Value>, count: Int) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let parts = Swift.max(1, Swift.min(count, BinThresholds<Value>.most))
    let edges = (0...parts).map { part -> Double in low + (high - low) * Double(part) / Double(parts) }
    self.init(thresholds: edges.map { Value($0) })
  }

  /// Bins of one size, with an edge at zero, that hold all finite data; a size that is none makes one bin.
  public init(size: Value, data: [Value]) {
    let finite = data.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(size: size, range: low...high)
  }

  /// Bins of one size, with an edge at zero, that hold a range; a size that is none makes one bin.
  public init(size: Value, range: ClosedRange<Value>) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: NumberThresholds.edges(range, step: Double(size)).map { Value($0) })
  }

  /// Bins between the least of the data, the thresholds inside of the data, and its greatest.
  public init(data: [Value], thresholds: [Value]) {
    let finite = data.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(thresholds: [low, high] + thresholds.filter { $0 > low && $0 < high })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// About so many bins at round whole numbers (steps of 1, 2 or 5 times a power of ten) that hold all data.
  public init(data: [Value], desiredCount: Int? = nil) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount)
  }

  /// About so many bins at round whole numbers that hold a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: NumberThresholds.round(range, count: desiredCount, least: 1).map { Value(clamping: $0) })
  }

  /// Bins of one size, with an edge at zero, that hold all data; a size that is none makes one bin.
  public init(size: Value, data: [Value]) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(size: size, range: low...high)
  }

  /// Bins of one size, with an edge at zero, that hold a range; a size that is none makes one bin.
  public init(size: Value, range: ClosedRange<Value>) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: NumberThresholds.edges(range, step: Double(size)).map { Value(clamping: $0) })
  }

  /// Bins between the least of the data, the thresholds inside of the data, and its greatest.
  public init(data: [Value], thresholds: [Value]) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(thresholds: [low, high] + thresholds.filter { $0 > low && $0 < high })
  }
}

extension BinaryInteger {
  /// The whole number nearest to a double, or the nearest that the type holds.
  fileprivate init(clamping number: Double) {
    self =
      Self(exactly: number.rounded()) ?? Self(clamping: Int64(exactly: number.rounded()) ?? (number < 0 ? .min : .max))
  }
}
