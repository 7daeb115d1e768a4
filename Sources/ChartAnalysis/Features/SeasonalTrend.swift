/// What is left of numbers in evenly spaced buckets after the trend is taken away: the first step of the classical
/// decomposition.
///
/// The trend is the centred average over one season (of an even number of buckets the two at the ends count half), which
/// no season moves. At both ends it goes on straight, as it went over the nearest season.
///
/// - Complexity: O(*n*), by cumulated sums.
struct SeasonalTrend {
  private let sums: [Double]
  private let counts: [Int]
  private let length: Int

  /// - Parameter values: by bucket; `nil` where there is none.
  init(_ values: [Double?], length: Int) {
    var (sums, counts) = ([0.0], [0])
    for value in values {
      sums.append((sums.last ?? 0) + (value ?? 0))
      counts.append((counts.last ?? 0) + (value == nil ? 0 : 1))
    }
    self.sums = sums
    self.counts = counts
    self.length = length
  }

  /// The numbers less their trend, about a mean of zero.
  static func removed(from values: [Double?], length: Int) -> [Double?] {
    let trend = SeasonalTrend(values, length: length)
    let left = values.indices.map { place in values[place].flatMap { value in trend.at(place).map { value - $0 } } }
    let mean = left.compactMap { $0 }.mean ?? 0
    return left.map { $0.map { $0 - mean } }
  }

  /// The trend at a bucket; `nil` where a whole season has no values.
  func at(_ place: Int) -> Double? {
    let count = counts.count - 1
    let (first, last) = (length / 2, count - 1 - length / 2)
    guard first <= last else { return nil }
    if place < first { return extended(from: first, toward: min(first + length, last), to: place) }
    if place > last { return extended(from: last, toward: max(last - length, first), to: place) }
    return average(at: place)
  }

  private func extended(from edge: Int, toward inner: Int, to place: Int) -> Double? {
    guard let start = average(at: edge) else { return nil }
    guard inner != edge, let other = average(at: inner) else { return start }
    return start + (other - start) / Double(inner - edge) * Double(place - edge)
  }

  private func average(at place: Int) -> Double? {
    let start = place - length / 2
    let starts = length % 2 == 0 ? [start, start + 1] : [start]
    let count = starts.reduce(0) { $0 + counts[$1 + length] - counts[$1] }
    return count > 0 ? starts.reduce(0) { $0 + sums[$1 + length] - sums[$1] } / Double(count) : nil
  }
}

/// How alike numbers are to those some buckets later.
enum Autocorrelation {
  /// The correlation at a lag over the pairs that are both there; zero where none varies. The mean is taken as zero.
  ///
  /// - Complexity: O(*n*).
  static func at(lag: Int, of values: [Double?]) -> Double {
    var (product, first, second) = (0.0, 0.0, 0.0)
    for (early, late) in zip(values, values.dropFirst(lag)) {
      guard let early, let late else { continue }
      product += early * late
      first += early * early
      second += late * late
    }
    let size = (first * second).squareRoot()
    return size > 0 ? product / size : 0
  }
}
