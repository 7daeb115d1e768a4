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
  /// The position to which `to` must still move; until then only its frequency is right.
  private var goal: ControlPoint.Position?
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
    from.move(to: first.place(after: 0, segment: 0), of: first, sampleRate: sampleRate)
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

  mutating func fill(_ block: inout SubBlock, isHeard: Bool) {
    block.count = 0
    while segment < segments.count, block.count + framesAtOnce <= SubBlock.size {
      let count = min(framesAtOnce, segments[segment].frames - frameInSegment)
      moveControl(by: count, isHeard: isHeard)
      if isHeard { sing(count, into: &block) } else { breath?.skip(count) }
      phase += (from.frequency + to.frequency) / 2 * Double(count) / sampleRate
      phase -= phase.rounded(.down)
      block.count += count
      advance(by: count)
    }
  }

  private var framesAtOnce: Int {
    frameInSegment > 0 && isSteady ? SubBlock.size : controlFrames
  }

  private mutating func moveControl(by count: Int, isHeard: Bool) {
    if isHeard { arrive() }
    // A steady segment has the same control points from its first frames on.
    guard !isSteady || frameInSegment == 0 else { return from = to }
    swap(&from, &to)
    var place = segments[segment].place(after: frameInSegment + count, segment: segment)
    place.octave += bend(at: frame + count)
    goal = place
    if isHeard { arrive() } else { to.tune(to: place) }
  }

  private mutating func arrive() {
    guard let goal else { return }
    to.move(to: goal, of: segments[goal.segment], sampleRate: sampleRate)
    self.goal = nil
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

  /// Writes frames behind those that are filled, in three rounds: the harmonics, what shapes them, and the sides.
  private mutating func sing(_ count: Int, into block: inout SubBlock) {
    block.write(count) { frames in
      if isSteady { writeSteady(frames) } else { writeMoving(frames) }
      if breath != nil || !envelope.isFull(from: frame, count: count) { shape(frames) }
      if isSteady { spreadSteady(frames) } else { spreadMoving(frames) }
    }
  }

  /// Every harmonic keeps its amplitude.
  private mutating func writeSteady(_ frames: SubBlock.Frames) {
    var phasor = Phasor(phase: phase, speed: to.frequency / sampleRate)
    writeTones(frames, &phasor)
  }

  /// Frequency and amplitudes move in straight lines between the control points.
  private mutating func writeMoving(_ frames: SubBlock.Frames) {
    let acceleration = (to.frequency - from.frequency) / sampleRate / 2 / Double(frames.count)
    var phasor = Phasor(phase: phase, speed: from.frequency / sampleRate, acceleration: acceleration)
    if from.areWhole, to.areWhole { return writeTones(frames, &phasor) }
    for start in frames.starts {
      frames[tone: start] = Self.sum(from.partials, to.partials, frames.share(at: start), phasor)
      phasor.advance()
    }
  }

  @inline(__always)
  private mutating func writeTones(_ frames: SubBlock.Frames, _ phasor: inout Phasor) {
    let partials = to.partials
    for start in frames.starts {
      frames[tone: start] = Self.sum(partials, phasor)
      phasor.advance()
    }
  }

  /// Adds breath, and brings all to the strength of the envelope.
  private mutating func shape(_ frames: SubBlock.Frames) {
    for start in frames.starts {
      if let noise = breath?.nextLanes(frames.count - start) { frames[tone: start] += noise * breathLevel }
      if !envelope.isFull(from: frame + start, count: min(frames.count - start, Lanes.scalarCount)) {
        frames[tone: start] *= envelope.strength(from: frame + start)
      }
    }
  }

  private mutating func spreadSteady(_ frames: SubBlock.Frames) {
    let (left, right) = (to.left, to.right)
    for start in frames.starts {
      let tone = frames[tone: start]
      frames.spread(tone * left, tone * right, at: start)
    }
  }

  private mutating func spreadMoving(_ frames: SubBlock.Frames) {
    let (left, right) = (from.left, from.right)
    let (leftWay, rightWay) = (to.left - left, to.right - right)
    for start in frames.starts {
      let (tone, share) = (frames[tone: start], frames.share(at: start))
      frames.spread(tone * (left + leftWay * share), tone * (right + rightWay * share), at: start)
    }
  }

  /// The harmonics of a fundamental: sin((k + 1) φ) = 2 cos φ sin(k φ) − sin((k − 1) φ).
  @inline(__always)
  private static func sum(_ partials: [Double], _ phasor: Phasor) -> Lanes {
    guard let first = partials.first else { return Lanes() }
    let twice = 2 * phasor.cosine
    var (sum, before, harmonic) = (first * phasor.sine, Lanes(), phasor.sine)
    for partial in partials.dropFirst() {
      (before, harmonic) = (harmonic, twice * harmonic - before)
      sum += partial * harmonic
    }
    return sum
  }

  /// The same with amplitudes on their way from one to another.
  @inline(__always)
  private static func sum(_ start: [Double], _ end: [Double], _ share: Lanes, _ phasor: Phasor) -> Lanes {
    let twice = 2 * phasor.cosine
    var (sum, before, harmonic) = (Lanes(), Lanes(), phasor.sine)
    for (start, end) in zip(start, end) {
      sum += (start + (end - start) * share) * harmonic
      (before, harmonic) = (harmonic, twice * harmonic - before)
    }
    return sum
  }
}
