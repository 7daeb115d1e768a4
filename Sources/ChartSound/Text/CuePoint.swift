import ChartModel

/// A place in a sound with the text for it, which players show and jump to.
public struct CuePoint: Sendable, Equatable {
  /// Frames from the start.
  public var frame: Int
  /// The text, in one line.
  public var label: String

  /// A cue point from its parts.
  public init(frame: Int, label: String) {
    self.frame = frame
    self.label = label
  }
}

extension Score {
  /// The most cue points that a file gets: libsndfile loses all of them where its header grows too long.
  public static let mostCuePoints = ChartLimits.cuePoints

  /// The cue points of the focus groups and of the sounding marks, by their time.
  ///
  /// Where there are more than the limit, groups come first, then the marks that the summary names, then the others,
  /// evenly thinned out.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames a second.
  ///   - limit: The most cue points.
  ///   - label: The text for the id of a group or a mark; without one there is no cue point.
  public func cuePoints(
    sampleRate: Int, limit: Int = Score.mostCuePoints, label: (String) -> String?
  ) -> [CuePoint] {
    spans(upTo: limit).compactMap { span in
      guard let text = label(span.id)?.singleLine, !text.isEmpty else { return nil }
      return CuePoint(frame: span.start.frame(at: Double(sampleRate)), label: text)
    }
  }

  /// The spans by their time; where there are more than the limit, those that matter most, each kind evenly thinned out.
  func spans(upTo limit: Int, of kinds: [ScoreSpan.Importance] = [.group, .landmark, .mark]) -> [ScoreSpan] {
    var room = max(0, limit)
    var kept: [Int] = []
    for importance in kinds {
      let places = spans.indices.filter { spans[$0].importance == importance }
      kept += Self.thinned(places, to: room)
      room = max(0, limit - kept.count)
    }
    return kept.sorted().map { spans[$0] }
  }

  private static func thinned(_ places: [Int], to count: Int) -> [Int] {
    guard places.count > count else { return places }
    return (0..<count).map { places[$0 * places.count / count] }
  }
}
