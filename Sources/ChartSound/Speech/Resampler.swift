import ChartModel

/// Brings samples to another rate by a windowed sinc: what it adds, such as images above the old half of the rate, is at
/// least 90 dB softer.
struct Resampler {
  /// Zero crossings of the sinc on each side.
  private static let crossings = 48
  /// The shape of the Kaiser window; side lobes at about −100 dB (J. F. Kaiser's formula, 0.1102 (A − 8.7)).
  private static let shape = 10.06
  /// Where the sinc lets half through, as a part of half of the lower rate: all is silent from that on.
  private static let edge = 0.93
  /// The most phases: rates that share no factor are no rates of sounds.
  static let mostPhases = 1_000

  /// Output frames for `step` input frames.
  private let phaseCount: Int
  private let step: Int
  /// Input frames on each side of a place.
  private let reach: Int
  /// The weights of the input frames around a place, for each place between two of them.
  private let weights: [[Double]]

  /// A resampler between two rates in Hz; `nil` where they have no common factor to speak of.
  init?(from source: Int, to target: Int) {
    guard source > 0, target > 0 else { return nil }
    phaseCount = Self.phases(from: source, to: target)
    step = source / (target / phaseCount)
    guard phaseCount <= Self.mostPhases else { return nil }
    let cutoff = Self.edge * min(1, Double(target) / Double(source))
    let reach = Int(clamping: (Double(Self.crossings) / min(1, Double(target) / Double(source))).rounded(.up))
    self.reach = reach
    weights = (0..<phaseCount).map { [phaseCount] phase in
      Self.weights(at: Double(phase) / Double(phaseCount), cutoff: cutoff, reach: reach)
    }
  }

  /// The samples at the new rate, as long as before; beyond both ends is silence.
  func resampled(_ samples: [Double]) -> [Double] {
    let count = (samples.count * phaseCount + step - 1) / step
    return (0..<count).map { frame in
      let place = frame * step / phaseCount
      let weights = weights[frame * step % phaseCount]
      var sum = 0.0
      let first = place - reach + 1
      for index in max(first, 0)..<min(first + weights.count, samples.count) {
        sum += samples[index] * weights[index - first]
      }
      return sum
    }
  }

  /// Weights whose sum is one, so that nothing becomes louder.
  private static func weights(at share: Double, cutoff: Double, reach: Int) -> [Double] {
    let weights = (1 - reach...reach).map { index -> Double in
      let distance = Double(index) - share
      return sinc(cutoff * distance) * window(distance / Double(reach))
    }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  private static func sinc(_ turns: Double) -> Double {
    abs(turns) < 1e-9 ? 1 : Mathematics.sine(.pi * turns) / (.pi * turns)
  }

  /// The Kaiser window from −1 to 1.
  private static func window(_ place: Double) -> Double {
    abs(place) >= 1 ? 0 : bessel(shape * (1 - place * place).squareRoot()) / bessel(shape)
  }

  /// The modified Bessel function of the first kind and order zero, by its series.
  private static func bessel(_ value: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for order in 1...40 {
      let factor = value / 2 / Double(order)
      term *= factor * factor
      sum += term
    }
    return sum
  }

  /// How many places between two input frames output frames take.
  static func phases(from source: Int, to target: Int) -> Int { target / commonFactor(source, target) }

  private static func commonFactor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : commonFactor(second, first % second)
  }
}
