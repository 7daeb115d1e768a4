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
  /// Frames between two control points of the segment.
  private var controlFrames = 1

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
    from.move(to: 0, of: first, bend: 0, sampleRate: sampleRate)
    to = from
    begin(first)
  }

  private mutating func begin(_ segment: ToneSegment) {
    isSteady = segment.isSteady && vibratoDepth == 0
    controlFrames = vibratoDepth > 0 ? Self.vibratoFrames : segment.controlFrames
  }

  /// Frames between two control points of a swinging pitch: 1.3 ms at 48 kHz.
  private static let vibratoFrames = 64

  /// A part of a swing would put a note off its pitch, so that short notes have none.
  private static let leastSwings = 4.0
  /// In Hz; an octave below the 4 kHz above which clicks are looked for.
  private static let breathBand = 500.0...2_000

  /// Whether it all stands at one pitch: a glide has the shape of its data and no other.
  private static func isHeld(_ segments: [ToneSegment]) -> Bool {
    segments.allSatisfy { $0.startOctave == $0.endOctave && $0.startOctave == segments.first?.startOctave }
  }

  mutating func fill(_ block: inout SubBlock) {
    block.count = 0
    while segment < segments.count, block.count + framesAtOnce <= SubBlock.size {
      let count = min(framesAtOnce, segments[segment].frames - frameInSegment)
      moveControl(by: count)
      if isSteady { fillSteady(&block, count: count) } else { fillMoving(&block, count: count) }
      phase += (from.frequency + to.frequency) / 2 * Double(count) / sampleRate
      phase -= phase.rounded(.down)
      block.count += count
      advance(by: count)
    }
  }

  private var framesAtOnce: Int {
    frameInSegment > 0 && isSteady ? SubBlock.size : controlFrames
  }

  private mutating func moveControl(by count: Int) {
    let current = segments[segment]
    // A steady segment has the same control points from its first frames on.
    guard !isSteady || frameInSegment == 0 else { return from = to }
    swap(&from, &to)
    to.move(
      to: current.share(after: frameInSegment + count), of: current, bend: bend(at: frame + count),
      sampleRate: sampleRate)
  }

  /// Octaves beside the pitch.
  private func bend(at frame: Int) -> Double {
    guard vibratoDepth > 0 else { return 0 }
    return vibratoDepth / 1_200 * Mathematics.sine(2 * .pi * vibratoRate * Double(frame) / sampleRate)
  }

  private mutating func advance(by count: Int) {
    frame += count
    frameInSegment += count
    guard frameInSegment >= segments[segment].frames else { return }
    frameInSegment = 0
    segment += 1
    if segment < segments.count { begin(segments[segment]) }
  }

  /// Every harmonic keeps its amplitude.
  private mutating func fillSteady(_ block: inout SubBlock, count: Int) {
    var phasor = Phasor(phase: phase, speed: to.frequency / sampleRate)
    for start in stride(from: 0, to: count, by: Lanes.scalarCount) {
      let sum = shape(Self.sum(to.partials, phasor), from: start, to: count)
      block.store(sum * to.left, sum * to.right, at: block.count + start)
      phasor.advance()
    }
  }

  /// Frequency, amplitudes and pan move in straight lines between the control points.
  private mutating func fillMoving(_ block: inout SubBlock, count: Int) {
    let acceleration = (to.frequency - from.frequency) / sampleRate / 2 / Double(count)
    var phasor = Phasor(phase: phase, speed: from.frequency / sampleRate, acceleration: acceleration)
    let keepsPartials = from.areWhole && to.areWhole
    for start in stride(from: 0, to: count, by: Lanes.scalarCount) {
      let share = (Self.lanes + Double(start)) * (1 / Double(count))
      let tone =
        keepsPartials ? Self.sum(to.partials, phasor) : Self.sum(from.partials, to.partials, share, phasor)
      let sum = shape(tone, from: start, to: count)
      block.store(
        sum * Self.between(from.left, to.left, share), sum * Self.between(from.right, to.right, share),
        at: block.count + start)
      phasor.advance()
    }
  }

  /// The harmonics of a fundamental: sin((k + 1) φ) = 2 cos φ sin(k φ) − sin((k − 1) φ).
  @inline(__always)
  private static func sum(_ partials: [Double], _ phasor: Phasor) -> Lanes {
    let twice = 2 * phasor.cosine
    var (sum, before, harmonic) = (Lanes(), Lanes(), phasor.sine)
    for partial in partials {
      sum += partial * harmonic
      (before, harmonic) = (harmonic, twice * harmonic - before)
    }
    return sum
  }

  /// The same with amplitudes on their way from one to another.
  @inline(__always)
  private static func sum(_ start: [Double], _ end: [Double], _ share: Lanes, _ phasor: Phasor) -> Lanes {
    let twice = 2 * phasor.cosine
    var (sum, before, harmonic) = (Lanes(), Lanes(), phasor.sine)
    for (start, end) in zip(start, end) {
      sum += between(start, end, share) * harmonic
      (before, harmonic) = (harmonic, twice * harmonic - before)
    }
    return sum
  }

  private static let lanes = Lanes(0, 1, 2, 3)

  @inline(__always)
  private static func between(_ start: Double, _ end: Double, _ share: Lanes) -> Lanes {
    start + (end - start) * share
  }

  /// The tone with its breath, at the strength of the envelope.
  @inline(__always)
  private mutating func shape(_ tone: Lanes, from start: Int, to count: Int) -> Lanes {
    var tone = tone
    if let noise = breath?.nextLanes(count - start) { tone += noise * breathLevel }
    let isFull = envelope.isFull(from: frame + start, count: min(count - start, Lanes.scalarCount))
    return isFull ? tone : tone * envelope.strength(from: frame + start)
  }
}
