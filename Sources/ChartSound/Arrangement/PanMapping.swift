/// What the side from which a mark is heard says.
public enum PanMapping: String, Sendable, CaseIterable {
  /// Where the mark stands along X: left is the beginning.
  case x
  /// Its series: the first on the left, the last on the right; of a single one the middle.
  case series
  /// Nothing: all is in the middle.
  case nothing = "none"
}

extension PanMapping {
  /// Where one of several series stands, from −1 (left) to 1 (right).
  static func seat(of index: Int, among count: Int) -> Double {
    count > 1 ? 2 * Double(index) / Double(count - 1) - 1 : 0
  }
}

extension SoundOptions {
  /// The same for one of several series: its instrument plays the values, its seat is given where the side says it.
  ///
  /// - Parameter arrangement: How the series are heard; those that are heard at once are apart unless the side is to say
  ///   something else.
  func ofSeries(_ index: Int, among count: Int, _ arrangement: SeriesArrangement) -> SoundOptions {
    var options = ofSeries(index)
    switch pan {
    case nil: options.seat = arrangement.seat(of: index, among: count)
    case .x: break
    case .series: options.seat = PanMapping.seat(of: index, among: count)
    case .nothing: options.panWidth = 0
    }
    return options
  }

  /// The pan of a mark.
  ///
  /// - Parameters:
  ///   - place: Where it stands along X, from 0 to 1.
  ///   - seat: Where it lies as a part of a whole, from −1 to 1; `nil` of other marks.
  func pan(at place: Double, lying seat: Double? = nil) -> Double {
    let side = pan == .series ? self.seat : seat ?? self.seat
    return pan(ofSide: side ?? 2 * place - 1)
  }

  /// The pan of a tick: where series are heard at once, it is not theirs and stands along X.
  func pan(ofTickAt place: Double) -> Double {
    pan(ofSide: (pan == .series ? seat : nil) ?? 2 * place - 1)
  }

  /// From −1 to 1; no side is minus zero.
  func pan(ofSide side: Double) -> Double { (side * panWidth.clamped(to: 0...1)).rounded(toStep: 1e-6) + 0 }
}
