import Foundation
import Testing

/// Programs that ChartVoice starts and that hang, flood it, or outlive whoever asked for them; small scripts stand in for them.
@Suite struct OtherProgramTests {
  let folder: TemporaryFolder
  private let data: String
  private let walk: String
  /// A script without commands: only the overview is spoken, so that a program starts once.
  private let silent: String

  init() throws {
    folder = try TemporaryFolder()
    data = try folder.file("steps.csv", "date,steps\n2026-06-01,10\n2026-06-02,40\n")
    walk = try folder.file("walk.txt", "next\nplay\n")
    silent = try folder.file("silent.txt", "\n")
  }

  private func install(_ name: String, _ script: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("bin"), withIntermediateDirectories: true)
    let path = try folder.file("bin/" + name, "#!/bin/sh\nhere='\(folder.url.path)'\n" + script + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func place(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private var variables: [String: String] {
    ["PATH": place("bin") + ":/usr/bin:/bin", "TMPDIR": folder.url.path, "XDG_CACHE_HOME": place("bin")]
  }

  /// Runs with our scripts before all other programs.
  private func withScripts<Result>(_ body: () throws -> Result) throws -> Result {
    try Program.$variables.withValue(variables, operation: body)
  }

  // MARK: Limits

  @Test(arguments: [
    ("while :; do printf '%065536d' 0; done", "it wrote more than 50 megabytes."),
    ("exec >&-; sleep 1000", "it took more than 60 seconds."),
  ])
  func liblouisHasLimits(script: String, reason: String) async throws {
    try install("lou_translate", "echo complaint >&2\n" + script)
    let running = try withScripts { try Running(["braille", data, "--brf", place("steps.brf")]) }
    let result = try await running.eventualResult()
    let remedy = "Check the installation of liblouis, or take it out of PATH."
    #expect(result.status == 2 && result.errors == "lou_translate: \(reason) \(remedy)\n")
    #expect(result.output.isEmpty && folder.names == ["bin", "silent.txt", "steps.csv", "walk.txt"])
  }

  /// Its output is whole when it is over, though a child of its own holds it open; that ends with it.
  @Test func whatLiblouisLeavesBehindIsNotWaitedFor() throws {
    let reader = try pipe()
    defer { close(reader) }
    try install("lou_translate", "sleep 1000 2> \"$here/pipe\" &\nsed s/./⠁/g")
    let begin = ContinuousClock.now
    let result = try withScripts { try Program.run(["braille", data, "--brf", place("steps.brf")]) }
    #expect(ContinuousClock.now - begin < .seconds(30))
    #expect(try comes(from: reader) == "")
    #expect(result.status == 0 && folder.names.contains("steps.brf"), "\(result)")
  }

  /// The walk goes on after ten seconds, and says at its end what became of the speech.
  @Test func aDispatcherThatHangsIsEnded() throws {
    try install("spd-say", "trap '' TERM HUP INT\nsleep 1000")
    for name in ["espeak-ng", "espeak"] { try install(name, "exit 1") }
    let begin = ContinuousClock.now
    let result = try withScripts { try Program.run(["explore", data, "--script", walk, "--speak"]) }
    #expect(result.status == 0 && ContinuousClock.now - begin < .seconds(50))
    #expect(
      result.output.hasSuffix(
        "\nThe speech programs spd-say, espeak-ng and espeak stopped; nothing is spoken.\n"), "\(result.output)")
  }

  /// Left by a key, a walk ends a dispatcher that hangs even where it is only told to be silent.
  @Test func aDispatcherThatHangsDoesNotOutliveAWalk() throws {
    let reader = try pipe()
    defer { close(reader) }
    try install("spd-say", "trap '' TERM HUP INT\nexec > \"$here/pipe\"\necho begun\nsleep 1000")
    let terminal = try PseudoTerminal(["explore", data, "--speak", "--no-tones"], variables: variables)
    #expect(try comes(from: reader).hasPrefix("begun\n"))
    try terminal.type("q")
    #expect(try terminal.end() == 0)
    while try !comes(from: reader).isEmpty {}
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
    Awaited("chartvoice-texts-swift", "lint", "SOURCE"),
    // It reads a temporary file.
    Awaited("chartvoice-texts-swift", "lint", "-", "--input-kind", "swift"),
    Awaited("git", "lint", "DATA", "--input-kind", "labels", "--changed-since", "HEAD"),
    Awaited("espeak-ng", "sonify", "DATA", "-o", "OUT.wav", "--intro"),
    Awaited("spd-say", "explore", "DATA", "--script", "SILENT", "--speak"),
    Awaited("aplay", "explore", "DATA", "--script", "WALK", "--player", "aplay"),
    // It reads its sound from a temporary file.
    Awaited("afplay", "explore", "DATA", "--script", "WALK", "--player", "afplay"),
  ]

  /// Told to end, ChartVoice ends what it started, with what that started, and leaves no file.
  @Test(arguments: awaited, [SIGTERM, SIGINT, SIGHUP]) func nothingRunsOn(program: Awaited, signal: Int32) throws {
    try FileManager.default.createDirectory(atPath: place(".git"), withIntermediateDirectories: false)
    try install(
      program.name, "trap '' TERM HUP INT\nexec > \"$here/pipe\"\necho begun\nsleep 1000 & sleep 1000")
    let reader = try pipe()
    defer { close(reader) }
    let places = [
      "DATA": data, "WALK": walk, "SILENT": silent, "OUT": place("out"), "OUT.wav": place("out.wav"),
      "SOURCE": try folder.file("bin/a.swift", ""),
    ]
    // Beside the program may lie another than ours.
    let own = folder.url.appendingPathComponent("bin/chartvoice")
    try Installation.link(Program.url, to: own)
    let running = try withScripts { try Running(program.arguments.map { places[$0] ?? $0 }, program: own.path) }
    #expect(try comes(from: reader) == "begun\n")
    running.send(signal)
    let result = try running.result()
    #expect(result.wasKilled && result.status == signal)
    #expect(try comes(from: reader) == "")
    #expect(folder.names == [".git", "bin", "pipe", "silent.txt", "steps.csv", "walk.txt"])
  }

  /// A named pipe, open for reading: it ends when nobody has it open for writing any more.
  private func pipe() throws -> Int32 {
    try #require(mkfifo(place("pipe"), 0o600) == 0)
    return open(place("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
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
