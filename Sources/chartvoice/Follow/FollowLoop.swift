import ChartModel
import ChartStreams
import TableReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads, says what is due, keeps the state, and waits: one thing after the other, so that a reader of our output that is
/// slow slows the reading, and nothing gathers in memory.
struct FollowLoop {
  private var session: FollowSession
  private let input: FollowInput
  private let output: FollowOutput
  private let tones: FollowTones?
  private var stateFile: FollowStateFile?
  private let start = ContinuousClock.now

  init(
    _ session: FollowSession, input: FollowInput, output: FollowOutput, tones: FollowTones?, stateFile: FollowStateFile?
  ) {
    (self.session, self.input, self.output) = (session, input, output)
    (self.tones, self.stateFile) = (tones, stateFile)
  }

  mutating func run() throws {
    EndingSignals.leaveNothingBehind()
    StopRequest.listen()
    try takeUp()
    while true {
      var isChanged = true
      switch try input.next(within: patience) {
      case .bytes(let bytes): try session.receive(bytes, at: moment)
      case .replaced: try session.beginAnew(at: moment)
      case .nothing: isChanged = false
      case .end: return try end()
      }
      output.note(session.takeProblems())
      let announcements = session.announcements(at: moment)
      try tell(announcements)
      try keepState(isChanged: isChanged || !announcements.isEmpty)
    }
  }

  private mutating func keepState(isChanged: Bool) throws {
    let (session, now) = (session, moment.elapsed)
    try stateFile?.keep({ session.state }, isChanged: isChanged, at: now)
  }

  private func tell(_ announcements: [Announcement]) throws {
    try output.say(announcements)
    try tones?.play { session.sound(of: announcements) }
  }

  private mutating func end() throws {
    try tell(session.finish(isStopped: StopRequest.isMade, at: moment))
    output.note(session.takeProblems())
    try stateFile?.keepNow(session.state)
    tones?.finish(waiting: !StopRequest.isMade)
  }

  /// Goes on from the state of an earlier run; of a file, only where it is still the same.
  private mutating func takeUp() throws {
    guard let text = try stateFile?.read() else { return }
    do {
      try session.takeUp(text, seeks: input.isFile)
    } catch let error as FollowStateError {
      throw stateFile?.failure(error) ?? error
    }
    guard input.isFile else { return }
    if session.isSameInput(try input.beginning(session.beginningLength)) {
      input.seek(to: session.consumed)
    } else {
      try session.beginAnew(at: moment)
    }
  }

  private var moment: FollowMoment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let microseconds = Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
    return FollowMoment(elapsed: ContinuousClock.now - start, wall: Instant(microseconds: microseconds))
  }

  /// How long to wait for input before something is due, in milliseconds; `nil` for as long as it takes.
  private var patience: Int32? {
    let due = [session.nextMoment, stateFile?.nextMoment].compactMap { $0 }.min()
    return due.map { due in
      let rest = due - moment.elapsed
      let milliseconds = Double(rest.components.seconds) * 1_000 + Double(rest.components.attoseconds) / 1e15
      return Int32(clamping: Int(clamping: min(max(milliseconds.rounded(.up), 0), 3_600_000)))
    }
  }
}

/// Prints announcements as they are made.
struct FollowOutput {
  let format: ResultFormat
  let zone: TimeZoneRules
  let isQuiet: Bool

  func say(_ announcements: [Announcement]) throws {
    guard !announcements.isEmpty else { return }
    for announcement in announcements {
      try StandardOutput.print(format == .json ? announcement.json(zone: zone) : announcement.text)
    }
    try StandardOutput.finish()
  }

  func note(_ problems: [ReadingProblem]) {
    guard !isQuiet else { return }
    for problem in problems { StandardError.write("\(problem.error) Set aside.") }
  }
}
