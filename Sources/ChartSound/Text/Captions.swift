internal import ChartModel

extension Score {
  /// The score as WebVTT: a cue for each focus group, and for each mark where its series has no groups.
  ///
  /// ```swift
  /// score.captions { labels[$0] }
  /// // WEBVTT
  /// //
  /// // steps/2025-06-06
  /// // 00:00:00.600 --> 00:00:00.720
  /// // June 6: 4,210 steps
  /// ```
  ///
  /// - Parameter label: The text for the id of a group or a mark; without one there is no cue.
  public func captions(label: (String) -> String?) -> String {
    captionSpans.reduce("WEBVTT\n") { text, span in
      guard let words = label(span.id)?.captionText, !words.isEmpty else { return text }
      let times = Self.clock(span.start) + " --> " + Self.clock(max(span.end, span.start + 0.001))
      return text + "\n" + span.id.captionText + "\n" + times + "\n" + words + "\n"
    }
  }

  /// The groups, and the marks that no group covers.
  private var captionSpans: [ScoreSpan] {
    var end = -1.0
    return spans.filter { span in
      if span.importance == .group { end = max(end, span.end) }
      return span.importance == .group || span.start >= end
    }
  }

  /// `HH:MM:SS.mmm`, as WebVTT writes a time.
  private static func clock(_ seconds: Double) -> String {
    let total = Int((seconds.clamped(to: 0...359_999) * 1_000).rounded())
    let parts = [total / 3_600_000, total / 60_000 % 60, total / 1_000 % 60].map { padded($0, to: 2) }
    return parts.joined(separator: ":") + "." + padded(total % 1_000, to: 3)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension String {
  /// The text in one line, with what WebVTT would read as markup escaped; the escaped `>` also keeps `-->` out.
  fileprivate var captionText: String {
    singleLine.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The words with one space between them and without characters that a terminal or a player might obey.
  var singleLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.disturbsTerminals ? " " : $0 }))
      .split(separator: " ").joined(separator: " ")
  }
}
