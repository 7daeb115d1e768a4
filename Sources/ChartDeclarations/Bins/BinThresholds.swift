/// Bins that lie side by side, by the thresholds between and around them.
struct BinThresholds<Bound: Comparable> {
  /// The most bins that there are; what asks for more gets wider ones.
  static var most: Int { 100_000 }

  /// Ascending, each once; one more than there are bins, or none.
  let values: [Bound]

  init(_ values: [Bound]) {
    var ascending: [Bound] = []
    // Not-a-number equals nothing, itself included, and has no place in an order.
    for value in values.filter({ $0 == $0 }).sorted() where value != ascending.last { ascending.append(value) }
    self.values = ascending.count > 1 ? ascending : []
  }

  var count: Int { max(values.count - 1, 0) }

  func bin(_ index: Int) -> ChartBinRange<Bound> {
    ChartBinRange(values[index], values[index + 1], includesUpperBound: index == count - 1)
  }

  /// The bin of a value; the first or last one for a value beyond them.
  func index(for value: Bound) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return min(max(low - 1, 0), max(count - 1, 0))
  }
}

extension BinThresholds: Sendable where Bound: Sendable {}
