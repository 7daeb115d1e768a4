import ChartModel
import SourceText

extension Score {
  /// The score as lines that a person can read and compare: a heading, then a line a note.
  ///
  /// ```
  /// 3.600 seconds, 220 to 1760 Hz
  /// 0.000 s for 0.108 s: 523.25 Hz, pan -0.80, gain 1.2 dB, clear, data, steps/2025-06-06
  /// ```
  public var lines: [String] {
    ["\(duration.fixed(3)) seconds, \(pitch.low.fixed(0)) to \(pitch.high.fixed(0)) Hz"] + notes.map(line)
  }

  private func line(_ note: Note) -> String {
    if let text = note.text {
      return "\(note.start.fixed(3)) s for \(note.length.fixed(3)) s: \(note.role.rawValue), \(text.escapingControls)"
    }
    let glide = note.endFrequency == note.frequency ? "" : " to \(note.endFrequency.fixed(2))"
    let curve = note.curve.map {
      "curved from \($0.startSlope.fixed(2)) to \($0.endSlope.fixed(2)) octaves a second"
    }
    let parts = [
      "\(note.frequency.fixed(2))\(glide) Hz", curve, "pan \(note.pan.fixed(2))", "gain \(note.gain.fixed(1)) dB",
      note.instrument, note.role.rawValue, note.mark?.escapingControls,
    ]
    let times = "\(note.start.fixed(3)) s for \(note.length.fixed(3)) s: "
    return times + parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Double {
  /// The number with so many decimals, halves away from zero.
  func fixed(_ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let units = Int(clamping: (clamped(to: -1e12...1e12) * Double(scale)).rounded())
    let sign = units < 0 ? "-" : ""
    let whole = String(units.magnitude / UInt(scale))
    guard decimals > 0 else { return sign + whole }
    let fraction = String(units.magnitude % UInt(scale))
    return sign + whole + "." + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
  }
}
