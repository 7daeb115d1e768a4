import SourceText

/// The words of a stretch of a sound.
public struct Caption: Sendable, Equatable {
  /// The id of the group or the mark.
  public var id: String
  /// Seconds from the start of the sound.
  public var start: Double
  /// Seconds from the start of the sound; at least a millisecond later.
  public var end: Double
  /// The words, in one line.
  public var text: String

  /// A caption from its parts.
  public init(id: String, start: Double, end: Double, text: String) {
    self.id = id
    self.start = start
    self.end = end
    self.text = text
  }
}

extension Score {
  /// A caption for each line of an introduction, for each focus group, and for each mark where its series has no groups.
  ///
  /// ```swift
  /// let captions = score.captions { labels[$0] }
  /// CaptionFormat.webVTT.text(captions)
  /// ```
  ///
  /// - Parameter label: The text for the id of a group or a mark; without one there is no caption.
  public func captions(label: (String) -> String?) -> [Caption] {
    let captions = captionSpans.compactMap { span -> Caption? in
      guard let text = label(span.id)?.singleLine, !text.isEmpty else { return nil }
      return Caption(id: span.id.singleLine, start: span.start, end: max(span.end, span.start + 0.001), text: text)
    }
    guard !introduction.isEmpty else { return captions }
    return (introductionCaptions + captions).enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
  }

  /// The groups, and the marks that no group covers.
  private var captionSpans: [ScoreSpan] {
    var end = -1.0
    return spans.filter { span in
      if span.importance == .group { end = max(end, span.end) }
      return span.importance == .group || span.start >= end
    }
  }
}

extension String {
  /// The words with one space between them and without characters that a terminal or a player might obey.
  var singleLine: String {
    String(String.UnicodeScalarView(escapingTags.unicodeScalars.map { $0.disturbsTerminals ? " " : $0 }))
      .split(separator: " ").joined(separator: " ")
  }
}
