/// Bins that lie side by side, by the thresholds between and around them; there is at least one.
struct BinThresholds<Bound: Comparable> {
  /// The most bins that there are; what asks for more gets wider ones.
  static var most: Int { 100_000 }

  /// Ascending, one more than there are bins; each once, but for the two of a bin that is one value.
  let values: [Bound]

  /// - Parameters:
  ///   - usual: the one bin where there is no threshold.
  ///   - end: where the one bin ends that begins at the only threshold; not before it.
  init(_ values: [Bound], usual: (Bound, Bound), end: (Bound) -> Bound = { $0 }) {
    var ascending: [Bound] = []
    // Not-a-number equals nothing, itself included, and has no place in an order.
    for value in values.filter({ $0 == $0 }).sorted() where value != ascending.last { ascending.append(value) }
    if ascending.isEmpty { ascending = [usual.0, usual.1] }
    if ascending.count == 1 { ascending += ascending.map(end) }
    self.values = ascending
  }

  var count: Int { values.count - 1 }

  func bin(_ index: Int) -> ChartBinRange<Bound> {
    ChartBinRange(values[index], values[index + 1], includesUpperBound: index == count - 1)
  }

  /// The bin of a value; the first or last one for a value beyond them, the first for not-a-number.
  func index(for value: Bound) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return min(max(low - 1, 0), count - 1)
  }
}

extension BinThresholds: Sendable where Bound: Sendable {}
