import ChartModel

/// How a voice rises and falls: raised cosines, because a corner in the amplitude is heard as a click.
struct Envelope: Sendable {
  /// Frames of the whole voice.
  let frames: Int
  private let attack: Int
  private let release: Int
  /// What one frame of each is of the whole.
  private let attackStep: Double
  private let releaseStep: Double

  /// An envelope in which rise and fall take at most a quarter of the voice each.
  init(frames: Int, attack: Double, release: Double, sampleRate: Double) {
    self.frames = frames
    let quarter = Double(frames) / 4
    self.attack = max(1, Int(clamping: min(attack * sampleRate, quarter)))
    self.release = max(1, Int(clamping: min(release * sampleRate, quarter)))
    attackStep = 1 / Double(self.attack)
    releaseStep = 1 / Double(self.release)
  }

  /// Whether the frames from one on, so many of them, are all at full strength.
  func isFull(from frame: Int, count: Int) -> Bool {
    frame >= attack && frame + count <= frames - release
  }

  /// The strength at four frames, from 0 to 1.
  func strength(from frame: Int) -> Lanes {
    let lanes = Lanes(0, 1, 2, 3) + Double(frame)
    let rise = lanes * attackStep
    let isBeforeFall = frame + Lanes.scalarCount <= frames - release
    // Most lanes are on their way: to look at each of them takes as long as the cosine.
    if isBeforeFall, frame + Lanes.scalarCount <= attack { return Self.raisedCosine(rise) }
    if isBeforeFall { return Self.raisedCosine(Self.atMostOne(rise)) }
    let fall = (Double(frames) - lanes) * releaseStep
    if frame >= attack, frame >= frames - release { return Self.raisedCosine(fall) }
    let falling = Self.raisedCosine(Self.atMostOne(fall))
    return frame >= attack ? falling : Self.raisedCosine(Self.atMostOne(rise)) * falling
  }

  /// Shares of the way, which ends at the top.
  private static func atMostOne(_ share: Lanes) -> Lanes { share.replacing(with: 1, where: share .> 1) }

  /// - Parameter share: Of the way, at least 0 where it is heard.
  @inline(__always)
  private static func raisedCosine(_ share: Lanes) -> Lanes { 0.5 - 0.5 * FastSine.cosine(turns: share * 0.5) }
}
