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

extension CuePoint {
  /// What it takes in a file: an entry, and a label with its end and a filler.
  fileprivate var bytes: Int { 24 + 12 + label.utf8.count + 2 }
}

extension Score {
  /// The most cue points that a file gets: libsndfile loses all of them where its header grows too long.
  public static let mostCuePoints = ChartLimits.cuePoints

  /// The cue points of the focus groups and of the sounding marks, by their time.
  ///
  /// Where there are more than the limit, or than a file takes, groups come first, then the marks that the summary names, then the others,
  /// evenly thinned out.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames a second.
  ///   - limit: The most cue points.
  ///   - label: The text for the id of a group or a mark; without one there is no cue point.
  public func cuePoints(
    sampleRate: Int, limit: Int = Score.mostCuePoints, label: (String) -> String?
  ) -> [CuePoint] {
    var (limit, points) = (limit, [CuePoint]())
    repeat {
      points = spans(upTo: limit).compactMap { span in
        guard let text = label(span.id)?.singleLine, !text.isEmpty else { return nil }
        return CuePoint(frame: span.start.frame(at: Double(sampleRate)), label: text)
      }
      limit = limit * 9 / 10
    } while points.reduce(0) { $0 + $1.bytes } > Self.mostCueBytes && limit > 0
    return points
  }

  /// The most bytes of all cue points and their labels: libsndfile 1.2 denies a header of which twice the size is beyond 100 KiB.
  static let mostCueBytes = 40_000

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
