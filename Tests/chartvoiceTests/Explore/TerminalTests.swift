import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The walk at a terminal: what is pressed, what is shown, and a terminal that is afterwards as it was.
@Suite struct TerminalTests {
  private typealias Text = WalkTexts
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = try folder.file("rain.csv", Text.data)
  }

  /// A walk that stands at the first month.
  private func walk(
    _ options: [String] = [], columns: UInt16 = 80, variables: [String: String] = [:], profile: String? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["explore", data] + Text.options + options, columns: columns, variables: variables, profile: profile)
    try terminal.expect("\(Text.overview)\n")
    try terminal.type("\u{1B}[B")
    try terminal.expect("\(Text.series)\n")
    try terminal.type("\r")
    try terminal.expect("\(Text.first)\n")
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal, _ key: String = "q") throws {
    try terminal.type(key)
    #expect(try terminal.expect("\(Text.quit)\n").hasSuffix("\(Text.quit)\n"))
    #expect(try terminal.end() == 0)
    #expect(terminal.isPlain)
    #expect(!terminal.hasEscape)
  }

  // MARK: Keys

  /// One new line an announcement and nothing else, also in few columns and on the simplest terminal.
  @Test(arguments: [(80, "xterm-256color"), (20, "xterm"), (80, "dumb"), (0, "")] as [(UInt16, String)])
  func keys(columns: UInt16, name: String) throws {
    let terminal = try walk(columns: columns, variables: ["TERM": name])
    for (keys, heard) in [("\u{1B}[C", Text.second), ("\u{1B}OC", Text.third), ("\u{1B}[D", Text.second)] {
      try terminal.type(keys)
      #expect(try terminal.expect("\(heard)\n") == "\(heard)\n")
    }
    try quit(terminal)
    let heard = [
      Text.overview, Text.series, Text.first, Text.second, Text.third, Text.second, Text.quit,
    ]
    #expect(terminal.text == heard.map { $0 + "\n" }.joined())
  }

  @Test(arguments: ["q", "\u{3}", "\u{4}"]) func theTerminalIsAsItWas(key: String) throws {
    let terminal = try PseudoTerminal(["explore", data] + Text.options)
    try terminal.expect("\(Text.overview)\n")
    #expect(!terminal.isPlain)
    try quit(terminal, key)
    #expect(terminal.attributes == terminal.firstAttributes)
  }

  /// Sequences whose bytes come one by one are still one key, and an escape by itself is one.
  @Test func sequencesInParts() throws {
    let terminal = try walk()
    for byte in "\u{1B}[1;1C".utf8 { try terminal.type([byte]) }
    #expect(try terminal.expect("\(Text.second)\n") == "\(Text.second)\n")
    try terminal.type("\u{1B}")
    #expect(try terminal.expect("\(Text.series)\n") == "\(Text.series)\n")
    try quit(terminal)
  }

  /// A key that is held ends where it must; how much is heard on the way depends on the machine.
  @Test func aHeldKey() throws {
    let terminal = try walk()
    try terminal.type(String(repeating: "\u{1B}[C", count: 60))
    try terminal.expect("\(Text.edge)\n")
    try quit(terminal)
    #expect(terminal.text.hasSuffix("\(Text.edge)\n\(Text.quit)\n"))
  }

  @Test func ownKeysAndHelp() throws {
    let terminal = try walk(profile: "[keys]\n\"5\" = \"right\"\n\"6\" = \"find rain\"\n\"right\" = \"\"\n")
    try terminal.type("5")
    try terminal.expect("\(Text.second)\n")
    try terminal.type("\u{1B}[C6")
    #expect(try terminal.expect("\(Text.found)\n") == "\(Text.found)\n")
    try terminal.type("hj")
    try terminal.expect("\n6: find rain\n")
    try terminal.type("hm")
    try terminal.expect("\(Text.keyHelp)\n")
    try quit(terminal)
  }

  // MARK: Questions and pastes

  @Test func questions() throws {
    let terminal = try walk()
    try terminal.type("/")
    #expect(try terminal.expect("Find:\n") == "Find:\n")
    try terminal.type("rai")
    try terminal.expect("rai")
    try terminal.type("\u{1B}[Cn\r")
    #expect(try terminal.expect("\(Text.found)\n") == "n\n\(Text.found)\n")
    try terminal.type("g")
    try terminal.expect("Go to:\n")
    try terminal.type("x\u{3}")
    #expect(try terminal.expect("Cancelled.\n") == "x\nCancelled.\n")
    try terminal.type(":")
    try terminal.expect("Command:\n")
    try terminal.type("rihgt\r")
    #expect(try terminal.expect("\(Text.unknown)\n") == "rihgt\n\(Text.unknown)\n")
    try quit(terminal)
  }

  @Test func pastesDoNothing() throws {
    let terminal = try walk()
    try terminal.type("quit\nquit\nqqqqq\n")
    #expect(try terminal.expect("Pasted text was left out.\n") == "Pasted text was left out.\n")
    try terminal.type("\u{1B}[200~q\nq\u{1B}[201~\u{1B}[C")
    #expect(
      try terminal.expect("\(Text.second)\n") == "Pasted text was left out.\n\(Text.second)\n")
    try terminal.type("/")
    try terminal.expect("Find:\n")
    try terminal.type("\u{1B}[200~rain\n\u{1B}[201~\r")
    #expect(try terminal.expect("\(Text.found)\n") == "rain\n\(Text.found)\n")
    try quit(terminal)
  }

  // MARK: Signals

  @Test func resizing() throws {
    let terminal = try walk()
    for columns: UInt16 in [20, 200, 1] {
      terminal.resize(columns: columns)
      terminal.send(SIGWINCH)
    }
    try terminal.type("\u{1B}[C")
    #expect(try terminal.expect("\(Text.second)\n") == "\(Text.second)\n")
    try quit(terminal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGABRT]) func signalsThatEnd(signal: Int32) throws {
    let terminal = try PseudoTerminal(["explore", data] + Text.options, variables: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.expect("\(Text.overview)\n")
    terminal.send(signal)
    #expect(try terminal.end() == -signal)
    #expect(terminal.attributes == terminal.firstAttributes)
    #expect(terminal.text == "\(Text.overview)\n")
  }

  /// For a program that does not answer.
  @Test func controlBackslash() throws {
    let terminal = try walk()
    try terminal.type("\u{1C}")
    #expect(try terminal.end() == -SIGQUIT)
    #expect(terminal.isPlain)
  }

  @Test func hangingUp() throws {
    let terminal = try walk()
    terminal.hangUp()
    #expect(try terminal.end() == -SIGHUP)
  }

  /// Stopped by a key, by a signal, or by one that cannot be foreseen, it comes back where it was.
  @Test(arguments: ["key", "TSTP", "STOP"]) func stoppingAndComingBack(way: String) throws {
    let script = """
      set -m
      "$0" explore "$1" --quiet --no-tones
      echo stopped
      read -r answer
      echo "$answer" back
      fg > /dev/null
      echo over $?
      """
    let terminal = try PseudoTerminal(["-c", script, Program.url.path, data], program: "/bin/bash")
    try terminal.expect("\(Text.overview)\n")
    try terminal.type("\u{1B}[B")
    try terminal.expect("\(Text.series)\n")
    #expect(!terminal.isPlain)
    if way == "key" { try terminal.type("\u{1A}") } else { try stop(terminal, way) }
    try terminal.expect("stopped\n")
    if way != "STOP" { #expect(terminal.attributes == terminal.firstAttributes) }
    try terminal.type(way == "STOP" ? "x\n" : "x\r")
    try terminal.expect("x back\n")
    #expect(try terminal.expect("\(Text.series)\n") == "\(Text.series)\n")
    #expect(!terminal.isPlain)
    try terminal.type("\r")
    try terminal.expect("\(Text.first)\n")
    try terminal.type("q")
    try terminal.expect("\(Text.quit)\nover 0\n")
    #expect(try terminal.end() == 0)
    #expect(!terminal.hasEscape)
  }

  /// Sends a signal to the program in front, which is not the shell.
  private func stop(_ terminal: PseudoTerminal, _ name: String) throws {
    let front = terminal.front
    #expect(front > 0)
    kill(-front, name == "STOP" ? SIGSTOP : SIGTSTP)
  }

  /// Nobody could call it back: it goes on at once.
  @Test func stoppingWithoutAShell() throws {
    let terminal = try walk()
    try terminal.type("\u{1A}")
    #expect(try terminal.expect("\(Text.first)\n") == "\(Text.first)\n")
    try quit(terminal)
  }

  // MARK: Other sources

  @Test func typedAtATerminal() throws {
    let terminal = try PseudoTerminal(["explore", data, "--typed"] + Text.options)
    try terminal.expect("\(Text.overview)\n")
    #expect(terminal.isPlain)
    try terminal.type("in\n")
    try terminal.expect("\(Text.series)\n")
    try terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
    #expect(terminal.attributes == terminal.firstAttributes)
  }

  /// Standard input brings the data; the keys come from the terminal of the session.
  @Test(arguments: [[], ["--typed"]]) func dataOnInput(options: [String]) throws {
    let terminal = try PseudoTerminal(
      ["-c", "cat \"$1\" | \"$0\" explore - --quiet --no-tones $2", Program.url.path, data, options.joined()],
      program: "/bin/bash")
    try terminal.expect("\(Text.overview)\n")
    #expect(terminal.isPlain == !options.isEmpty)
    try terminal.type(options.isEmpty ? "\u{1B}[B" : "in\n")
    try terminal.expect("\(Text.series)\n")
    try terminal.type(options.isEmpty ? "q" : "quit\n")
    try terminal.expect("\(Text.quit)\n")
    #expect(try terminal.end() == 0)
    #expect(terminal.attributes == terminal.firstAttributes)
  }

  @Test func noTerminalAtAll() throws {
    let terminal = try PseudoTerminal(
      ["-c", "cat \"$1\" | setsid \"$0\" explore - 2>&1 | cat; echo ${PIPESTATUS[1]}", Program.url.path, data],
      program: "/bin/bash")
    try terminal.expect("2\n")
    #expect(try terminal.end() == 0)
    #expect(
      terminal.text
        == "Standard input brings the data, and there is no terminal to walk from. "
        + "Give the data as a file, or commands with --script.\n2\n")
  }
}
