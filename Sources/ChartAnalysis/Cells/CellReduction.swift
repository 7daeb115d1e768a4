import ChartModel

/// Puts the marks of a line into cells: one for each place along X, or where they are more than cells, two cells for
/// each stretch of places, its lowest and its highest value in the order in which they come.
///
/// So no extreme is lost: min-max decimation (Jugel and others, "M4", PVLDB 7(10), 2014, without first and last).
struct CellReduction {
  /// The marks of one cell, and which of them it shows.
  struct Draft {
    var marks: ArraySlice<CellSlots.PlacedMark>
    /// The mark that stands for all; `nil` where all are shown together, as marks at one place are.
    var shown: Int?
  }

  /// How many places there are.
  let slotCount: Int
  /// The most cells.
  let width: Int

  /// Whether a cell may stand for several places.
  var isReduced: Bool { slotCount > width }
  /// How many pairs of cells there are where places are more than cells.
  var pairCount: Int { isReduced ? width / 2 : 0 }

  /// The places of a pair: equal numbers but for one.
  func slots(ofPair pair: Int) -> Range<Int> {
    guard pairCount > 0 else { return 0..<slotCount }
    return pair * slotCount / pairCount..<(pair + 1) * slotCount / pairCount
  }

  /// The cells of a line, given its marks in slot order.
  func drafts(_ marks: [CellSlots.PlacedMark]) -> [Draft] {
    var rest = marks[...]
    if !isReduced { return (0..<slotCount).map { Draft(marks: Self.take(&rest, below: $0 + 1)) } }
    // One cell for everything shows from the lowest to the highest.
    if pairCount == 0 { return [Draft(marks: rest)] }
    return (0..<pairCount).flatMap { pair in
      let slots = slots(ofPair: pair)
      return Self.pair(Self.take(&rest, below: slots.upperBound), slots)
    }
  }

  private static func take(
    _ rest: inout ArraySlice<CellSlots.PlacedMark>, below slot: Int
  ) -> ArraySlice<CellSlots.PlacedMark> {
    let taken = rest.prefix { $0.slot < slot }
    rest = rest.dropFirst(taken.count)
    return taken
  }

  private static func pair(_ marks: ArraySlice<CellSlots.PlacedMark>, _ slots: Range<Int>) -> [Draft] {
    let (low, high) = (lowest(marks), highest(marks))
    let middle = marks.firstIndex { $0.slot >= slots.lowerBound + slots.count / 2 } ?? marks.endIndex
    // The second cell begins with the extreme that comes second, or with the middle where there is but one.
    let split = low == high ? middle : max(low ?? middle, high ?? middle)
    return [marks[..<split], marks[split...]].map { half in
      let extreme = [low, high].compactMap { $0 }.first { half.indices.contains($0) }
      return Draft(marks: half, shown: extreme ?? Self.firstTold(half))
    }
  }

  /// The place of the lowest value, the first of equals.
  private static func lowest(_ marks: ArraySlice<CellSlots.PlacedMark>) -> Int? {
    marks.indices.filter { marks[$0].low != nil }.min { (marks[$0].low ?? 0, $0) < (marks[$1].low ?? 0, $1) }
  }

  /// The place of the highest value, the first of equals.
  private static func highest(_ marks: ArraySlice<CellSlots.PlacedMark>) -> Int? {
    marks.indices.filter { marks[$0].high != nil }.max { (marks[$0].high ?? 0, -$0) < (marks[$1].high ?? 0, -$1) }
  }

  /// A value, else a state that says more than that there is no data.
  private static func firstTold(_ marks: ArraySlice<CellSlots.PlacedMark>) -> Int? {
    marks.indices.first { marks[$0].high != nil } ?? marks.indices.first { marks[$0].value != .empty }
      ?? marks.indices.first
  }
}
