import ChartAnalysis
import ChartDescriptions
import ChartModel
import ChartNarration

@testable import ChartStreams
@testable import SourceText
@testable import TableReading
@testable import VegaLite

extension FuzzEntry {
  /// Commands that are typed, or stand in a script, a line each, on a small chart with two series, a gap and a negative value.
  static let commands = FuzzEntry("commands") { bytes in
    guard let steps = Self.steps else { throw BrokenPromise(description: "no chart to walk") }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    try Self.walk(steps, lines.filter { !$0.hasPrefix("#") }.prefix(40).map { String($0) })
  }

  /// Walks through charts by typed lines; what is said has no control characters.
  static func walk(_ narrated: NarratedViews, _ lines: [String]) throws {
    let navigator = FocusNavigator(narrated)
    var state = navigator.start
    for line in lines {
      switch FocusCommandParser().command(line) {
      case .success(let command):
        let answer = navigator.perform(command, in: &state)
        let arrival = answer.isUnfinished ? navigator.settle(&state).lines : []
        try BrokenPromise.ifControlled(answer.lines + arrival + [state.brailleLine ?? ""])
      case .failure(let error): try BrokenPromise.ifControlled([error.description])
      }
    }
  }

  /// A state of `follow`, taken up by a session that then reads rows; its check sum is made right, so that what lies behind it is
  /// tried.
  static let states = FuzzEntry("states") { bytes in
    let moment = FollowMoment(elapsed: .zero, wall: Instant(seconds: 1_767_182_400))
    let voice = Self.voice
    var taken = FollowSession(
      name: "t.csv", request: ChartRequest(), reading: ReadingOptions(), options: FollowOptions(), voice: voice,
      profile: Profile())
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("end") }
    let state = StateText.sealed(lines.map { $0 + "\n" }.joined())
    guard (try? taken.takeUp(state, seeks: true)) != nil else { return }
    guard (try? taken.receive(Array("2025-06-03,9\n2025-06-04,1\n".utf8), at: moment)) != nil else { return }
    let told = taken.announcements(at: moment) + ((try? taken.finish(at: moment)) ?? [])
    try BrokenPromise.ifControlled(told.map(\.text) + told.map { $0.json(zone: .utc) })
  }

  /// The English voice, read once.
  static let voice = Voice.english

  /// The chart that commands walk and voices tell.
  static let steps: NarratedViews? = {
    let rows = """
      day,steps,who
      2025-06-01,10,Ann
      2025-06-02,-20,Ann
      2025-06-03,,Ann
      2025-06-04,40.5,Ann
      2025-06-01,5,Ben
      2025-06-04,1000000,Ben
      """
    let input = try? ChartInput.open(.file(path: "t.csv"), MemoryInput(Array(rows.utf8)))
    var request = ChartRequest()
    request.mark = .line
    let described = input.flatMap { try? DescribedChart($0, request: request) }
    return described.map { DescribedViews($0).narrated(in: voice) }
  }()
}
