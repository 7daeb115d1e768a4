import ChartSound
import Foundation

/// When a note is heard to begin: where its planned pitch reaches half of the strength that it has once it is there.
enum OnsetMeter {
  /// How many seconds later a note begins than planned: negative where it is early; `nil` where it never does.
  static func delay(_ tone: PlannedTone, in piece: Piece) -> Double? {
    let note = tone.note
    let meter = StrengthMeter(tone, in: piece)
    // A glide has its own strength soon after its rise, and another later.
    let settled = tone.moves ? 1.2 * tone.attack + 0.5 / note.frequency : min(note.length / 2, 0.1)
    let middle = min(Int(((note.start + settled) * piece.sampleRate).rounded()) - piece.start, meter.count - 1)
    guard middle > 0 else { return nil }
    let half = meter.strength(at: middle) / 2
    guard half > 0, let found = (0..<middle).first(where: { meter.strength(at: $0) >= half }) else { return nil }
    return Double(found + piece.start) / piece.sampleRate - (note.start + tone.attack / 2)
  }
}

/// The strength of a tone over one period around a frame, wherever its pitch is on its way; through breath over two.
private struct StrengthMeter {
  private var sums: [(Double, Double)] = [(0, 0)]
  private let reach: Int
  var count: Int { sums.count - 1 }

  init(_ tone: PlannedTone, in piece: Piece) {
    let periods = (tone.instrument?.breath ?? 0) > 0 ? 2.0 : 1
    reach = max(1, Int((periods * piece.sampleRate / tone.note.frequency / 2).rounded()))
    var turns = 0.0
    for (place, heard) in piece.mono.enumerated() {
      let last = sums[place]
      // What becomes louder on its way would seem to begin late.
      let sample = heard / tone.amplitude(at: Double(piece.start + place) / piece.sampleRate)
      sums.append((last.0 + sample * cos(2 * .pi * turns), last.1 + sample * sin(2 * .pi * turns)))
      turns += tone.frequency(at: Double(piece.start + place) / piece.sampleRate) / piece.sampleRate
      turns -= turns.rounded()
    }
  }

  func strength(at frame: Int) -> Double {
    let (low, high) = (max(0, frame - reach), min(sums.count - 1, frame + reach))
    guard low < high else { return 0 }
    let (first, second) = (sums[high].0 - sums[low].0, sums[high].1 - sums[low].1)
    return (first * first + second * second).squareRoot() / Double(reach)
  }
}
