import ChartAnalysis
import ChartModel
import ChartNarration
import ChartSound
import ChartStreams
import TableReading

extension FuzzEntry {
  /// Rows as they come, in small pieces, then the same input again from its beginning.
  static let follow = FuzzEntry("follow") { bytes in
    let voice = Self.voice
    try FollowTrial(voice: voice).run(bytes)
  }
}

/// Follows bytes of any kind, and lets a second session go on from what the first knew.
private struct FollowTrial {
  let voice: Voice

  /// So many bytes come at once, cut anywhere.
  private static let pieceSize = 64

  func run(_ bytes: [UInt8]) throws {
    var session = new
    guard var told = announcements(of: bytes, from: &session) else { return }
    // A session and its copies share the table, which the end of the input changes.
    let (state, counts) = (session.state, Self.counts(session))
    told += (try? session.finish(at: Self.moment(10_000))) ?? []
    try check(told, session.sound(of: told))
    try readAgain(bytes, state, counts)
  }

  private var new: FollowSession {
    let options = FollowOptions(every: .seconds(2), atMost: 2, rules: [FollowedRule(name: "goal", value: 10)])
    return FollowSession(
      name: "standard input", request: ChartRequest(), reading: ReadingOptions(), options: options, voice: voice,
      profile: Profile())
  }

  /// What is said of bytes that come piece by piece, a second apart; `nil` where they cannot be followed.
  private func announcements(of bytes: [UInt8], from session: inout FollowSession) -> [Announcement]? {
    var told: [Announcement] = []
    for (second, start) in stride(from: 0, to: bytes.count, by: Self.pieceSize).enumerated() {
      let piece = bytes[start..<min(start + Self.pieceSize, bytes.count)]
      guard (try? session.receive(piece, at: Self.moment(second))) != nil else { return nil }
      told += session.announcements(at: Self.moment(second))
    }
    return told
  }

  private func check(_ told: [Announcement], _ sound: FollowedSound?) throws {
    try BrokenPromise.ifControlled(told.map(\.text) + told.map { $0.json(zone: .utc) })
    try BrokenPromise.unless(told.map(\.id) == told.indices.map { String($0 + 1) }, "ids are not 1, 2, 3: \(told)")
    guard let narrated = sound?.narrated else { return }
    try BrokenPromise.ifControlled(narrated.labelLines())
    try FuzzEntry.hear(Score(views: narrated.views, facts: narrated.narrators.map(\.facts)))
  }

  /// A session takes up what another has written, and counts nothing twice of an input that comes again.
  private func readAgain(_ bytes: [UInt8], _ state: String, _ counts: [Int]) throws {
    guard !state.isEmpty else { return }
    var session = new
    do {
      try session.takeUp(state, seeks: false)
    } catch { throw BrokenPromise(description: "a state that was written is refused, \(error): \(state)") }
    let again = announcements(of: bytes, from: &session).map { _ in Self.counts(session) }
    try BrokenPromise.unless(again == counts, "rows that come again count \(again ?? []), not \(counts)")
  }

  /// How many rows came, were set aside, and how many bytes they are.
  private static func counts(_ session: FollowSession) -> [Int] {
    [session.rowsRead, session.rowsSetAside, session.consumed]
  }

  private static func moment(_ second: Int) -> FollowMoment {
    FollowMoment(elapsed: .seconds(second), wall: Instant(seconds: 1_767_182_400 + second))
  }
}
