import ArgumentParser
import ChartDescriptions
import ChartSound
import Foundation
import Testing

@testable import chartvoice

/// Tones through another program: small scripts stand in for players, and write down what they get.
@Suite(.serialized) struct TonePlayerTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    makeSignalsErrors()
  }

  static func narrated(_ values: [Double] = [1, 5, 3]) throws -> NarratedViews {
    let rows = values.enumerated().map { #"{"x": "\#($0)", "v": \#($1)}"# }.joined(separator: ",")
    let chart = #"""
      {"data": {"values": [\#(rows)]}, "mark": "bar", "encoding": {"x": {"field": "x", "type": "ordinal"},
      "y": {"field": "v", "type": "quantitative"}}}
      """#
    let folder = try TemporaryFolder()
    let input = TableInput.file(path: try folder.file("chart.vl.json", chart))
    return try DescribedViews(vegaLite: input).narrated(in: .english)
  }

  /// A player that runs a script; `$out` is where its sound belongs.
  private func player(_ script: String) throws -> TonePlayer {
    let path = try folder.file("fake", "#!/bin/sh\nout='\(folder.url.path)/out'\n" + script + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return try TonePlayer(try Self.narrated(), options: nil, command: "'\(path)' one 'two three'")
  }

  private func contents(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.url.appendingPathComponent(name))).map { [UInt8]($0) }
  }

  /// Waits for something, half a minute at most.
  private func wait(until isThere: () -> Bool) -> Bool {
    for _ in 0..<3_000 where !isThere() { usleep(10_000) }
    return isThere()
  }

  private static var ids: [String] {
    get throws { try narrated().views.views[0].chart.series[0].marks.map(\.id) }
  }

  // MARK: Sounds

  @Test func oneMarkIsFedAsTheWholeHasIt() throws {
    let player = try player("cat > \"$out.part\" && mv \"$out.part\" \"$out\"; echo \"$@\" > '\(folder.url.path)/args'")
    let ids = try Self.ids
    player.play(.marks([ids[1]]))
    player.finish(waiting: true)
    #expect(player.takeComplaint() == nil)
    #expect(contents("args") == Array("one two three\n".utf8))
    let narrated = try Self.narrated()
    let whole = Score(views: narrated.views, facts: narrated.narrators.map(\.facts))
    let instruments = InstrumentSet.standard
    let gain = SoundLevel(score: whole, instruments: instruments, sampleRate: 48_000).gain
    let alone = try #require(whole.excerpt(of: [ids[1]]))
    let expected = Array(IteratorSequence(WAVStream(alone, instruments: instruments, gain: gain)).joined())
    // To tell two long lists apart takes a test minutes.
    let isFed = contents("out") == expected
    #expect(isFed && expected.count > 10_000)
  }

  @Test(arguments: [ToneRequest.all, .from("nobody"), .marks([]), .marks(["nobody"]), .stop])
  func whatIsAskedForIsPlayed(request: ToneRequest) throws {
    let player = try player("cat > \"$out\"")
    player.play(request)
    player.finish(waiting: true)
    #expect((contents("out") != nil) == (request == .all))
    #expect(player.takeComplaint() == nil)
  }

  @Test func theRestIsShorterThanAllAndATempoHalvesIt() throws {
    let player = try player("cat > \"$out\"")
    var sizes: [Int] = []
    for (request, tempo) in [(ToneRequest.all, 1.0), (.from(try Self.ids[1]), 1), (.all, 2)] {
      player.tempo = tempo
      player.play(request)
      #expect(player.isOver())
      sizes.append(contents("out")?.count ?? 0)
    }
    player.finish(waiting: false)
    #expect(sizes[1] < sizes[0] && sizes[2] - 44 == (sizes[0] - 44) / 2)
  }

  // MARK: Ends

  @Test func aNewSoundEndsTheOneBeforeWithAllThatItStarted() throws {
    let player = try player(
      "echo $$ >> '\(folder.url.path)/pids'\nsleep 600 & echo $! >> '\(folder.url.path)/pids'\nwait")
    player.play(.all)
    #expect(wait { contents("pids")?.count { $0 == 10 } == 2 })
    player.play(.all)
    #expect(wait { contents("pids")?.count { $0 == 10 } == 4 })
    let pids = pids()
    // Killed and reaped: there is no such process, not even a zombie.
    #expect(pids.prefix(1).allSatisfy { kill($0, 0) != 0 && errno == ESRCH })
    #expect(wait { Self.isGone(pids[1]) } && kill(pids[2], 0) == 0)
    player.finish(waiting: false)
    #expect(kill(pids[2], 0) != 0 && wait { Self.isGone(pids[3]) })
    #expect(player.takeComplaint() == nil)
  }

  private func pids() -> [pid_t] {
    String(decoding: contents("pids") ?? [], as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
  }

  /// An orphan that was killed may wait for whoever reaps orphans.
  private static func isGone(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return true }
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state?.contains(") Z") ?? true
  }

  @Test func aPlayerThatReadsNothingHoldsNobodyUp() throws {
    let player = try player("echo >> '\(folder.url.path)/begun'\nexec sleep 600")
    for count in 1...3 {
      player.play(.all)
      #expect(wait { contents("begun")?.count == count })
    }
    player.stop()
    #expect(player.isOver() && player.takeComplaint() == nil)
  }

  @Test func signalsAreThoseOfAnyProgram() throws {
    let player = try player("grep -i -E 'SigBlk|SigIgn' /proc/self/status > \"$out\"\ncat > /dev/null")
    player.play(.all)
    player.finish(waiting: true)
    let lines = String(decoding: contents("out") ?? [], as: UTF8.self).split(separator: "\n")
    let ours = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGCHLD, SIGTSTP, SIGXFSZ].reduce(0) { $0 | 1 << ($1 - 1) }
    #expect(lines.count == 2)
    for line in lines { #expect(Int(line.suffix(16), radix: 16).map { $0 & ours } == 0, "\(line)") }
  }

  // MARK: Complaints

  @Test(arguments: ["exit 1", "cat > /dev/null; exit 3", "kill -9 $$", "exec <&-; exit 0", "exit 0"])
  func aPlayerThatFailsIsToldOnce(script: String) throws {
    let player = try player("echo >> '\(folder.url.path)/begun'\n" + script)
    for _ in 0..<2 {
      player.play(.all)
      #expect(player.isOver())
    }
    #expect(player.takeComplaint() == "The player fake stopped; going on in words.")
    player.play(.all)
    player.finish(waiting: true)
    #expect(player.takeComplaint() == nil && contents("begun")?.count == 1)
  }

  @Test func aPlayerThatIsNotThereIsToldOnce() throws {
    let player = try TonePlayer(try Self.narrated(), options: nil, command: "no-such-player-here -q")
    #expect(player.takeComplaint() == nil)
    for _ in 0..<2 { player.play(.all) }
    #expect(player.takeComplaint() == "The player no-such-player-here was not found: going on in words.")
    player.play(.all)
    #expect(player.takeComplaint() == nil)
    let gone = try TonePlayer(try Self.narrated(), options: nil, command: "/no/such/player")
    gone.play(.all)
    gone.finish(waiting: true)
    #expect(gone.takeComplaint() == "The player player stopped; going on in words.")
  }

  @Test func complaints() {
    let commands = ["/a/pw-play", "/a/aplay", "/a/play\u{1B}"].map { SoundCommand(path: $0, arguments: []) }
    let programs = SoundPrograms(commands, none: "None.", remedy: "going on in words.")
    #expect(programs.areThere())
    for command in commands + commands { programs.drop(command) }
    #expect(
      programs.takeComplaint() == "The players pw-play, aplay and \(commands[2].name) stopped; going on in words.")
    #expect(!commands[2].name.contains("\u{1B}") && programs.takeComplaint() == nil)
    #expect(!programs.areThere() && programs.remaining.isEmpty)
    let none = SoundPrograms([], none: "None.", remedy: "")
    #expect(none.takeComplaint() == nil && !none.areThere() && none.takeComplaint() == "None.")
    #expect(!none.areThere() && none.takeComplaint() == nil)
  }

  // MARK: Commands

  static let commands: [(String, [String])] = [
    ("aplay", ["aplay"]), ("  aplay  -q\t- ", ["aplay", "-q", "-"]), ("'a b' c", ["a b", "c"]),
    ("\"it's\" x'y z'", ["it's", "xy z"]), ("a ''", ["a", ""]), ("a;b $(c) `d` \\", ["a;b", "$(c)", "`d`", "\\"]),
  ]

  @Test(arguments: commands) func wordsOfACommand(command: String, words: [String]) throws {
    #expect(try SoundCommand.words(command) == words)
  }

  @Test(arguments: ["", "  ", "''", "'aplay", "aplay \"-q"]) func noCommand(command: String) {
    #expect(throws: ValidationError.self) { try SoundCommand.words(command) }
  }

  @Test func aKnownPlayerGetsWhatItNeeds() throws {
    for name in ["pw-play", "aplay", "afplay"] {
      _ = try folder.file(name, "#!/bin/sh\n")
      let command = try #require(SoundCommand.player([folder.url.path + "/" + name]))
      #expect(
        command.takesFile == (name == "afplay")
          && command.arguments == (["pw-play": ["-"], "aplay": ["-q", "-"]][name] ?? []))
    }
    #expect(SoundCommand.player(["/a/aplay", "-D", "hw"])?.arguments == ["-D", "hw"])
  }

  @Test func aPlayerOfFilesGetsOneThatGoesAway() throws {
    let name = try folder.file(
      "afplay", "#!/bin/sh\ncp \"$1\" '\(folder.url.path)/out'; echo \"$1\" > '\(folder.url.path)/args'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: name)
    let player = try TonePlayer(try Self.narrated(), options: nil, command: name)
    player.play(.all)
    player.finish(waiting: true)
    #expect(contents("out")?.starts(with: "RIFF".utf8) == true && player.takeComplaint() == nil)
    let path = String(decoding: contents("args") ?? [], as: UTF8.self).trimmingCharacters(in: .newlines)
    #expect(path.hasSuffix(".wav") && !FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [
    ([], true), (["--no-tones"], true), (["--player", "a b", "--speak"], true), (["--player", "'"], false),
    (["--no-tones", "--no-words"], false), (["--tones", "--words"], true),
  ]) func options(arguments: [String], isUsable: Bool) {
    #expect(((try? ExploreSoundOptions.parse(arguments)) != nil) == isUsable)
  }
}

extension TonePlayer {
  /// Waits until what it plays is over.
  func isOver() -> Bool { turns.wait(seconds: 60) }
}
