internal import ChartModel

extension Onset {
  /// The onsets of the parts of a whole: each lasts as its share asks, and stands where it lies: the parts of a pie
  /// around the listener, clockwise from the top, those of a bar from left to right.
  ///
  /// A part too small to be heard so lasts the shortest interval, and the others share what is left; `nil` where even
  /// that is too much.
  ///
  /// - Parameters:
  ///   - shares: The share of each mark, 0 to 1; `nil` of one without a number.
  ///   - sounds: What is heard of each.
  ///   - duration: The seconds that all of them take.
  ///   - isRound: Whether they are the parts of a pie.
  static func onsets(ofParts shares: [Double?], sounds: [MarkSound], duration: Double, isRound: Bool) -> [Onset]? {
    let heard = sounds.indices.filter { sounds[$0] != .silence && shares.indices.contains($0) }
    guard heard.count > 1, Double(heard.count) * shortestInterval <= duration else { return nil }
    let lengths = lengths(of: heard.map { shares[$0] ?? 0 }, duration: duration)
    let total = heard.reduce(0.0) { $0 + (shares[$1] ?? 0) }
    var (time, share) = (0.0, 0.0)
    return zip(heard, lengths).map { place, length in
      defer { (time, share) = (time + length, share + (shares[place] ?? 0)) }
      let middle = total > 0 ? (share + (shares[place] ?? 0) / 2) / total : 0.5
      let seat = isRound ? Mathematics.sine(2 * .pi * middle) : 2 * middle - 1
      return Onset(place: place, time: time, interval: 0.9 * length, isHeld: true, seat: seat)
    }
  }

  /// Seconds for each share.
  private static func lengths(of shares: [Double], duration: Double) -> [Double] {
    var short: Set<Int> = []
    while true {
      let room = duration - Double(short.count) * shortestInterval
      let rest = shares.indices.filter { !short.contains($0) }
      let whole = rest.reduce(0.0) { $0 + shares[$1] }
      let found = rest.filter { !(whole > 0) || shares[$0] / whole * room < shortestInterval - 1e-9 }
      guard !found.isEmpty else {
        return shares.indices.map { short.contains($0) ? shortestInterval : shares[$0] / whole * room }
      }
      short.formUnion(found)
    }
  }
}
