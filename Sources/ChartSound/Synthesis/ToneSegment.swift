import ChartModel

/// The stretch of a tone from one mark to the next, or a single note.
struct ToneSegment: Sendable {
  var frames: Int
  /// Octaves above 1 Hz, along which a glide moves evenly.
  var startOctave: Double
  var endOctave: Double
  /// Decibels beyond equal loudness, which follows the frequency.
  var startGain: Double
  var endGain: Double
  var startPan: Double
  var endPan: Double
  /// The levelled partials at its start and at its end, equally many.
  var startPartials: [Double]
  var endPartials: [Double]
  /// Whether it moves from one pitch to another that only a jump is meant to lie between.
  var isJump = false
  /// The way of its pitch where that is bent.
  var way: PitchWay?

  /// Whether nothing changes along it.
  var isSteady: Bool {
    startOctave == endOctave && way == nil && startGain == endGain && startPan == endPan && keepsPartials
  }

  /// Frames between two control points, between which pitch in Hz and amplitude move in straight lines: as many as keep both
  /// closer to their ways than an ear resolves, and at most 5 ms at 48 kHz.
  var controlFrames: Int {
    // A jump bends within milliseconds: between far control points its corners would be clicks.
    if isJump { return 8 }
    return Self.distances.first { deviation(over: $0) <= Self.mostDeviation && gainStep(over: $0) <= 1 } ?? 16
  }

  private static let distances = [SubBlock.size, 128, 64, 32]
  /// A tenth of a cent in octaves.
  private static let mostDeviation = 1.0 / 12_000

  /// How many octaves the pitch lies beside that straight line, at most, half-way between control points.
  private func deviation(over count: Int) -> Double {
    let part = Double(count) / Double(max(frames, 1))
    let slope = way?.steepest ?? abs(endOctave - startOctave)
    // The logarithm bends a straight line as its slope squared; a curve bends by itself.
    return part * part / 8 * (slope * slope * Mathematics.ln2 + (way?.sharpestBend ?? 0))
  }

  /// Decibels from a control point to the next.
  private func gainStep(over count: Int) -> Double {
    abs(endGain - startGain) * Double(count) / Double(max(frames, 1))
  }

  var keepsPartials: Bool { startPartials == endPartials }
}

extension ToneSegment {
  /// The position after `count` frames; `segment` is the index of this segment.
  func place(after count: Int, segment: Int) -> ControlPoint.Position {
    let share = share(after: count)
    return ControlPoint.Position(segment: segment, share: share, octave: octave(at: share))
  }

  /// The part of its way behind so many frames: a jump sets out and arrives slowly, for a corner in the pitch is a click.
  private func share(after count: Int) -> Double {
    let share = Double(count) / Double(frames)
    return isJump ? share * share * share * (10 - share * (15 - 6 * share)) : share
  }

  /// The pitch at a part of its way, in octaves above 1 Hz; one that can be played.
  private func octave(at share: Double) -> Double {
    guard let way else { return startOctave + share * (endOctave - startOctave) }
    return (startOctave + way.octaves(at: share)).clamped(to: Self.octaves)
  }

  private static let octaves = 1.0.soundOctave...96_000.0.soundOctave

  /// The segments of notes that follow each other: each moves to the pitch, gain, pan and timbre of the next.
  static func segments(of notes: [Note], in instruments: InstrumentSet, sampleRate: Double) -> [ToneSegment] {
    let voices = notes.map { instruments[$0.instrument].levelledPartials }
    let width = voices.map(\.count).max() ?? 1
    let partials = voices.map { $0 + Array(repeating: 0, count: width - $0.count) }
    return notes.indices.flatMap { index in
      let next = index + 1 < notes.count ? index + 1 : index
      let isTied = next > index
      let from = notes[index].start.frame(at: sampleRate)
      let end = isTied ? notes[next].start : notes[index].start + notes[index].length
      // Before a jump the sound stays what it is; in a glide it becomes that of the next note on the way.
      let goal = isTied && notes[index].jumps(to: notes[next]) ? index : next
      let segment = ToneSegment(
        frames: max(0, end.frame(at: sampleRate) - from),
        startOctave: notes[index].frequency.soundOctave, endOctave: notes[index].endFrequency.soundOctave,
        startGain: notes[index].relativeGain, endGain: notes[goal].relativeGain,
        startPan: notes[index].pan, endPan: notes[next].pan,
        startPartials: partials[index], endPartials: partials[goal], way: notes[index].way)
      guard index > 0, notes[index - 1].jumps(to: notes[index]) else { return [segment] }
      let before = notes[index - 1]
      return segment.after(
        jumpFrom: before.endFrequency.soundOctave, gain: before.relativeGain, partials: partials[index - 1],
        frames: Self.jump.frame(at: sampleRate))
    }
  }

  /// Seconds that the voice takes for a jump of its pitch: too short to be heard as a glide, too long for a click.
  private static let jump = 0.006

  /// The segment with a short move from another pitch, strength and timbre before it.
  private func after(jumpFrom octave: Double, gain: Double, partials: [Double], frames: Int) -> [ToneSegment] {
    let count = min(frames, self.frames / 2)
    guard count > 0 else { return [self] }
    var (move, rest) = (self, self)
    move.frames = count
    rest.frames = self.frames - count
    (move.startOctave, move.startGain, move.startPartials) = (octave, gain, partials)
    (move.endOctave, move.endGain, move.endPartials) = (startOctave, startGain, startPartials)
    (move.isJump, move.way) = (true, nil)
    rest.startPan = startPan + (endPan - startPan) * Double(count) / Double(self.frames)
    move.endPan = rest.startPan
    return [move, rest]
  }
}

extension Note {
  /// Decibels beyond equal loudness at its start.
  fileprivate var relativeGain: Double {
    gain.clamped(to: -120...40) - EqualLoudness.gain(atOctave: frequency.soundOctave)
  }

  /// Whether a note of the same voice begins at another pitch than this one ends.
  fileprivate func jumps(to next: Note) -> Bool { endFrequency.soundOctave != next.frequency.soundOctave }
}

extension Note {
  /// How many frames it lasts by itself.
  func frames(at sampleRate: Double) -> Int {
    max(0, (start + length).frame(at: sampleRate) - start.frame(at: sampleRate))
  }
}

extension Double {
  /// A frequency in Hz as octaves above 1 Hz, one that can be played, whatever a score says.
  fileprivate var soundOctave: Double { Mathematics.log2(clamped(to: 1...96_000)) }

  /// A time in seconds as a frame; no later than a day.
  func frame(at sampleRate: Double) -> Int { Int(clamping: (clamped(to: 0...86_400) * sampleRate).rounded()) }
}
