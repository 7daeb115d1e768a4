public import ChartModel

/// How urgent an announcement is, in the words of live regions of web pages.
public enum Politeness: String, Sendable {
  /// Told at leisure, when what is being said is over.
  case polite
  /// Told now.
  case assertive
}

/// Why something is announced.
public enum AnnouncementReason: String, Sendable, CaseIterable {
  /// A value came to another side of a rule, or one series above another.
  case crossing
  /// A value above, or below, all before it.
  case maximum, minimum
  /// Rows after buckets without any.
  case gap
  /// What rose falls, or the other way round.
  case trend
  /// Late rows changed a bucket that was told.
  case correction
  /// A bucket closed, or several did.
  case bucket
  /// No rows come any more.
  case silence
  /// Rows that came too late, or lie ahead of the clock.
  case late, ahead
  /// The end of the input.
  case summary

  /// Whether it is told now.
  public var politeness: Politeness {
    switch self {
    case .crossing, .silence: .assertive
    default: .polite
    }
  }
}

/// Something to be said of rows that are followed.
public struct Announcement: Sendable, Equatable {
  /// Its number among all of a run, from `1` on, kept over restarts.
  public var id: String
  /// Why it is said; the most urgent reason where several buckets are told together.
  public var reason: AnnouncementReason
  /// What is said: whole sentences.
  public var text: String
  /// The buckets that it tells, from the beginning of the first to the end of the last; `nil` where it tells of none.
  public var bucket: XValue?

  /// How urgent it is.
  public var politeness: Politeness { reason.politeness }

  /// The announcement as an object on a line: `{"id", "politeness", "text", "bucket", "reason"}`.
  ///
  /// - Parameter zone: the zone in which instants are written.
  public func json(zone: TimeZoneRules) -> String {
    JSONNode.object([
      ("id", .string(id)), ("politeness", .string(politeness.rawValue)), ("text", .string(text)),
      ("bucket", bucket.map { .place($0, zone: zone) } ?? .null), ("reason", .string(reason.rawValue)),
    ]).text
  }
}
