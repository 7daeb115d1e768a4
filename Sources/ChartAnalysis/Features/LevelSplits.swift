/// Cuts numbers into stretches of unlike means: binary segmentation on the cumulated sums (Scott and Knott, Biometrics
/// 30, 1974; the statistic is that of Page's CUSUM, Biometrika 41, 1954).
///
/// - Complexity: O(*n*) for each of at most `most` cuts.
struct LevelSplits {
  private struct Split {
    var gain: Double
    var place: Int
  }

  private let sums: [Double]
  private let fewest: Int
  private let leastJump: Double

  /// - Parameter fewest: how many numbers a stretch has at least.
  init(_ heights: [Double], fewest: Int, leastJump: Double) {
    var sums = [0.0]
    for height in heights { sums.append((sums.last ?? 0) + height) }
    self.sums = sums
    self.fewest = max(fewest, 1)
    self.leastJump = leastJump
  }

  /// The first places of all stretches but the first, ascending; those that gain most are cut first.
  func places(most: Int) -> [Int] {
    var open: [(range: Range<Int>, split: Split)] = []
    var places: [Int] = []
    func look(at range: Range<Int>) { if let split = best(in: range) { open.append((range, split)) } }
    look(at: 0..<sums.count - 1)
    while places.count < most, !open.isEmpty {
      var best = 0
      for index in open.indices.dropFirst() where open[index].split.gain > open[best].split.gain { best = index }
      let (range, split) = open.remove(at: best)
      places.append(split.place)
      look(at: range.lowerBound..<split.place)
      look(at: split.place..<range.upperBound)
    }
    return places.sorted()
  }

  /// The cut after which the means of both sides explain most, if they are far enough apart.
  private func best(in range: Range<Int>) -> Split? {
    guard range.count >= 2 * fewest else { return nil }
    var best: (split: Split, jump: Double)?
    for place in range.lowerBound + fewest...range.upperBound - fewest {
      let (before, after) = (Double(place - range.lowerBound), Double(range.upperBound - place))
      let jump = (sums[range.upperBound] - sums[place]) / after - (sums[place] - sums[range.lowerBound]) / before
      let gain = jump * jump * (before * after / (before + after))
      if gain > (best?.split.gain ?? 0) { best = (Split(gain: gain, place: place), abs(jump)) }
    }
    return best.flatMap { $0.jump >= leastJump ? $0.split : nil }
  }
}
