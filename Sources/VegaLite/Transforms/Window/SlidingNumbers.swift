/// Quantiles of numbers that come and go, each step in the logarithm of their count.
///
/// All numbers are ranked before; a binary indexed tree (Fenwick, "A New Data Structure for Cumulative Frequency
/// Tables", 1994) counts those that are in, by rank.
struct SlidingNumbers {
  /// The numbers in ascending order.
  private let sorted: [Double]
  /// The rank of the number at each place, counted from 1; 0 where there is no number.
  private let ranks: [Int]
  private var tree: [Int]
  private var count = 0

  init(_ values: [VegaValue]) {
    let numbers = values.map { Quantiles.numbers([$0]).first }
    let order = numbers.indices.filter { numbers[$0] != nil }
      .sorted { (numbers[$0] ?? 0, $0) < (numbers[$1] ?? 0, $1) }
    var ranks = [Int](repeating: 0, count: values.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank + 1 }
    self.ranks = ranks
    sorted = order.map { numbers[$0] ?? 0 }
    tree = Array(repeating: 0, count: order.count + 1)
  }

  mutating func enter(_ place: Int) { change(place, by: 1) }

  mutating func leave(_ place: Int) { change(place, by: -1) }

  private mutating func change(_ place: Int, by difference: Int) {
    var rank = ranks[place]
    guard rank > 0 else { return }
    count += difference
    while rank < tree.count {
      tree[rank] += difference
      rank += rank & -rank
    }
  }

  func quantile(_ share: Double) -> Double? {
    Quantiles.quantile(count: count, share) { number(at: $0) }
  }

  /// The number at a place, counted from 0, among those that are in.
  private func number(at place: Int) -> Double {
    var rank = 0
    var left = place
    var stride = 1
    while stride * 2 < tree.count { stride *= 2 }
    while stride > 0 {
      if rank + stride < tree.count, tree[rank + stride] <= left {
        rank += stride
        left -= tree[rank]
      }
      stride /= 2
    }
    return sorted.indices.contains(rank) ? sorted[rank] : .nan
  }
}
