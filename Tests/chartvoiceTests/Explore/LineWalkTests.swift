import Foundation
import Testing

@testable import chartvoice

/// A walk by words, from outside: typed lines, scripts, logs.
@Suite struct LineWalkTests {
  private typealias Text = WalkTexts

  private func run(
    _ lines: String, _ options: [String] = [], _ files: [String: String] = [:], in folder: TemporaryFolder? = nil
  ) throws -> Program.Result {
    let folder = try folder ?? TemporaryFolder()
    for (name, text) in files { _ = try folder.file(name, text) }
    let options = options.map { $0.replacingOccurrences(of: "@", with: folder.url.path + "/") }
    let data = try folder.file("rain.csv", Text.data)
    return try Program.run(["explore", data] + Text.options + options, input: Data(lines.utf8))
  }

  @Test func announcementsAndHints() throws {
    let result = try run("in\n\n  in \nright\r\nrihgt\nfind rain\nquit\nright\n", ["--typed"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    let heard = [
      Text.overview, Text.series, Text.first, Text.second, Text.unknown, Text.found, Text.quit,
    ]
    #expect(result.output == heard.map { $0 + "\n" }.joined())
  }

  /// Without an end of the last line, and without a word that ends the walk.
  @Test func endOfInput() throws {
    let result = try run("in\nin")
    #expect(result.status == 0)
    #expect(result.output == "\(Text.overview)\n\(Text.series)\n\(Text.first)\n")
    #expect(try run("").output == "\(Text.overview)\n")
  }

  @Test func helpSaysWords() throws {
    let lines = try run("help\n").output.split(separator: "\n")
    #expect(lines.contains(Substring(Text.wordHelp)))
  }

  @Test func linesThatAreNoText() throws {
    let long = String(repeating: "x", count: 5_000)
    let lines = try run("\(long)\n\u{1B}[31m\nin\n").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.dropFirst().first == "This line is too long for a command.")
    #expect(lines.last == Text.series)
    #expect(!lines.joined().contains("\u{1B}"))
  }

  // MARK: Scripts and logs

  @Test func scripts() throws {
    let result = try run("out\n", ["--script", "@s"], ["s": "# to the second month\nin\r\n\n  in\nright\n"])
    #expect(result.status == 0)
    #expect(
      result.output == "\(Text.overview)\n> in\n\(Text.series)\n> in\n\(Text.first)\n> right\n\(Text.second)\n")
    #expect(try run("", ["--script", "@s"], ["s": "quit\nin"]).output == "\(Text.overview)\n> quit\n\(Text.quit)\n")
  }

  @Test func faultsOfScripts() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/s"
    let result = try run("", ["--script", "@s"], ["s": "in\n# c\nrihgt\n"], in: folder)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "\(path), line 3: \(Text.unknown)\n")
    let missing = try run("", ["--script", "/nowhere/s"])
    #expect(missing.status == 2)
    #expect(missing.errors == "/nowhere/s: no such file.\n")
    #expect(try run("", ["--script", "@s", "--typed"], ["s": ""]).status == 64)
  }

  /// What was done is a script that does it again.
  @Test func logsAreScripts() throws {
    let folder = try TemporaryFolder()
    let first = try run("in\nrihgt\n in\nright\nquit\n", ["--log", "@log"], ["log": "left\n"], in: folder)
    #expect(try String(contentsOfFile: folder.url.path + "/log", encoding: .utf8) == "in\nin\nright\nquit\n")
    let again = try run("", ["--script", "@log"], in: folder).output.split(separator: "\n")
    let heard = first.output.split(separator: "\n").filter { $0 != Text.unknown }
    #expect(again.filter { !$0.hasPrefix("> ") } == heard)
  }

  @Test func logsThatCannotBe() throws {
    let result = try run("in\n", ["--log", "/nowhere/log"])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors
        == "/nowhere/log: No such file or directory. Free space or choose another place, and run it again.\n")
    let folder = try TemporaryFolder()
    let shared = try run("in\n", ["--log", "@rain.csv"], in: folder)
    #expect(shared.status == 64)
    #expect(try String(contentsOfFile: folder.url.path + "/rain.csv", encoding: .utf8) == Text.data)
    // What is there and holds no commands may be the profile, or data that a chart reads.
    let other = try run("in\n", ["--log", "@notes"], ["notes": "dear diary"], in: folder)
    #expect(other.status == 2)
    #expect(other.errors.hasSuffix("notes is there and is no log of a walk. Name another file with --log.\n"))
    #expect(try String(contentsOfFile: folder.url.path + "/notes", encoding: .utf8) == "dear diary")
  }

  // MARK: Data on standard input

  @Test func scriptsWithDataOnInput() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("s", "in\n")
    let result = try Program.run(["explore", "-", "--script", script] + Text.options, input: Data(Text.data.utf8))
    #expect(result.status == 0)
    #expect(result.output == "\(Text.overview)\n> in\n\(Text.series)\n")
  }

  @Test func aProfileWithAKeyThatIsNone() throws {
    let folder = try TemporaryFolder()
    let profile = try folder.file("p.toml", "[keys]\n\"ctrl-rihgt\" = \"ahead\"\n")
    let result = try run("", ["--profile", profile])
    #expect(result.status == 2)
    #expect(result.errors == "\(profile), line 2: \"ctrl-rihgt\" is no key. Did you mean \"ctrl-right\"?\n")
  }
}
