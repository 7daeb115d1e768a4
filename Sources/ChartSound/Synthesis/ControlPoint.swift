/// What a tone is at one frame; between two of them everything moves in a straight line.
struct ControlPoint: Sendable {
  /// In Hz.
  var frequency = 0.0
  /// The amplitude on the left, without the envelope.
  var left = 0.0
  /// The amplitude on the right.
  var right = 0.0
  /// The amplitude of each harmonic.
  var partials: [Double] = []
  /// Whether those are the segment's own, none of them faded.
  var areWhole = false

  /// Harmonics above this part of the sample rate are silent, so that none comes back as an alias.
  static let highest = 0.42
  /// From here on they fade, so that a glide does not switch them off.
  static let fading = 0.38

  /// A place along a tone.
  struct Position: Sendable {
    /// The index of its segment.
    var segment: Int
    /// How far into the segment, from 0 to 1.
    var share: Double
    /// Its pitch in octaves above 1 Hz.
    var octave: Double
  }

  /// Moves its frequency alone.
  mutating func tune(to place: Position) { frequency = Mathematics.exp2(place.octave) }

  /// Moves to a place of a segment.
  mutating func move(to place: Position, of segment: ToneSegment, sampleRate: Double) {
    tune(to: place)
    let (share, octave) = (place.share, place.octave)
    let gain = segment.startGain + share * (segment.endGain - segment.startGain) + EqualLoudness.gain(atOctave: octave)
    let pan = (segment.startPan + share * (segment.endPan - segment.startPan)).clamped(to: -1...1)
    // Constant power: the squares of left and right add up to one everywhere.
    let sides = Mathematics.sineAndCosine((pan + 1) * .pi / 4)
    let amplitude = Double.amplitude(decibels: gain)
    (left, right) = (amplitude * sides.cosine, amplitude * sides.sine)
    movePartials(to: share, of: segment, sampleRate: sampleRate)
  }

  private mutating func movePartials(to share: Double, of segment: ToneSegment, sampleRate: Double) {
    let top = frequency * Double(segment.startPartials.count) / sampleRate
    areWhole = segment.keepsPartials && top <= Self.fading
    if areWhole {
      partials = segment.startPartials
    } else {
      fadePartials(at: share, of: segment, sampleRate: sampleRate)
    }
  }

  private mutating func fadePartials(at share: Double, of segment: ToneSegment, sampleRate: Double) {
    if partials.count != segment.startPartials.count {
      partials = Array(repeating: 0, count: segment.startPartials.count)
    }
    var (whole, audible) = (0.0, 0.0)
    for index in partials.indices {
      let start = segment.startPartials[index]
      let strength = start + share * (segment.endPartials[index] - start)
      let kept = strength * Self.audible(frequency * Double(index + 1) / sampleRate)
      partials[index] = kept
      whole += strength * strength
      audible += kept * kept
    }
    // What fades is made up for by the others: the note is as strong as a lower one.
    guard audible < whole, audible > 0 else { return }
    let factor = (whole / audible).squareRoot()
    for index in partials.indices { partials[index] *= factor }
  }

  private static func audible(_ part: Double) -> Double {
    ((highest - part) / (highest - fading)).clamped(to: 0...1)
  }
}
