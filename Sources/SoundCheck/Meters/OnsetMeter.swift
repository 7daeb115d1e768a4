import ChartModel
import ChartSound

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// When a note is heard to begin: where its planned pitch reaches half of the strength that it has once it is there.
enum OnsetMeter {
  /// Seconds before a note that are listened to.
  static let before = 0.004

  /// Seconds from the start of a note until its strength is known: its rise, and what the meter hears at once.
  static func seconds(_ tone: PlannedTone) -> Double { tone.attack + 2 * window(tone) }

  /// Seconds of one period of the lowest pitch: harmonics have gone round whole times within it. Through breath it is longer,
  /// as long as the rise allows.
  fileprivate static func window(_ tone: PlannedTone) -> Double {
    let period = 1 / min(tone.note.frequency, tone.note.endFrequency)
    return tone.hasBreath ? max(2 * period, tone.attack / 3) : period
  }

  /// How many seconds later a note begins than planned: negative where it is early; `nil` where it is too short to tell.
  static func delay(_ tone: PlannedTone, _ source: inout some SampleSource) throws -> Double? {
    let note = tone.note
    guard seconds(tone) < note.length - tone.release else { return nil }
    let piece = try source.piece(note.start - before, note.start + seconds(tone))
    let strengths = strengths(tone, in: piece)
    let settled = Int(clamping: ((note.start + tone.attack + window(tone)) * piece.sampleRate).rounded()) - piece.start
    guard strengths.indices.contains(settled), strengths[settled] > 0 else { return nil }
    let isThere = strengths[..<settled].map { $0 >= strengths[settled] / 2 }
    // Noise may cross the half more than once.
    let first = isThere.firstIndex(of: true) ?? settled
    let last = (isThere.lastIndex(of: false) ?? -1) + 1
    return (Double(first + last) / 2 + Double(piece.start)) / piece.sampleRate - (note.start + tone.attack / 2)
  }

  /// The strength of a tone around each frame, wherever its pitch is on its way: means over a window of means over one, so that
  /// its harmonics weigh nothing though they grow within it.
  private static func strengths(_ tone: PlannedTone, in piece: Piece) -> [Double] {
    let reach = max(1, Int(clamping: (window(tone) * piece.sampleRate / 2).rounded()))
    var (cosines, sines, turns) = ([Double](), [Double](), 0.0)
    for (place, heard) in piece.mono.enumerated() {
      let time = Double(piece.start + place) / piece.sampleRate
      // What becomes louder on its way would seem to begin late.
      let sample = tone.moves || tone.next != nil ? heard / tone.amplitude(at: time) : heard
      cosines.append(sample * cos(2 * .pi * turns))
      sines.append(sample * sin(2 * .pi * turns))
      turns += tone.frequency(at: time) / piece.sampleRate
      turns -= turns.rounded()
    }
    let (first, second) = (means(means(cosines, reach), reach), means(means(sines, reach), reach))
    return zip(first, second).map { ($0 * $0 + $1 * $1).squareRoot() }
  }

  /// The means around each place; before the first and behind the last is silence.
  private static func means(_ values: [Double], _ reach: Int) -> [Double] {
    let sums = values.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
    return values.indices.map { place in
      (sums[min(values.count, place + reach)] - sums[max(0, place - reach)]) / Double(2 * reach)
    }
  }
}
