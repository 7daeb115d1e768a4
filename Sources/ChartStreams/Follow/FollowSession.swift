import ChartModel
public import ChartNarration
import SourceText
public import TableReading

/// Bytes in, announcements out: cuts an input into lines, opens the table by the first of them, and follows its rows.
///
/// A line that is not whole waits for its rest. What is counted can be kept as text and taken up by another session, which
/// counts nothing twice: it passes over what the first had read where the same input comes again from its beginning.
public struct FollowSession {
  private let name: String
  private let request: ChartRequest
  private let reading: ReadingOptions
  private let options: FollowOptions
  private let voice: Voice
  private let profile: Profile

  private var table: LineTable?
  private var follower: Follower?
  /// Bytes behind the last whole line.
  private var carry: [UInt8] = []
  /// The first bytes of the input, by which it is known again.
  private var beginning: [UInt8] = []
  /// Where the last whole line that is counted ends.
  public private(set) var consumed = 0
  /// Rows and lines that were set aside.
  public private(set) var rowsSetAside = 0
  /// The first rows that were set aside since this was last taken.
  public private(set) var problems: [ReadingProblem] = []
  /// How many bytes of the next lines are names, which the table has been opened by.
  private var namesAhead = 0
  /// What is passed over, or held until it is known whether it is the same input.
  private var repeated: RepeatedInput?

  /// How many bytes tell an input from others, and how many tell what its columns hold.
  static let beginningLimit = 4_096
  static let openingLimit = 1 << 16

  /// A session that has read nothing.
  public init(
    name: String, request: ChartRequest, reading: ReadingOptions, options: FollowOptions, voice: Voice,
    profile: Profile
  ) {
    (self.name, self.request, self.reading) = (name, request, reading)
    (self.options, self.voice, self.profile) = (options, voice, profile)
  }

  // MARK: In

  /// Takes bytes as they come, cut anywhere.
  ///
  /// - Throws: `ReadingError` where the first lines are no table, or not one that can be followed as asked, or where it has too
  ///   many series.
  public mutating func receive(_ bytes: some Collection<UInt8>, at moment: FollowMoment) throws {
    var bytes = Array(bytes)
    if repeated != nil { bytes = pass(bytes) }
    carry += bytes
    guard let end = carry.lastIndex(of: UInt8(ascii: "\n")) else {
      return try check(carry.count <= ChartLimits.rowBytes, "a line is longer than 16 MiB")
    }
    let lines = Array(carry[...end])
    guard try open(with: lines) else {
      return try check(carry.count <= ChartLimits.followedBytesBeforeRow, "no row in the first MiB")
    }
    carry.removeFirst(lines.count)
    try take(lines, at: moment)
  }

  private func check(_ holds: Bool, _ found: String) throws(ReadingError) {
    guard !holds else { return }
    throw ReadingError(
      .tooLarge, at: .init(source: name), found: found, remedy: "Check that this is a table, and its line ends.")
  }

  /// What is new of bytes that may be those of the input that was read.
  private mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
    let new = repeated?.rest(of: bytes) ?? bytes
    if repeated?.isOther == true { (beginning, consumed) = ([], 0) }
    if repeated?.isOver == true { repeated = nil }
    return new
  }

  /// Opens the table once its names and a row are there.
  private mutating func open(with lines: [UInt8]) throws -> Bool {
    guard table == nil else { return true }
    guard lines.holdsRow else { return false }
    let opening = lines.wholeLines(atMost: Self.openingLimit)
    do {
      try open(LineTable(opening: opening, name: name, options: reading))
      if follower?.specification.y.field == nil, request.y == nil, let able = FirstRows(self).able(of: opening),
        specification(opening: able)?.y.field != nil
      {
        try open(LineTable(opening: able, name: name, options: reading))
      }
    } catch {
      guard let able = FirstRows(self).able(of: opening),
        (try? open(LineTable(opening: able, name: name, options: reading))) != nil
      else { throw error }
    }
    namesAhead = table?.bodyStart ?? 0
    return true
  }

  /// What a table that begins with these lines would be followed by; `nil` where it cannot be.
  func specification(opening: [UInt8]) -> ChartSpecification? {
    guard let table = try? LineTable(opening: opening, name: name, options: reading),
      let specification = try? table.specification(for: request)
    else { return nil }
    return try? Follower(specification, options: options, voice: voice).specification
  }

  private mutating func open(_ opened: LineTable) throws {
    let specification = try opened.specification(for: request)
    try opened.choose(specification.columns)
    follower = try Follower(specification, options: options, voice: voice, profile: profile)
    table = opened
  }

  private mutating func take(_ lines: [UInt8], at moment: FollowMoment) throws {
    guard let table else { return }
    if beginning.count < Self.beginningLimit, beginning.count == consumed {
      beginning += lines.prefix(Self.beginningLimit - beginning.count)
    }
    consumed += lines.count
    let rows = table.rows(in: namesAhead > 0 ? Array(lines.dropFirst(namesAhead)) : lines)
    namesAhead = 0
    rowsSetAside += rows.rowsSetAside
    if problems.count < ReadingSummary.problemLimit { problems += rows.problems }
    for batch in rows.batches {
      follower?.receive(batch, decimals: rows.decimals, at: moment)
      try follower?.checkSize(of: name)
    }
  }

  /// The rows that were set aside since the last time, as far as they are kept.
  public mutating func takeProblems() -> [ReadingProblem] {
    defer { problems = [] }
    return problems
  }

  /// Another file stands under the name of the one that was read: it is read from its beginning, its rows added.
  /// What stood behind its last line end was its last line.
  public mutating func beginAnew(at moment: FollowMoment) throws {
    if !carry.isEmpty, table != nil { try receive([UInt8(ascii: "\n")], at: moment) }
    (carry, beginning, consumed, repeated) = ([], [], 0, nil)
  }

  // MARK: Out

  /// What is to be said now.
  public mutating func announcements(at moment: FollowMoment) -> [Announcement] {
    follower?.announcements(at: moment) ?? []
  }

  /// What is heard of announcements: the buckets that they tell; `nil` where there are none.
  public func sound(of announcements: [Announcement]) -> FollowedSound? { follower?.sound(of: announcements) }

  /// When there is something to say if nothing comes before; `nil` where only input can change that.
  public var nextMoment: Duration? { follower?.nextMoment }

  /// The end of the input, whose last line may have no line end: what waits, then the summary.
  ///
  /// - Parameter isStopped: whether the input would have gone on, so that a line without its end is only a part of one.
  public mutating func finish(isStopped: Bool = false, at moment: FollowMoment) throws -> [Announcement] {
    if !carry.isEmpty, !isStopped {
      try receive([UInt8(ascii: "\n")], at: moment)
      // The line end is not the input's.
      consumed = max(0, consumed - 1)
      beginning = Array(beginning.prefix(consumed))
    }
    guard follower != nil else {
      if !isStopped { try checkNoList() }
      return [Announcement(id: "1", reason: .summary, text: FollowNotes(voice).nothing, bucket: nil)]
    }
    return follower?.finish(name: name, rowsSetAside: rowsSetAside, at: moment) ?? []
  }

  /// A list of JSON on one line would be no row in silence.
  private func checkNoList() throws(ReadingError) {
    guard carry.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") else { return }
    throw ReadingError(
      .malformed, at: .init(source: name), found: "a list of JSON on one line", expected: "a record a line",
      remedy: "Write each record on a line of its own, such as {\"time\": \"10:00\", \"steps\": 8}.")
  }

  /// Rows that came, those set aside included.
  public var rowsRead: Int { (follower?.rowsReceived ?? 0) + rowsSetAside }

  // MARK: State

  private static let schema = "chartvoice.follow-state/1"

  /// All that it knows, as text; empty before the table is open.
  public var state: String {
    guard let table, let follower else { return "" }
    var state = StateText()
    state.put(Self.schema, [String]())
    state.put("input", [consumed, rowsSetAside])
    state.put("beginning", [StateText.hex(beginning)])
    state.put("opening", [StateText.hex(table.opening)])
    state.put("names", [table.names.inForce, table.names.waiting].map { "=" + StateText.hex($0) })
    return StateText.sealed(state.text + follower.state)
  }

  /// Takes up what another session knew.
  ///
  /// - Parameter seeks: whether input comes from where the other stood, as when a file is read on; else it may come again
  ///   from its beginning, and is passed over as far as it is the same.
  /// - Throws: `FollowStateError` for text that is no state, or that of another chart; `ReadingError` as for an input.
  public mutating func takeUp(_ text: String, seeks: Bool) throws {
    guard let text = StateText.opened(text) else { throw FollowStateError.unreadable }
    let state = StateText(text)
    guard state.lines.first?.name == Self.schema,
      let input = state.numbers("input"), input.count == 2, input.allSatisfy((0..<1 << 60).contains),
      let beginning = state.all("beginning").first.map({ $0.first ?? "" }).flatMap(StateText.bytes),
      let opening = state.all("opening").first?.first.flatMap(StateText.bytes)
    else { throw FollowStateError.unreadable }
    let names = state.all("names").first?.map { StateText.bytes(String($0.dropFirst())) ?? [] } ?? []
    try open(LineTable(opening: opening, name: name, options: reading))
    if names.count == 2 { table?.names = (names[0], names[1]) }
    try follower?.takeUp(text)
    (consumed, rowsSetAside, self.beginning) = (input[0], input[1], beginning)
    if !seeks { repeated = RepeatedInput(beginning: beginning, length: consumed) }
  }

  /// Whether the first bytes of an input are those that were read.
  public func isSameInput(_ first: some Collection<UInt8>) -> Bool { first.starts(with: beginning) }

  /// How many of the first bytes of an input `isSameInput` wants to see.
  public var beginningLength: Int { beginning.count }
}

/// Passes over an input that comes again from its beginning, as far as it was read.
struct RepeatedInput {
  private let beginning: [UInt8]
  private var left: Int
  private var held: [UInt8] = []
  private var isSame = false
  /// Whether all that follows is new.
  private(set) var isOver = false
  /// Whether it is another input from its beginning on.
  private(set) var isOther = false

  init(beginning: [UInt8], length: Int) {
    (self.beginning, left) = (beginning, length)
    isOver = length == 0
  }

  /// What is new of some bytes.
  mutating func rest(of bytes: [UInt8]) -> [UInt8] {
    guard !isOver else { return bytes }
    held += bytes
    if !isSame {
      let known = min(held.count, beginning.count)
      guard held.prefix(known).elementsEqual(beginning.prefix(known)) else {
        (isOver, isOther) = (true, true)
        return held
      }
      guard known == beginning.count else { return [] }
      isSame = true
    }
    let passed = min(left, held.count)
    defer { held = [] }
    left -= passed
    isOver = left == 0
    return Array(held.dropFirst(passed))
  }
}

extension [UInt8] {
  /// Whether these lines hold a row: a record, or a line below one of names.
  fileprivate var holdsRow: Bool {
    let lines = split(separator: UInt8(ascii: "\n")).filter { line in line.contains { $0 > 0x20 } }
    return lines.count > 1 || lines.first?.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
  }

  /// As many whole lines as so many bytes hold, and two at least.
  fileprivate func wholeLines(atMost limit: Int) -> [UInt8] {
    guard count > limit, let end = self[..<limit].lastIndex(of: UInt8(ascii: "\n")) else { return self }
    let lines = Array(self[...end])
    return lines.holdsRow ? lines : self
  }
}
