import ChartNarration
import Testing

@testable import chartvoice

/// What keys come to, without a terminal: an answer is the word of the command that was done.
@Suite struct KeyWalkTests {
  /// A walk whose navigator says which command it was given.
  private final class Heard {
    var (output, done) = ("", [String]())
  }

  private static let lines = ["go June 3", "go", "find a b", "bookmark höhe", "right"] + FocusWord.all.map(\.name)

  private static func name(_ command: FocusCommand) -> String {
    lines.first { if case .success(command) = FocusCommandParser().command($0) { true } else { false } } ?? "?"
  }

  private func walk(_ heard: Heard, keys: KeyMap = KeyMap()) -> KeyWalk {
    let settle = {
      heard.done.append("settled")
      return FocusAnnouncement(["settled"])
    }
    let walk = Walk(help: { ["help of keys" + ($0.isEmpty ? "" : ", " + $0)] }, settle: settle) { command in
      heard.done.append(Self.name(command))
      var announcement = FocusAnnouncement(["did " + Self.name(command)])
      announcement.isUnfinished = [.zoomIn, .zoomOut, .scrollAhead].contains(command)
      return announcement
    }
    return KeyWalk(walk, keys: keys, output: WalkOutput(write: { heard.output += $0 }))
  }

  /// What is written after bytes; it rests after each of the parts.
  private func output(_ parts: [String]) throws -> String {
    let heard = Heard()
    var (walk, decoder) = (walk(heard), KeyDecoder())
    for part in parts {
      for input in decoder.inputs(Array(part.utf8)) + decoder.flush() {
        guard try walk.take(input) else { return heard.output + "(over)" }
      }
      try walk.rest()
    }
    return heard.output
  }

  @Test(arguments: [
    (["\u{1B}[C"], "did right\n"), (["\u{1B}[C", "\u{1B}[D"], "did right\ndid left\n"),
    (["5"], "5 does nothing. H is help.\n"),
    (["h"], "help of keys\n"), (["h", "j"], "help of keys\nhelp of keys, jumping\n"),
    (["h", "h", "M"], "help of keys\nhelp of keys, topics\nhelp of keys, moving\n"),
    // A key that names no topic does what it always does.
    (["h", "w"], "help of keys\ndid where\n"), (["h", "j", "w"], "help of keys\nhelp of keys, jumping\ndid where\n"),
    (["h", "\u{1B}[C", "w"], "help of keys\ndid right\ndid where\n"), (["q", "w"], "did quit\n(over)"),
    (["\u{3}"], "did quit\n(over)"),
    (["\u{4}"], "did quit\n(over)"), (["\u{1B}"], "did out\n"), (["\u{1B}\r"], ""),
    // Held: words when it rests, but nothing that was asked is lost.
    (["\u{1B}[C\u{1B}[C\u{1B}[C"], "did right\n"), (["\u{1B}[C\u{1B}[Cw\u{1B}[C"], "did right\ndid where\ndid right\n"),
    (["\u{1B}[C\u{1B}[Dq"], "did left\ndid quit\n(over)"),
    // What a change of view leaves open is done where no key waits, and by the next command where one does.
    (["+"], "did zoom-in\nsettled\n"), (["+", "-"], "did zoom-in\nsettled\ndid zoom-out\nsettled\n"),
    (["++"], "did zoom-in\ndid zoom-in\nsettled\n"), (["+w"], "did zoom-in\ndid where\n"),
    (["}}"], "did scroll-ahead\nsettled\n"), (["+q"], "did zoom-in\ndid quit\n(over)"),
    (["+g"], "did zoom-in\nsettled\nGo to:\n"), (["+5"], "did zoom-in\nsettled\n5 does nothing. H is help.\n"),
    // Questions.
    (["g", "J", "une 3", "\r"], "Go to:\nJune 3\ndid go June 3\n"), (["b"], "did bookmark\n"),
    (["gJune 3\r"], "Go to:\nJune 3\ndid go June 3\n"),
    (["g", "\r"], "Go to:\nGo needs a text behind it.\n"),
    (["g", "x", "\u{1B}", "w"], "Go to:\nx\nCancelled.\ndid where\n"),
    (["g\u{3}", "w"], "Go to:\nCancelled.\ndid where\n"),
    (["/", "a\u{1B}[C b\u{1B}[99~\u{1}", "\r"], "Find:\na b\ndid find a b\n"),
    (
      [":", "bookmark hx", "\u{7F}", "öhe", "\r"],
      "Command:\nbookmark hx\nCommand: bookmark höhe\ndid bookmark höhe\n"
    ),
    (
      ["g", "ab", "\u{7F}\u{7F}\u{7F}", "go", "\u{7F}\u{7F}June 3\r"],
      "Go to:\nab\nGo to: go\nGo to: June 3\ndid go June 3\n"
    ),
    ([":", "right", "\r"], "Command:\nright\ndid right\n"), ([":", "\r"], "Command:\nCancelled.\n"),
    ([":", "q", "uit\rw"], "Command:\nquit\ndid quit\n(over)"),
  ])
  func keys(parts: [String], heard: String) throws { #expect(try output(parts) == heard) }

  @Test func everyMoveIsDone() throws {
    let heard = Heard()
    var walk = walk(heard)
    for _ in 1...100 { _ = try walk.take(.key(.named(.right))) }
    #expect(heard.done.count == 100)
    #expect(walk.isHolding)
    #expect(heard.output == "")
    try walk.rest()
    #expect(!walk.isHolding)
    #expect(heard.output == "did right\n")
  }

  @Test func pastes() throws {
    let heard = Heard()
    var walk = walk(heard)
    _ = try walk.take(.paste("qqqq"))
    _ = try walk.take(.key(.character("g")))
    _ = try walk.take(.paste("June"))
    _ = try walk.take(.paste(" 3"))
    _ = try walk.take(.key(.named(.enter)))
    try walk.rest()
    #expect(heard.output == "Pasted text was left out.\nGo to:\nJune 3\ndid go June 3\n")
  }

  @Test func comingBack() throws {
    let heard = Heard()
    var walk = walk(heard)
    try walk.resume()
    _ = try walk.take(.key(.character("g")))
    _ = try walk.take(.paste("Jun"))
    try walk.pause()
    try walk.resume()
    #expect(heard.output == "did repeat\nGo to:\nJun\nGo to: Jun\n")
  }

  @Test func aWordThatIsNone() throws {
    let hint = try output([":", "rihgt", "\r"])
    #expect(hint.hasPrefix("Command:\nrihgt\n"))
    #expect(hint.contains("Did you mean right?"))
  }

  /// What a navigator says is one line, whatever the data has in it.
  @Test func nothingThatATerminalObeys() throws {
    let heard = Heard()
    let output = WalkOutput(write: { heard.output += $0 })
    try output.say(["a\u{1B}[31mb\nc"])
    try output.echo("\u{9B}A")
    #expect(heard.output == "a\\u{1B}[31mb\\nc\n\\u{9B}A")
  }
}
