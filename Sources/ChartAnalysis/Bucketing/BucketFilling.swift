import ChartModel

/// Finds out whether data fill the first and the last bucket of a calendar, or begin and end within them.
///
/// Nobody says how often rows should come. So a bucket counts as filled in part where it is empty for a sixteenth of its length longer, at
/// that end, than every other bucket is: readings of working days leave two days of each week empty, and no week of them is partial.
struct BucketFilling {
  /// A share of its bucket that is empty beyond what is empty in all others.
  private static let leastEmpty = 0.06
  /// Fewer others show little of how often rows come, so that what is empty must stand out of them by as much as they differ.
  private static let fewOthers = 4
  /// The same beside one other bucket, which shows nothing of how much rows vary.
  private static let leastEmptyBesideOne = 1.0 / 3
  /// Without a whole bucket there would be nothing to tell.
  private static let fewestWhole = 1

  /// From when to when data are; `nil` where they fill the first and the last bucket as they fill the others.
  let span: DataSpan?

  init(_ bounds: SlotBounds, _ positions: [Position], _ instants: InstantKeys, precision: CalendarUnit?) {
    let filled = positions.compactMap { position -> Filled? in
      guard let slot = position.slot, let range = bounds.range(of: slot) else { return nil }
      return Filled(range, from: instants.start(of: position.key), to: instants.start(of: position.key + 1))
    }
    let isWhole = filled.count == positions.count(where: { $0.slot != nil })
    self.init(isWhole ? filled : [], precision: precision)
  }

  /// - Parameter filled: the buckets that have rows, in their order.
  init(_ filled: [Filled], precision: CalendarUnit?) {
    guard let first = filled.first, let last = filled.last else {
      span = nil
      return
    }
    let begins = Self.isPartial(first.before, among: filled.dropFirst().map(\.before))
    let ends = Self.isPartial(last.after, among: filled.dropLast().map(\.after))
    let wholeCount = filled.count - (begins ? 1 : 0) - (ends ? 1 : 0)
    span =
      (begins || ends) && wholeCount >= Self.fewestWhole
      ? DataSpan(
        first: Instant(microseconds: first.range.lowerBound), last: Instant(microseconds: last.range.upperBound),
        unit: max(precision ?? .day, .day), beginsWithin: begins, endsWithin: ends) : nil
  }

  private static func isPartial(_ empty: Double, among others: [Double]) -> Bool {
    guard let most = others.max(), let least = others.min() else { return false }
    if others.count == 1 { return empty > most + leastEmptyBesideOne }
    let room = others.count < fewOthers ? max(leastEmpty, most - least) : leastEmpty
    return empty > most + room
  }

  /// What lies before the first and behind the last row of a bucket, as shares of its length.
  struct Filled {
    let range: ClosedRange<Int64>
    let before: Double
    let after: Double

    init?(_ range: ClosedRange<Int64>, from start: Instant, to end: Instant) {
      let length = Double(end.microseconds) - Double(start.microseconds)
      guard length > 0 else { return nil }
      self.range = range
      before = (Double(range.lowerBound) - Double(start.microseconds)) / length
      after = (Double(end.microseconds) - Double(range.upperBound)) / length
    }
  }
}
