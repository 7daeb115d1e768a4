/// Puts numbers of any size on a scale from -1 to 1.
///
/// The middle of the scale is the middle of the range, so that the mirror image of the data is that of the heights, and
/// data scaled by a power of two has the very same heights.
enum UnitScale {
  /// The numbers from -1 (lowest) to 1 (highest), and half of their range.
  ///
  /// All are zero where the numbers are one but for the noise of binary arithmetic.
  static func heights(_ values: [Double]) -> (heights: [Double], halfRange: Double) {
    guard let low = values.min(), let high = values.max(), !ChartFacts.areEqual(low, high), high / 2 > low / 2 else {
      return (values.map { _ in 0 }, 0)
    }
    let half = high / 2 - low / 2
    return (tied(values).map { height(of: $0, middle: low / 2 + high / 2, half: half) }, half)
  }

  /// Coordinates from -1 (lowest) to 1 (highest).
  static func positions(_ coordinates: [Double]) -> [Double] {
    guard let low = coordinates.min(), let high = coordinates.max(), high / 2 > low / 2 else {
      return coordinates.map { _ in 0 }
    }
    let half = high / 2 - low / 2
    return coordinates.map { height(of: $0, middle: low / 2 + high / 2, half: half) }
  }

  private static func height(of value: Double, middle: Double, half: Double) -> Double {
    min(max((value - middle) / half, -1), 1)
  }

  /// The numbers, those alike but for noise made one.
  private static func tied(_ values: [Double]) -> [Double] {
    var tied = values
    var current: Double?
    for place in values.indices.sorted(by: { (values[$0], $0) < (values[$1], $1) }) {
      if let number = current, ChartFacts.areEqual(number, values[place]) {
        tied[place] = number
      } else {
        current = values[place]
      }
    }
    return tied
  }
}

extension [Double] {
  /// The median: of an even number the mean of the middle two; `nil` where there is none.
  var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    let (low, high) = (sorted[(count - 1) / 2], sorted[count / 2])
    return low == high ? low : low / 2 + high / 2
  }

  /// The mean of numbers that are small enough to add up; `nil` where there is none.
  var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
