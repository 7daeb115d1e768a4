import ChartModel
import ChartSound

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pitch of a note, held against its plan.
///
/// What a glide or a vibrato is planned to do is undone first: the samples turn back with the planned phase, so that a
/// note that is played as planned stands still at its middle pitch. There the peak of the spectrum is sought, under a window of
/// Blackman and Harris and first in steps of half a bin, then through three points an eighth of a bin apart by a parabola
/// through the logarithms of their powers.
enum PitchMeter {
  /// How far the pitch in the middle of a note is off, in cents; `nil` of a piece that is too short or silent: in fewer than four
  /// periods the window does not tell the fundamental from its neighbours, and breath hides the pitch of less than 60 ms.
  static func cents(_ tone: PlannedTone, in piece: Piece) -> Double? {
    let samples = piece.mono
    let seconds = Double(samples.count) / piece.sampleRate
    guard samples.count >= 32, min(tone.note.frequency, tone.note.endFrequency) * seconds >= 4,
      !tone.hasBreath || seconds >= 0.06
    else { return nil }
    let middle = (tone.note.frequency * tone.note.endFrequency).squareRoot()
    let bin = piece.sampleRate / Double(samples.count)
    let transform = standing(samples, tone, piece, at: middle)
    let wanted = { (frequency: Double) in transform.power(at: frequency / piece.sampleRate) }
    // At least two bins to both sides, as a short note is as wide.
    let reach = max(middle * (exp2(reach / 1_200) - 1), 2 * bin)
    let steps = Int(clamping: (2 * reach / bin).rounded(.up))
    let places = (-steps...steps).map { middle + Double($0) * bin / 2 }.filter { $0 > 0 }
    guard let coarse = places.map({ ($0, wanted($0)) }).max(by: { $0.1 < $1.1 }), coarse.1 > 0 else { return nil }
    var peak = coarse.0
    for step in [bin / 4, bin / 8] { peak = vertex(peak, step, wanted) }
    return 1_200 * log2(peak / middle)
  }

  /// The peak is sought this far to both sides, in cents.
  static let reach = 300.0

  /// The vertex of a parabola through the logarithms of three powers.
  private static func vertex(_ place: Double, _ step: Double, _ power: (Double) -> Double) -> Double {
    let (before, here, after) = (power(place - step), power(place), power(place + step))
    guard before > 0, here > 0, after > 0 else { return place }
    let bend = log(before) - 2 * log(here) + log(after)
    guard bend < 0 else { return place }
    return place + min(max((log(before) - log(after)) / 2 / bend, -2), 2) * step
  }

  /// The samples under a window, turned back from the planned pitch to the one in the middle.
  private static func standing(
    _ samples: [Double], _ tone: PlannedTone, _ piece: Piece, at middle: Double
  ) -> Transform {
    let shaped = Window.shaped(samples, by: Window.blackmanHarris)
    var (real, imaginary) = (shaped, [Double](repeating: 0, count: shaped.count))
    guard tone.moves else { return Transform(real: real, imaginary: imaginary) }
    var turns = 0.0
    for place in shaped.indices {
      let angle = -2 * .pi * turns
      (real[place], imaginary[place]) = (shaped[place] * cos(angle), shaped[place] * sin(angle))
      let time = (Double(piece.start + place) + 0.5) / piece.sampleRate
      turns += (tone.frequency(at: time) - middle) / piece.sampleRate
      turns -= turns.rounded()
    }
    return Transform(real: real, imaginary: imaginary)
  }
}

/// Fourier's sum at any one frequency.
private struct Transform {
  var real: [Double]
  var imaginary: [Double]

  /// The power at a frequency in turns a sample.
  func power(at turns: Double) -> Double {
    let (stepCosine, stepSine) = (cos(2 * .pi * turns), -sin(2 * .pi * turns))
    var (cosine, sine, sum, other) = (1.0, 0.0, 0.0, 0.0)
    real.withUnsafeBufferPointer { real in
      imaginary.withUnsafeBufferPointer { imaginary in
        for place in real.indices {
          sum += real[place] * cosine - imaginary[place] * sine
          other += real[place] * sine + imaginary[place] * cosine
          (cosine, sine) = (cosine * stepCosine - sine * stepSine, cosine * stepSine + sine * stepCosine)
        }
      }
    }
    return sum * sum + other * other
  }
}
