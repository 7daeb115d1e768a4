/// How a voice rises and falls: raised cosines, because a corner in the amplitude is heard as a click.
struct Envelope: Sendable {
  /// Frames of the whole voice.
  let frames: Int
  private let attack: Int
  private let release: Int

  /// An envelope in which rise and fall take at most a quarter of the voice each.
  init(frames: Int, attack: Double, release: Double, sampleRate: Double) {
    self.frames = frames
    let quarter = Double(frames) / 4
    self.attack = max(1, Int(min(attack * sampleRate, quarter)))
    self.release = max(1, Int(min(release * sampleRate, quarter)))
  }

  /// Whether the frames from one on, so many of them, are all at full strength.
  func isFull(from frame: Int, count: Int) -> Bool {
    frame >= attack && frame + count <= frames - release
  }

  /// The strength at eight frames, from 0 to 1.
  func strength(from frame: Int) -> Lanes {
    let lanes = Lanes(0, 1, 2, 3, 4, 5, 6, 7) + Double(frame)
    let rise = lanes / Double(attack)
    if frame + Lanes.scalarCount <= frames - release { return Self.raisedCosine(rise) }
    let fall = (Double(frames) - lanes) / Double(release)
    return frame >= attack ? Self.raisedCosine(fall) : Self.raisedCosine(rise) * Self.raisedCosine(fall)
  }

  private static func raisedCosine(_ share: Lanes) -> Lanes {
    let share = share.clamped(lowerBound: Lanes(), upperBound: Lanes(repeating: 1))
    return 0.5 - 0.5 * FastSine.sineAndCosine(turns: share * 0.5).cosine
  }
}
