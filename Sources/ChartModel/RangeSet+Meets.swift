extension RangeSet<Int> {
  /// Whether it has a number of a range, found by halves: an empty range has none.
  package func meets(_ range: Range<Int>) -> Bool {
    var rest = ranges.dropFirst(0)
    while let middle = rest.dropFirst(rest.count / 2).first {
      if middle.overlaps(range) { return true }
      let half = rest.count / 2
      rest = middle.lowerBound < range.lowerBound ? rest.dropFirst(half).dropFirst() : rest.prefix(half)
    }
    return false
  }
}
