/// Counts pairs of numbers that stand in falling order, by merge sort (Knight, JASA 61, 1966).
///
/// - Complexity: O(*n* log *n*).
enum Inversions {
  /// How many pairs there are whose first is greater than their second.
  static func count(_ numbers: [Double]) -> Int {
    var (sorted, buffer) = (numbers, numbers)
    var inversions = 0
    var width = 1
    while width < sorted.count {
      for start in stride(from: 0, to: sorted.count, by: 2 * width) {
        let middle = min(start + width, sorted.count)
        inversions += merge(sorted, start..<middle, middle..<min(middle + width, sorted.count), into: &buffer)
      }
      swap(&sorted, &buffer)
      width *= 2
    }
    return inversions
  }

  private static func merge(
    _ numbers: [Double], _ left: Range<Int>, _ right: Range<Int>, into merged: inout [Double]
  ) -> Int {
    var (first, second, inversions) = (left.lowerBound, right.lowerBound, 0)
    for place in left.lowerBound..<right.upperBound {
      let takesSecond =
        second < right.upperBound && (first == left.upperBound || numbers[second] < numbers[first])
      if takesSecond {
        merged[place] = numbers[second]
        inversions += left.upperBound - first
        second += 1
      } else {
        merged[place] = numbers[first]
        first += 1
      }
    }
    return inversions
  }
}
