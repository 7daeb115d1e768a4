import ChartAnalysis
import ChartModel
public import ChartNarration

/// What is heard of rows that are followed: some buckets, on an axis that reaches over all values so far.
public struct FollowedSound: Sendable {
  /// A chart of these buckets.
  public var narrated: NarratedViews
  /// The ids of their marks, in the order in which they are heard.
  public var marks: [String]
}

extension Follower {
  /// So many buckets of one turn are heard; of more, the latest.
  private static let mostHeard = 60

  /// What is heard of announcements: the buckets that they tell, each once, in the order of X.
  ///
  /// The pitch of a value depends on all values before it: the axis ends at the lowest and at the highest so far.
  public func sound(of announcements: [Announcement]) -> FollowedSound? {
    let told = Set(announcements.flatMap { numbers(in: $0.bucket) }).sorted().suffix(Self.mostHeard)
    guard !told.isEmpty else { return nil }
    var part = specification
    part.fillsGaps = false
    part.y.domain = part.y.domain ?? domainSoFar
    let heard = chart(of: buckets.latest.part(Array(told), as: part), source: ChartSource())
    let narrated = NarratedViews(BucketedViews(heard), facts: [ChartFacts(heard)], voice: voice, profile: profile)
    let marks = heard.walkedSeries.flatMap(\.marks).filter { $0.value != .empty }
    let order = marks.enumerated().sorted { ($0.element.x.start, $0.offset) < ($1.element.x.start, $1.offset) }
    return FollowedSound(narrated: narrated, marks: order.map(\.element.id))
  }

  /// The buckets with rows in a stretch of X.
  private func numbers(in bucket: XValue?) -> [Int] {
    guard let bucket, bucket.end > bucket.start else { return [] }
    var numbers = numbers
    let (first, end) = (numbers.number(at: bucket.start), numbers.number(at: bucket.end))
    return buckets.latest.numbers(in: first..<max(first, end))
  }

  private var domainSoFar: ClosedRange<Double>? {
    guard let low = watches.map(\.lowest).min(), let high = watches.map(\.highest).max(), low <= high,
      case .numbers(let domain) = specification.yDomain(of: low...high, leastPositive: low > 0 ? low : nil)
    else { return nil }
    return domain
  }
}

extension XValue {
  /// Where a bucket begins and ends: microseconds along time, else numbers.
  fileprivate var start: Double {
    switch self {
    case .interval(let from, _): Double(from.microseconds)
    case .bin(let from, _): from
    default: 0
    }
  }

  fileprivate var end: Double {
    switch self {
    case .interval(_, let to): Double(to.microseconds)
    case .bin(_, let to): to
    default: 0
    }
  }
}
