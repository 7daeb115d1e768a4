/// A tone of harmonics over one phase, which runs on from segment to segment: a glide has no seam.
struct ToneVoice: VoiceSource {
  private let segments: [ToneSegment]
  private let envelope: Envelope
  private let sampleRate: Double
  private let vibratoRate: Double
  private let vibratoDepth: Double
  private let breathLevel: Double
  /// `nil` without breath, which then costs nothing.
  private var breath: BandNoise?
  private var segment = 0
  private var frameInSegment = 0
  private var frame = 0
  /// The phase of the fundamental in turns.
  private var phase = 0.0
  private var from = ControlPoint()
  private var to = ControlPoint()
  private var isSteady = false

  /// - Parameters:
  ///   - seed: What the breath noise begins with.
  ///   - isTurned: Whether the fundamental begins downwards.
  init(segments: [ToneSegment], instrument: Instrument, seed: Int, isTurned: Bool = false, sampleRate: Double) {
    self.segments = segments.filter { $0.frames > 0 }
    phase = isTurned ? 0.5 : 0
    self.sampleRate = sampleRate
    let frames = self.segments.reduce(0) { $0 + $1.frames }
    vibratoRate = instrument.vibratoRate
    let swings = Double(frames) / sampleRate * instrument.vibratoRate
    vibratoDepth = swings >= Self.leastSwings && Self.isHeld(self.segments) ? instrument.vibratoDepth : 0
    breathLevel = instrument.breath
    if breathLevel > 0 {
      breath = BandNoise(band: Self.breathBand, seed: UInt64(max(0, seed)), sampleRate: sampleRate)
    }
    envelope = Envelope(
      frames: frames, attack: instrument.attack, release: instrument.release, sampleRate: sampleRate)
    guard let first = self.segments.first else { return }
    from.move(to: 0, of: first, bend: 1, sampleRate: sampleRate)
    to = from
  }

  /// A part of a swing would put a note off its pitch, so that short notes have none.
  private static let leastSwings = 4.0
  /// In Hz; an octave below the 4 kHz above which clicks are looked for.
  private static let breathBand = 500.0...2_000

  /// Whether it all stands at one pitch: a glide has the shape of its data and no other.
  private static func isHeld(_ segments: [ToneSegment]) -> Bool {
    segments.allSatisfy {
      $0.startFrequency == $0.endFrequency && $0.startFrequency == segments.first?.startFrequency
    }
  }

  mutating func fill(_ block: inout SubBlock) {
    block.count = 0
    guard segment < segments.count else { return }
    // A jump bends within milliseconds: between far control points its corners would be clicks.
    let size = segments[segment].isJump ? Lanes.scalarCount : SubBlock.size
    let count = min(size, segments[segment].frames - frameInSegment)
    moveControl(by: count)
    if isSteady { fillSteady(&block, count: count) } else { fillMoving(&block, count: count) }
    phase += (from.frequency + to.frequency) / 2 * Double(count) / sampleRate
    phase -= phase.rounded(.down)
    block.count = count
    advance(by: count)
  }

  private mutating func moveControl(by count: Int) {
    let current = segments[segment]
    swap(&from, &to)
    if frameInSegment == 0 { isSteady = current.isSteady && vibratoDepth == 0 }
    // A steady segment has the same control points from its first sub-block on.
    if isSteady, frameInSegment > 0 { return }
    to.move(
      to: current.share(after: frameInSegment + count), of: current, bend: bend(at: frame + count),
      sampleRate: sampleRate)
  }

  private func bend(at frame: Int) -> Double {
    guard vibratoDepth > 0 else { return 1 }
    let swing = Mathematics.sine(2 * .pi * vibratoRate * Double(frame) / sampleRate)
    return Mathematics.exp2(vibratoDepth / 1_200 * swing)
  }

  private mutating func advance(by count: Int) {
    frame += count
    frameInSegment += count
    guard frameInSegment >= segments[segment].frames else { return }
    frameInSegment = 0
    segment += 1
  }

  /// Every harmonic keeps its amplitude.
  private mutating func fillSteady(_ block: inout SubBlock, count: Int) {
    let step = to.frequency / sampleRate
    for start in stride(from: 0, to: count, by: Lanes.scalarCount) {
      let lanes = Self.lanes + Double(start)
      let (sine, cosine) = FastSine.sineAndCosine(turns: phase + lanes * step)
      var sum = to.partials[0] * sine
      var (before, harmonic) = (Lanes(), sine)
      for index in 1..<max(1, to.partials.count) {
        // sin((k + 1) φ) = 2 cos φ sin(k φ) − sin((k − 1) φ)
        (before, harmonic) = (harmonic, 2 * cosine * harmonic - before)
        sum += to.partials[index] * harmonic
      }
      addBreath(to: &sum, count: count - start)
      let shaped = shape(sum, from: frame + start, count: count - start)
      store(shaped * to.left, shaped * to.right, in: &block, at: start)
    }
  }

  /// Frequency, amplitudes and pan move in straight lines between the control points.
  private mutating func fillMoving(_ block: inout SubBlock, count: Int) {
    let step = from.frequency / sampleRate
    let bend = (to.frequency - from.frequency) / sampleRate / 2 / Double(count)
    for start in stride(from: 0, to: count, by: Lanes.scalarCount) {
      let lanes = Self.lanes + Double(start)
      let share = lanes / Double(count)
      let (sine, cosine) = FastSine.sineAndCosine(turns: phase + lanes * step + lanes * lanes * bend)
      var (before, harmonic) = (Lanes(), sine)
      var sum = Self.between(from.partials[0], to.partials[0], share) * sine
      for index in 1..<max(1, to.partials.count) {
        (before, harmonic) = (harmonic, 2 * cosine * harmonic - before)
        sum += Self.between(from.partials[index], to.partials[index], share) * harmonic
      }
      addBreath(to: &sum, count: count - start)
      let shaped = shape(sum, from: frame + start, count: count - start)
      store(
        shaped * Self.between(from.left, to.left, share), shaped * Self.between(from.right, to.right, share),
        in: &block, at: start)
    }
  }

  private mutating func addBreath(to sum: inout Lanes, count: Int) {
    guard let noise = breath?.nextLanes(count) else { return }
    sum += noise * breathLevel
  }

  private static let lanes = Lanes(0, 1, 2, 3, 4, 5, 6, 7)

  private static func between(_ start: Double, _ end: Double, _ share: Lanes) -> Lanes {
    start + (end - start) * share
  }

  private func shape(_ samples: Lanes, from frame: Int, count: Int) -> Lanes {
    let count = min(count, Lanes.scalarCount)
    return envelope.isFull(from: frame, count: count) ? samples : samples * envelope.strength(from: frame)
  }

  /// Lanes beyond the end of the sub-block are written too; its count leaves them out.
  private func store(_ left: Lanes, _ right: Lanes, in block: inout SubBlock, at start: Int) {
    for lane in 0..<Lanes.scalarCount {
      block.left[start + lane] = left[lane]
      block.right[start + lane] = right[lane]
    }
  }
}
