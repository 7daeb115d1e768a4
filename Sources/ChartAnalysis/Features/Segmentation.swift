/// Cuts points into stretches that lie about straight lines, by merging neighbours from the bottom up.
///
/// Every two neighbours are a stretch at first; then the two stretches whose merger costs least (in squares of distance
/// to the best line) become one, as long as its points lie within the tolerance of that line, in the root of the mean
/// square (Keogh, Chu, Hart and Pazzani, ICDM 2001). That is not the greatest distance: noise has one far point in
/// every long stretch, and would be cut to pieces by it.
///
/// - Complexity: O(*n* log *n*): moments of stretches are put together in constant time.
struct Segmentation {
  /// Where stretches begin and end, ascending; neighbours share a joint.
  private(set) var joints: [Int]
  /// How many stretches the tolerance asks for, before their number was held down.
  let neededCount: Int

  private let x: [Double]
  private let y: [Double]

  init(x: [Double], y: [Double], tolerance: Double, most: Int) {
    self.x = x
    self.y = y
    var merger = StretchMerger(x: x, y: y)
    merger.merge(to: 1, within: tolerance * tolerance)
    neededCount = merger.stretchCount
    merger.merge(to: max(most, 1), within: .infinity)
    joints = merger.joints
    turnSharply(within: tolerance * tolerance)
  }

  /// The moments of all points from one joint to the next, both included.
  func moments(_ points: ClosedRange<Int>) -> LineMoments {
    points.reduce(into: LineMoments()) { $0.add(x[$1], y[$1]) }
  }

  /// Moves each joint between a rise and a fall to the highest point near it, and the mirror image, where the stretches
  /// still lie within the tolerance: people speak of the summit and not of the place where two lines meet.
  ///
  /// All joints move at once, so that the result is the same from either end; those of a stretch that then lies farther
  /// off go back.
  private mutating func turnSharply(within tolerance: Double) {
    let old = joints
    let errors = zip(old, old.dropFirst()).map { max(tolerance, moments($0...$1).meanSquare) }
    for place in old.indices.dropFirst().dropLast() {
      joints[place] = turn(old[place - 1], old[place], old[place + 1], within: (errors[place - 1], errors[place]))
    }
    while let failing = errors.indices.first(where: { moments(joints[$0]...joints[$0 + 1]).meanSquare > errors[$0] }),
      joints[failing] != old[failing] || joints[failing + 1] != old[failing + 1]
    {
      (joints[failing], joints[failing + 1]) = (old[failing], old[failing + 1])
    }
  }

  private func turn(_ left: Int, _ joint: Int, _ right: Int, within limits: (Double, Double)) -> Int {
    let slopes = (moments(left...joint).slope, moments(joint...right).slope)
    guard slopes.0 * slopes.1 < 0 else { return joint }
    let near = joint - (joint - left - 1) / 2...joint + (right - joint - 1) / 2
    let before = errors(left...near.upperBound, keeping: near)
    let after = Array(errors((near.lowerBound...right).reversed(), keeping: near).reversed())
    var best = joint
    for (place, (low, high)) in zip(near, zip(before, after)) where low <= limits.0 && high <= limits.1 {
      let gain = slopes.0 > 0 ? y[place] - y[best] : y[best] - y[place]
      if gain > 0 || gain == 0 && abs(place - joint) < abs(best - joint) { best = place }
    }
    return best
  }

  /// The mean squares of the stretch that begins at the first point and ends at each that is kept.
  private func errors(_ points: some Sequence<Int>, keeping kept: ClosedRange<Int>) -> [Double] {
    var moments = LineMoments()
    var errors: [Double] = []
    for place in points {
      moments.add(x[place], y[place])
      if kept.contains(place) { errors.append(moments.meanSquare) }
    }
    return errors
  }
}

/// The stretches that are left while neighbours merge.
private struct StretchMerger {
  /// A merger at a joint, by its cost; of equal costs the one at the lowest X.
  private struct Candidate: Comparable {
    var cost: Double
    var joint: Int
    var version: Int

    static func < (first: Candidate, second: Candidate) -> Bool {
      (first.cost, first.joint, first.version) < (second.cost, second.joint, second.version)
    }
  }

  private let x: [Double]
  private let y: [Double]
  private var next: [Int]
  private var previous: [Int]
  private var versions: [Int]
  /// Of the stretch that begins at a joint, without its end.
  private var moments: [LineMoments]
  private(set) var stretchCount: Int

  init(x: [Double], y: [Double]) {
    self.x = x
    self.y = y
    next = x.indices.map { $0 + 1 }
    previous = x.indices.map { $0 - 1 }
    versions = x.map { _ in 0 }
    moments = zip(x, y).map { LineMoments().adding($0, $1) }
    stretchCount = max(x.count - 1, 0)
  }

  var joints: [Int] {
    var joints: [Int] = []
    var joint = 0
    while joint < x.count {
      joints.append(joint)
      joint = next[joint]
    }
    return joints
  }

  mutating func merge(to count: Int, within tolerance: Double) {
    guard stretchCount > count else { return }
    var heap = MinimumHeap<Candidate>()
    for joint in joints.dropFirst().dropLast() { heap.insert(candidate(at: joint)) }
    while stretchCount > count, let candidate = heap.popLowest() {
      let isStale = candidate.version != versions[candidate.joint]
      guard !isStale, merged(at: candidate.joint).meanSquare <= tolerance else { continue }
      let (left, right) = (previous[candidate.joint], next[candidate.joint])
      remove(candidate.joint)
      for joint in [left, right] where joint > 0 && joint < x.count - 1 {
        versions[joint] += 1
        heap.insert(self.candidate(at: joint))
      }
    }
  }

  private mutating func remove(_ joint: Int) {
    let (left, right) = (previous[joint], next[joint])
    moments[left] = moments[left].merging(moments[joint])
    next[left] = right
    previous[right] = left
    versions[joint] += 1
    stretchCount -= 1
  }

  private func candidate(at joint: Int) -> Candidate {
    let cost = merged(at: joint).residual - closed(previous[joint]).residual - closed(joint).residual
    return Candidate(cost: cost, joint: joint, version: versions[joint])
  }

  private func merged(at joint: Int) -> LineMoments {
    moments[previous[joint]].merging(closed(joint))
  }

  /// The stretch that begins at a joint, with its end.
  private func closed(_ joint: Int) -> LineMoments {
    let end = next[joint]
    return end < x.count ? moments[joint].adding(x[end], y[end]) : moments[joint]
  }
}
