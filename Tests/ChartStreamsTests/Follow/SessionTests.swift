import ChartModel
import ChartNarration
import ChartTestSupport
import SourceText
import TableReading
import Testing

@testable import ChartStreams

/// Bytes cut anywhere, a session that is killed anywhere, and inputs that come again.
@Suite struct SessionTests {
  private static let text =
    "day,steps\n" + (1...28).map { "2025-02-\($0 < 10 ? "0" : "")\($0),\($0 * 37 % 29)\n" }.joined()

  private static func session() throws -> FollowSession {
    FollowSession(
      name: "standard input", request: ChartRequest(), reading: ReadingOptions(),
      options: FollowOptions(every: .zero, atMost: 100), voice: .english, profile: Profile(.standard))
  }

  private static let moment = FollowMoment(elapsed: .zero, wall: FollowedRun.wall)

  /// What is said of bytes that come in pieces.
  private static func said(_ pieces: [ArraySlice<UInt8>], _ session: inout FollowSession) throws -> [String] {
    var said: [String] = []
    for piece in pieces {
      try session.receive(piece, at: moment)
      said += session.announcements(at: moment).map(\.text)
    }
    return said
  }

  private static func summary(_ session: inout FollowSession) throws -> [String] {
    try session.finish(at: moment).filter { $0.reason == .summary }.map(\.text)
  }

  private static func whole() throws -> (said: [String], summary: [String]) {
    var session = try session()
    return (try said([Array(text.utf8)[...]], &session), try summary(&session))
  }

  @Test func cutsBetweenBytesChangeNothing() throws {
    let (said, summary) = try Self.whole()
    let bytes = Array(Self.text.utf8)
    for size in [1, 2, 7, 13, 100] {
      var session = try Self.session()
      let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
      #expect(try Self.said(pieces, &session) == said)
      #expect(try Self.summary(&session) == summary)
    }
  }

  @Test func aLastLineWithoutAnEndCounts() throws {
    var session = try Self.session()
    _ = try Self.said([Array(Self.text.utf8).dropLast()], &session)
    #expect(try Self.summary(&session) == Self.whole().summary)
    #expect(session.consumed == Self.text.utf8.count - 1)
  }

  /// Killed after every byte, and started again on the same file or on the same stream from its beginning.
  @Test(arguments: [true, false]) func killedAnywhereNothingIsCountedTwice(seeks: Bool) throws {
    let (said, summary) = try Self.whole()
    let bytes = Array(Self.text.utf8)
    for place in 0...bytes.count {
      var first = try Self.session()
      let before = try Self.said([bytes[..<place]], &first)
      var second = try Self.session()
      let state = first.state
      if !state.isEmpty { try second.takeUp(state, seeks: seeks) }
      let rest = seeks && !state.isEmpty ? bytes[second.consumed...] : bytes[...]
      #expect(before + (try Self.said([rest], &second)) == said, "killed after \(place) bytes")
      #expect(try Self.summary(&second) == summary)
      #expect(second.rowsRead == 28)
    }
  }

  private static func goneOn(_ first: String, _ rows: String, seeks: Bool = true) throws -> [String] {
    var before = try session()
    _ = try said([Array(first.utf8)[...]], &before)
    var next = try session()
    try next.takeUp(before.state, seeks: seeks)
    _ = try said([Array(rows.utf8)[...]], &next)
    return try next.finish(at: moment).map(\.text)
  }

  @Test func decimalsAreKept() throws {
    let said = try Self.goneOn("day,km\n2025-02-01,5.75\n2025-02-02,1\n", "2025-02-03,3\n")
    #expect(said.contains { $0.contains("5.75 kilometers") }, "\(said)")
  }

  @Test func namesThatCameLaterAreKept() throws {
    let first = "day,steps,errors\n2025-02-01,8,100\nday,errors,steps\n2025-02-02,100,8\n"
    let said = try Self.goneOn(first, "2025-02-03,100,9\n")
    #expect(said.contains { $0.contains("Highest: 9 steps") }, "\(said)")
    let waiting = try Self.goneOn("day,steps,errors\n2025-02-01,8,100\nday,errors,steps\n", "2025-02-03,100,9\n")
    #expect(waiting.contains { $0.contains("Highest: 9 steps") }, "\(waiting)")
  }

  @Test func anInputWithoutALastLineEndIsKnownAgain() throws {
    let text = Array("day,steps\n2025-02-01,8\n2025-02-02,9".utf8)
    var first = try Self.session()
    _ = try Self.said([text[...]], &first)
    _ = try first.finish(at: Self.moment)
    var next = try Self.session()
    try next.takeUp(first.state, seeks: true)
    #expect(next.isSameInput(text))
    #expect(next.consumed == text.count)
  }

  @Test func aStopLeavesHalfALineUncounted() throws {
    let text = Array("day,steps\n2025-02-01,8\n2025-02-02,1".utf8)
    var first = try Self.session()
    _ = try Self.said([text[...]], &first)
    _ = try first.finish(isStopped: true, at: Self.moment)
    var next = try Self.session()
    try next.takeUp(first.state, seeks: false)
    _ = try Self.said([(text + Array("5\n".utf8))[...]], &next)
    #expect(next.rowsRead == 2)
    #expect(try Self.summary(&next).contains { $0.contains("Highest: 15 steps") })
  }

  @Test func theLastLineOfAReplacedFileCounts() throws {
    var session = try Self.session()
    _ = try Self.said([Array("day,steps\n2025-02-01,8\n2025-02-02,9".utf8)[...]], &session)
    try session.beginAnew(at: Self.moment)
    _ = try Self.said([Array("day,steps\n2025-02-03,7\n".utf8)[...]], &session)
    #expect(session.rowsRead == 3)
  }

  @Test func oneRecordOfJSONLinesIsARow() throws {
    var session = try Self.session()
    let said = try Self.said([Array("{\"day\": \"2025-02-01\", \"steps\": 8}\n".utf8)[...]], &session)
    #expect(said == [])
    #expect(try Self.summary(&session).contains("One value: 8 steps on February 1."))
  }

  /// Most rows say what is measured, wherever the one that does not stands.
  @Test(arguments: [0, 1, 3]) func oneOddValueMakesNoOtherChart(place: Int) throws {
    var rows = ["2025-02-01,8", "2025-02-02,9", "2025-02-03,7"]
    rows.insert("2025-02-04,oops", at: place)
    var session = try Self.session()
    _ = try Self.said([Array(("day,steps\n" + rows.joined(separator: "\n") + "\n").utf8)[...]], &session)
    #expect(try Self.summary(&session).contains { $0.hasPrefix("Highest: 9 steps on February 2.") })
    #expect(session.rowsSetAside == 1)
  }

  /// One odd line among the first is set aside, whether the first come at once or one by one.
  @Test(arguments: ["2025-02-01,\"8\n", "2025-0\n", "day,steps\n"])
  func anOddLineAmongTheFirstIsNoEnd(odd: String) throws {
    let rows = "day,steps\n2025-02-01,8\n\(odd)2025-02-02,9\n2025-02-03,7\n"
    var session = try Self.session()
    _ = try Self.said([Array(rows.utf8)[...]], &session)
    #expect(try Self.summary(&session).contains { $0.contains("Highest: 9 steps on February 2") })
  }

  @Test func blankLinesWithoutEndAreRefused() throws {
    var session = try Self.session()
    #expect(throws: ReadingError.self) {
      for _ in 0..<20 { try session.receive([UInt8](repeating: 0x0A, count: 1 << 16), at: Self.moment) }
    }
  }

  @Test func anotherInputIsAddedWhole() throws {
    var first = try Self.session()
    _ = try Self.said([Array("day,steps\n2025-02-01,8\n2025-02-02,9\n".utf8)[...]], &first)
    var second = try Self.session()
    try second.takeUp(first.state, seeks: false)
    // A producer that goes on, with its line of names again.
    _ = try Self.said([Array("day,steps\n2025-02-03,7\n".utf8)[...]], &second)
    #expect(second.rowsRead == 3)
    var third = try Self.session()
    try third.takeUp(second.state, seeks: false)
    _ = try Self.said([Array("day,steps\n2025-02-03,7\n2025-02-04,1\n".utf8)[...]], &third)
    #expect(third.rowsRead == 4)
  }

  /// What waits when it is killed is told by the next, with what it did.
  @Test func whatWaitsIsKept() throws {
    let options = FollowOptions(every: .seconds(5), rules: [FollowedRule(name: "goal", value: 8.5)])
    let make = {
      FollowSession(
        name: "rows", request: ChartRequest(), reading: ReadingOptions(), options: options, voice: .english,
        profile: Profile(.standard))
    }
    var first = make()
    _ = try Self.said([Array("day,steps\n2025-02-01,8\n2025-02-02,9\n".utf8)[...]], &first)
    try first.receive(Array("2025-02-03,7\n2025-02-01,1\n".utf8), at: Self.moment)
    #expect(first.announcements(at: Self.moment) == [])
    var second = make()
    try second.takeUp(first.state, seeks: true)
    let said = second.announcements(at: Self.moment)
    #expect(
      said.map(\.text) == ["Now above goal. February 2: 9 steps. Correction: February 1: 9 steps, 8 steps before."])
    #expect(said.map(\.id) == ["2"])
  }

  @Test(arguments: ["", "nonsense\n", "chartvoice.follow-state/1\nend\n"])
  func whatIsNoStateIsRefused(text: String) throws {
    var session = try Self.session()
    #expect(throws: FollowStateError.unreadable) { try session.takeUp(text, seeks: true) }
  }

  @Test func aDamagedStateIsRefusedOrHarmless() throws {
    var first = try Self.session()
    _ = try Self.said([Array(Self.text.utf8)[...]], &first)
    let lines = first.state.split(separator: "\n").dropLast().map(String.init)
    var random = SeededGenerator(seed: 7)
    for place in lines.indices {
      var session = try Self.session()
      var damaged = lines
      damaged[place] = String(damaged[place].shuffled(using: &random))
      try? session.takeUp(StateText.sealed(damaged.joined(separator: "\n") + "\n"), seeks: true)
    }
  }

  /// The check sum tells every change of a byte, and a state that is cut off or goes on.
  @Test func aChangedStateIsRefused() throws {
    var first = try Self.session()
    _ = try Self.said([Array(Self.text.utf8)[...]], &first)
    let whole = Array(first.state.utf8)
    try #require(whole.count > 500)
    for place in whole.indices {
      var changed = whole
      changed[place] ^= 1
      for damaged in [changed, Array(whole[..<place])] {
        #expect(StateText.opened(String(decoding: damaged, as: UTF8.self)) == nil, "byte \(place)")
      }
    }
    for damaged in [first.state + "end\n", first.state + "\n", "", "\n", String(first.state.dropLast())] {
      var session = try Self.session()
      #expect(throws: FollowStateError.unreadable) { try session.takeUp(damaged, seeks: true) }
    }
  }

  /// No number of a state makes arithmetic overflow, neither at once nor by the rows that follow.
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "4611686018427387904", "-1", "7fffffffffffffff"])
  func aStateOfWildNumbersIsRefusedOrHarmless(wild: String) throws {
    var first = try Self.session()
    _ = try Self.said([Array(Self.text.utf8)[...]], &first)
    let lines = first.state.split(separator: "\n").dropLast().map { $0.split(separator: " ").map(String.init) }
    for line in lines.indices {
      for word in lines[line].indices.dropFirst() {
        var damaged = lines
        damaged[line][word] = wild
        var session = try Self.session()
        try? session.takeUp(StateText.sealed(damaged.map { $0.joined(separator: " ") + "\n" }.joined()), seeks: true)
        _ = try? Self.said([Array("2025-03-01,8\n2025-02-02,9\n".utf8)[...]], &session)
        _ = try? Self.summary(&session)
        _ = session.state
      }
    }
  }

  @Test func anotherChartIsRefused() throws {
    var first = try Self.session()
    _ = try Self.said([Array(Self.text.utf8)[...]], &first)
    var request = ChartRequest()
    request.bucketing = .calendar(.week)
    var other = FollowSession(
      name: "rows", request: request, reading: ReadingOptions(), options: FollowOptions(), voice: .english,
      profile: Profile(.standard))
    #expect(throws: FollowStateError.otherChart) { try other.takeUp(first.state, seeks: true) }
  }
}
