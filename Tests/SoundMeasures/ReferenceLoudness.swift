import Foundation

/// BS.1770-4 at 48 kHz, written plainly from the tables of the recommendation.
package enum ReferenceLoudness {
  package static func integrated(left: [Double], right: [Double]) -> Double {
    let channels = [left, right].map { weighted($0) }
    let blocks: [Double] = stride(from: 0, through: max(0, left.count - 19_200), by: 4_800).map { start in
      channels.reduce(0.0) { sum, channel in
        let block = channel[start..<min(channel.count, start + 19_200)]
        return sum + block.reduce(0) { $0 + $1 * $1 } / 19_200
      }
    }
    let absolute = blocks.filter { loudness($0) > -70 }
    let gate = loudness(absolute.reduce(0, +) / Double(max(1, absolute.count))) - 10
    let gated = absolute.filter { loudness($0) > gate }
    return loudness(gated.reduce(0, +) / Double(max(1, gated.count)))
  }

  private static func loudness(_ power: Double) -> Double { -0.691 + 10 * log10(max(power, 1e-30)) }

  private static func weighted(_ samples: [Double]) -> [Double] {
    let shelf = direct(
      samples, b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585])
    return direct(shelf, b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621])
  }

  private static func direct(_ input: [Double], b: [Double], a: [Double]) -> [Double] {
    var output = [Double](repeating: 0, count: input.count)
    for index in input.indices {
      let (x1, x2) = (index > 0 ? input[index - 1] : 0, index > 1 ? input[index - 2] : 0)
      let (y1, y2) = (index > 0 ? output[index - 1] : 0, index > 1 ? output[index - 2] : 0)
      output[index] = b[0] * input[index] + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    }
    return output
  }

  /// The true peak by a windowed sine cardinal of 32 samples, four times oversampled.
  package static func truePeak(_ samples: [Double]) -> Double {
    var peak = samples.map(abs).max() ?? 0
    for phase in 1...3 {
      let shift = Double(phase) / 4
      let taps = (-15...16).map { tap in
        let place = Double(tap) - shift
        return sin(.pi * place) / (.pi * place) * (0.5 + 0.5 * cos(.pi * place / 17))
      }
      for start in samples.indices.dropLast(32) {
        var sum = 0.0
        for tap in taps.indices { sum += taps[tap] * samples[start + tap] }
        peak = max(peak, abs(sum))
      }
    }
    return 20 * log10(peak)
  }
}
