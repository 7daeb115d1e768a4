import ChartModel

/// Pitches as MIDI counts them: semitones, 69 for 440 Hz.
enum MIDIKey {
  static func semitones(_ frequency: Double) -> Double {
    69 + 12 * Mathematics.log2(frequency.clamped(to: 8...12_500) / 440)
  }

  /// The key of a phrase: the middle of all its pitches, so that the bend reaches both ends of a glide.
  static func key(of phrase: Phrase) -> Int {
    let (low, high) = bounds(of: phrase)
    return Int(clamping: ((low + high) / 2).clamped(to: 0...127).rounded())
  }

  /// How far the pitches of a phrase stand from its key, in semitones.
  static func reach(of phrase: Phrase) -> Double {
    let (low, high) = bounds(of: phrase)
    let key = Double(key(of: phrase))
    return max(high - key, key - low)
  }

  private static func bounds(of phrase: Phrase) -> (low: Double, high: Double) {
    let pitches = phrase.notes.flatMap { [semitones($0.frequency), semitones($0.endFrequency)] }
    return (pitches.min() ?? 69, pitches.max() ?? 69)
  }
}

/// How many semitones the whole bend is, to each side: 24 as most instruments allow, and more for a glide of over four
/// octaves. A step of the bend is then 0.29 cents, and an end of a glide at most half of it away.
struct BendRange {
  let semitones: Int

  init(_ reach: Double) { semitones = reach < 23.99 ? 24 : 64 }

  /// The 14 bits of a bend from a key to a pitch.
  func bend(to semitones: Double, from key: Int) -> Int {
    let share = (semitones - Double(key)) / Double(self.semitones)
    return 8_192 + Int(clamping: (share * 8_192).rounded().clamped(to: -8_192...8_191))
  }
}
