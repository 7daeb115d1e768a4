import Foundation
import Testing

/// Programs that ChartVoice starts and that hang, flood it, or outlive whoever asked for them; small scripts stand in for them.
@Suite struct OtherProgramTests {
  let folder: TemporaryFolder
  private let data: String
  private let walk: String

  init() throws {
    folder = try TemporaryFolder()
    data = try folder.file("steps.csv", "date,steps\n2026-06-01,10\n2026-06-02,40\n")
    walk = try folder.file("walk.txt", "next\nplay\n")
  }

  private func install(_ name: String, _ script: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("bin"), withIntermediateDirectories: true)
    let path = try folder.file("bin/" + name, "#!/bin/sh\nhere='\(folder.url.path)'\n" + script + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func place(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// Runs with our scripts before all other programs.
  private func withScripts<Result>(_ body: () throws -> Result) throws -> Result {
    try Program.$variables.withValue(["PATH": place("bin") + ":/usr/bin:/bin"], operation: body)
  }

  // MARK: Limits

  @Test(arguments: [
    ("while :; do printf '%065536d' 0; done", "it wrote more than 50 megabytes."),
    ("sleep 1000", "it took more than 60 seconds."),
    ("exec >&-; sleep 1000", "it took more than 60 seconds."),
  ])
  func liblouisHasLimits(script: String, reason: String) throws {
    try install("lou_translate", "echo complaint >&2\n" + script)
    let result = try withScripts { try Program.run(["braille", data, "--brf", place("steps.brf")]) }
    let remedy = "Check the installation of liblouis, or take it out of PATH."
    #expect(result.status == 2 && result.errors == "lou_translate: \(reason) \(remedy)\n")
    #expect(result.output.isEmpty && folder.names == ["bin", "steps.csv", "walk.txt"])
  }

  /// The walk goes on after ten seconds, and says at its end what became of the speech.
  @Test func aDispatcherThatHangsIsEnded() throws {
    try install("spd-say", "trap '' TERM HUP INT\nsleep 1000")
    for name in ["espeak-ng", "espeak"] { try install(name, "exit 1") }
    let begin = ContinuousClock.now
    let result = try withScripts { try Program.run(["explore", data, "--script", walk, "--speak"]) }
    #expect(result.status == 0 && ContinuousClock.now - begin < .seconds(100))
    #expect(
      result.output.hasSuffix(
        "\nThe speech programs spd-say, espeak-ng and espeak stopped; nothing is spoken.\n"), "\(result.output)")
  }

  // MARK: Signals

  /// A program that ChartVoice waits for.
  struct Awaited: CustomTestStringConvertible {
    var name: String
    /// The command that starts it; `DATA`, `WALK` and `OUT` stand for files.
    var arguments: [String]
    var testDescription: String { name }

    init(_ name: String, _ arguments: String...) { (self.name, self.arguments) = (name, arguments) }
  }

  static let awaited = [
    Awaited("lou_translate", "braille", "DATA", "--brf", "OUT"),
    Awaited("git", "lint", "DATA", "--input-kind", "labels", "--changed-since", "HEAD"),
    Awaited("espeak-ng", "sonify", "DATA", "-o", "OUT.wav", "--intro"),
    Awaited("spd-say", "explore", "DATA", "--script", "WALK", "--speak"),
    Awaited("aplay", "explore", "DATA", "--script", "WALK", "--player", "aplay"),
  ]

  /// Told to end, ChartVoice ends what it started, with what that started, and leaves no file.
  @Test(arguments: awaited, [SIGTERM, SIGINT, SIGHUP]) func nothingRunsOn(program: Awaited, signal: Int32) throws {
    #expect(mkfifo(place("pipe"), 0o600) == 0)
    try FileManager.default.createDirectory(atPath: place(".git"), withIntermediateDirectories: false)
    try install(
      program.name, "trap '' TERM HUP INT\nexec > \"$here/pipe\"\necho begun\nsleep 1000 & sleep 1000")
    // Open for writing as well, here: reading waits for the script, and ends only when nobody else has it open.
    let reader = open(place("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let places = ["DATA": data, "WALK": walk, "OUT": place("out"), "OUT.wav": place("out.wav")]
    let running = try withScripts { try Running(program.arguments.map { places[$0] ?? $0 }) }
    #expect(try comes(from: reader) == "begun\n")
    running.send(signal)
    let result = try running.result()
    #expect(result.wasKilled && result.status == signal)
    #expect(try comes(from: reader) == "")
    #expect(folder.names == [".git", "bin", "pipe", "steps.csv", "walk.txt"])
  }

  /// What comes next from a pipe within twenty seconds; nothing where nobody writes to it any more.
  private func comes(from reader: Int32) throws -> String {
    var waiting = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    var block = [UInt8](repeating: 0, count: 64)
    try #require(poll(&waiting, 1, 20_000) == 1, "nothing came, and somebody still runs")
    let count = read(reader, &block, block.count)
    return String(decoding: block.prefix(max(0, count)), as: UTF8.self)
  }
}
