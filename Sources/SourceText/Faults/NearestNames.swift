/// Finds the name that somebody probably meant.
package enum NearestNames {
  /// The nearest candidate, if it is near enough: a third of the letters may differ, upper and lower case not counted.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(60))
    guard !wanted.isEmpty else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates.prefix(1_000) {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(60))
      let most = min(max(1, max(wanted.count, letters.count) / 3), (best?.distance ?? .max) - 1)
      // At least as many letters differ as one name is longer.
      guard abs(wanted.count - letters.count) <= most else { continue }
      let distance = distance(wanted, letters)
      if distance <= most { best = (distance, candidate) }
    }
    return best?.name
  }

  /// How many letters must be added, left out, changed or swapped with their neighbours: the optimal string alignment
  /// distance, a restricted form of Damerau's (CACM 7, 1964).
  package static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let substitution = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(substitution, current[column] + 1, last[column + 1] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
