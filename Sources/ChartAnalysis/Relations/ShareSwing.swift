/// A part of a stack whose share swings so far that its ends do not tell of it, and not by one value alone.
package struct ShareSwing: Equatable, Sendable {
  /// Its place among the parts.
  package var part: Int

  /// How much of all it swings, and how many times what its ends lie apart.
  private static let leastSpread = 0.25
  private static let leastRatio = 2.5

  /// The part that swings most; `nil` where its ends tell of it.
  package init?(_ facts: ChartFacts, _ found: ShareChanges) {
    let spreads = facts.shares.map(\.innerSpread)
    guard found.changes.count == spreads.count, let widest = spreads.max(), let part = spreads.firstIndex(of: widest),
      widest >= Self.leastSpread, widest * 100 >= abs(found.changes[part].points) * Self.leastRatio
    else { return nil }
    self.part = part
  }
}
