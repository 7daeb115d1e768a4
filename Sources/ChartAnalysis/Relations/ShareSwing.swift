package import ChartModel

/// A part of a stack whose share swings so far that its ends do not tell of it, and not by one value alone.
package struct ShareSwing: Equatable, Sendable {
  /// Its place among the parts.
  package var part: Int

  /// How much of all it swings, and how many times what its ends lie apart.
  private static let leastSpread = 0.25
  private static let leastRatio = 2.5

  /// A sum that is so small a part of the middle one has shares of chance.
  private static let leastSum = 0.25

  /// The part that swings most; `nil` where its ends tell of it, and where it is highest or lowest of hardly anything.
  package init?(_ facts: ChartFacts, _ found: ShareChanges, totals: Series) {
    let spreads = facts.shares.map(\.innerSpread)
    guard found.changes.count == spreads.count, let widest = spreads.max(), let part = spreads.firstIndex(of: widest),
      widest >= Self.leastSpread, widest * 100 >= abs(found.changes[part].points) * Self.leastRatio,
      !Self.isOfLittle(facts.shares[part], totals)
    else { return nil }
    self.part = part
  }

  private static func isOfLittle(_ shares: ShareFacts, _ totals: Series) -> Bool {
    guard let middle = Statistics(totals.toldNumbers.map(\.value)).median else { return false }
    let extremes = [shares.minimum, shares.maximum].compactMap(\.self)
    return extremes.contains { extreme in
      extreme.places.allSatisfy { totals.number(at: $0).map { $0 < middle * leastSum } ?? false }
    }
  }
}
