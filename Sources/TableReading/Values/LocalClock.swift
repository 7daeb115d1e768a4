import ChartModel

/// Turns wall-clock times of a zone into instants, with the offset of the last time at hand.
///
/// Neighbouring rows nearly always share an offset, so most rows cost a comparison instead of a search.
struct LocalClock {
  let zone: TimeZoneRules
  /// Wall-clock times in this range surely have `offset`: it ends two days before the next change of the clocks.
  private var certain: ClosedRange<Int64> = 0...0
  private var offset: Int64 = 0
  private var hasRange = false

  init(zone: TimeZoneRules) { self.zone = zone }

  mutating func microseconds(local: Int64) -> Int64 {
    if zone.isUTC { return local }
    if hasRange, certain.contains(local) { return local &- offset }
    findRange(around: local)
    return zone.instant(local: local).microseconds
  }

  private mutating func findRange(around local: Int64) {
    let margin: Int64 = 2 * 86_400_000_000
    let place = zone.changeIndex(at: Instant(microseconds: local))
    let lower = place > 0 ? zone.changes[place - 1].microseconds &+ margin : -(1 << 62)
    let upper = place < zone.changes.count ? zone.changes[place].microseconds &- margin : 1 << 62
    hasRange = lower < upper
    guard hasRange else { return }
    certain = lower...upper
    offset = Int64(zone.offsets[place]) &* 1_000_000
  }
}
