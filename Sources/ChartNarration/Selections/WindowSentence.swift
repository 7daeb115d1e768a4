import ChartModel

extension Narrator {
  /// Which part of X is shown, and of what; `nil` where all of it is.
  ///
  /// ```
  /// Part shown: June 1 to June 7, 2025, of May 1 to June 30, 2025.
  /// ```
  public var windowSentence: String? { chart.window.flatMap(WindowSentence(narrator: self).sentence) }
}

/// Which part of X is shown, and of what.
struct WindowSentence: Narrating {
  let narrator: Narrator
  private var spokenStretch: SpokenStretch { SpokenStretch(narrator: narrator) }

  /// The same of a window that is not shown yet.
  func sentence(of window: ChartWindow) -> String? {
    guard !window.isWhole else { return nil }
    let shown = buckets(in: window) ?? stretch(window.range)
    let whole =
      chart.xAxis.isOfCategories
      ? voice.say(.marks, .category, count: Int(coordinate: window.domain.upperBound))
      : stretch(window.domain)
    // A difference too small to be said is none.
    guard shown != whole else { return nil }
    guard !shown.isEmpty else { return Sentence(voice.say(.selectionNothingShown, ["whole": whole])).sentence }
    return Sentence(voice.say(.selectionShown, ["range": shown, "whole": whole])).sentence
  }

  /// The buckets of the calendar in a window, as the title and the axis tell them; `nil` without buckets or marks.
  private func buckets(in window: ChartWindow) -> String? {
    guard chart.xAxis.calendarUnit != nil else { return nil }
    let coordinates = XCoordinates(chart)
    let ends = chart.ends { coordinates.contains($0, in: window.range) }
    return ends.map { places.range(from: $0.first, to: $0.last, withYear: true) }
  }

  private func stretch(_ range: Range<Double>) -> String { spokenStretch.text(range, withYear: true) }
}

extension Axis {
  fileprivate var isOfCategories: Bool { type == .nominal || type == .ordinal }
}

extension Int {
  fileprivate init(coordinate: Double) { self = Int(exactly: coordinate.rounded()) ?? 0 }
}
