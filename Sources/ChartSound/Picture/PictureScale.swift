import ChartModel

/// Where seconds and hertz stand in a picture: time even along X, pitch even in octaves along Y.
struct PictureScale {
  /// In pixels, above the first octave: the title and the strip of the groups.
  static let top = 92.0
  /// In pixels, before the first second.
  static let left = 64.0
  static let octaveHeight = 90.0
  private static let secondWidth = 120.0
  /// In pixels: shorter scores are spread, longer ones drawn closer.
  private static let widths = 720.0...9_600

  /// In seconds.
  let duration: Double
  /// The frequency at the bottom in Hz, an A.
  let low: Double
  let octaves: Int
  /// In pixels, of the notes alone.
  let width: Double

  init(_ score: Score) {
    let pitches = score.notes.flatMap { [$0.frequency, $0.endFrequency] } + [score.pitch.low, score.pitch.high]
    let heard = pitches.map { $0.clamped(to: 1...96_000) }
    // The A of the octave below the lowest, to the A of the octave above the highest.
    let lowest = (Mathematics.log2((heard.min() ?? 220) / 220) + 1e-9).rounded(.down)
    let highest = (Mathematics.log2((heard.max() ?? 220) / 220) - 1e-9).rounded(.up)
    low = 220 * Mathematics.exp2(lowest)
    octaves = max(1, Int(clamping: highest - lowest))
    duration = max(score.duration.clamped(to: 0...86_400), 0.1)
    width = (duration * Self.secondWidth).clamped(to: Self.widths)
  }

  var bottom: Double { Self.top + Double(octaves) * Self.octaveHeight }
  var right: Double { Self.left + width }

  func x(_ seconds: Double) -> Double { Self.left + seconds.clamped(to: 0...duration) / duration * width }

  func y(_ frequency: Double) -> Double {
    let octave = Mathematics.log2(frequency.clamped(to: 1...96_000) / low)
    return bottom - octave * Self.octaveHeight
  }

  /// Every A, in Hz.
  var pitches: [Double] { (0...octaves).map { low * Double(1 << $0) } }

  /// Whole seconds at round distances of at least 60 pixels.
  var seconds: [Int] {
    let steps = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200]
    let step = steps.first { Double($0) / duration * width >= 60 } ?? 14_400
    return Array(stride(from: 0, through: Int(clamping: duration), by: step))
  }

  /// The axes: a line an octave and a mark a second, with their numbers and names.
  func axes(time: String, pitch: String) -> [String] {
    let octaves = pitches.flatMap { frequency -> [String] in
      let y = SVG.number(y(frequency))
      let name = frequency.fixed(frequency == frequency.rounded() ? 0 : 1)
      return [
        SVG.line("M\(SVG.number(Self.left)) \(y)H\(SVG.number(right))", stroke: PictureColor.grid, width: 1),
        SVG.text(name, x: Self.left - 8, y: self.y(frequency) + 4, anchor: "end"),
      ]
    }
    let seconds = seconds.flatMap { second -> [String] in
      let x = x(Double(second))
      return [
        SVG.line("M\(SVG.number(x)) \(SVG.number(bottom))v6", stroke: PictureColor.text, width: 1),
        SVG.text(String(second), x: x, y: bottom + 20, anchor: "middle"),
      ]
    }
    // Each name stands at the beginning of its axis, level: no text needs a turned head.
    let names = [
      SVG.text(pitch, x: 8, y: Self.top - 12),
      SVG.text(time, x: Self.left, y: bottom + 38),
    ]
    return octaves + seconds + names
  }
}
