/// A hill of counts.
public struct Mode: Sendable, Equatable {
  /// The places in `marks` of the bins at its top: several neighbours where they are equally full.
  public var places: Range<Int>
  /// How full each of them is.
  public var height: Double
  /// How far one must go down from it to reach a higher hill; for the highest, all the way to zero.
  public var prominence: Double
}

extension Mode {
  /// The hills of counts by persistence: bins join from the fullest on, and where two hills meet the lower one ends
  /// (0-dimensional persistent homology; Edelsbrunner, Letscher and Zomorodian, Discrete Comput. Geom. 28, 2002).
  ///
  /// One hill is told from another only where the way down between them is at least `leastShare` of the fullest bin.
  /// Of counts, whose chance is known, three fifths of that are enough, if it is more than three times what chance makes: the square
  /// root of top and saddle together, as of Poisson counts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of bins.
  static func all(in heights: [Double], leastShare: Double, areCounts: Bool) -> [Mode] {
    guard let top = heights.max(), top > 0 else { return [] }
    var hills = Hills(heights)
    let modes = hills.persistent()
    return modes.filter { mode in
      let saddle = mode.height - mode.prominence
      let chance = areCounts ? 3 * (mode.height + saddle).squareRoot() : 0
      let least = leastShare * top * (areCounts ? 0.6 : 1)
      return mode.height == top && saddle == 0 || mode.prominence >= max(least, chance)
    }
    .sorted { $0.places.lowerBound < $1.places.lowerBound }
  }
}

/// Joins runs of equal heights from the highest on.
private struct Hills {
  let heights: [Double]
  /// Runs of equal neighbours.
  let runs: [Range<Int>]
  private var sets: DisjointSets

  init(_ heights: [Double]) {
    self.heights = heights
    var runs: [Range<Int>] = []
    for place in heights.indices {
      if let last = runs.last, heights[last.lowerBound] == heights[place] {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    self.runs = runs
    sets = DisjointSets(count: runs.count)
  }

  private func height(_ run: Int) -> Double { heights[runs[run].lowerBound] }

  /// Every hill with its prominence; of two of one height that meet the later one ends.
  mutating func persistent() -> [Mode] {
    let order = runs.indices.sorted { (-height($0), $0) < (-height($1), $1) }
    // The root of a set is its highest run, as every union keeps the root that is first in the order.
    var position = [Int](repeating: 0, count: runs.count)
    for (index, run) in order.enumerated() { position[run] = index }
    var isIn = [Bool](repeating: false, count: runs.count)
    var modes: [Mode] = []
    for run in order {
      isIn[run] = true
      for neighbour in [run - 1, run + 1] where runs.indices.contains(neighbour) && isIn[neighbour] {
        let (one, other) = (sets.root(of: run), sets.root(of: neighbour))
        guard one != other else { continue }
        let (kept, ended) = position[one] < position[other] ? (one, other) : (other, one)
        if height(ended) > height(run) { modes.append(mode(ended, saddle: height(run))) }
        sets.join(ended, to: kept)
      }
    }
    if let first = order.first { modes.append(mode(first, saddle: 0)) }
    return modes
  }

  private func mode(_ run: Int, saddle: Double) -> Mode {
    Mode(places: runs[run], height: height(run), prominence: height(run) - saddle)
  }
}

/// Sets that are joined two by two: union-find (Galler and Fischer, Commun. ACM 7, 1964), with halved paths.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  /// Joins the set of one root to another, which stays a root.
  mutating func join(_ root: Int, to kept: Int) { parents[root] = kept }
}
