import Foundation
import Testing

/// `verify` of sounds that `sonify` made, and of scores that belong to others.
@Suite struct VerifyCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func sonify(_ csv: String, _ options: [String] = []) throws {
    let source = try folder.file("a.csv", csv)
    let result = try Program.run(
      ["sonify", source, "-o", path("a.wav"), "--score", path("a.json"), "--duration", "1"] + options)
    try #require(result.status == 0, "\(result.errors)")
  }

  private func verify() throws -> Program.Result {
    try Program.run(["verify", path("a.wav"), "--score", path("a.json")])
  }

  /// A normalized stack stands on the axis of its shares, and the ends of an axis may be further apart than numbers go.
  @Test(arguments: [
    ("x,y,g\n1,39,a\n1,15,b\n2,3,a\n2,51,b\n", ["--series", "g", "--mark", "bar", "--stack", "normalize"]),
    ("x,y\n1,1e308\n2,-1e308\n3,0\n", ["--mark", "bar"]),
  ])
  func holds(csv: String, options: [String]) throws {
    try sonify(csv, options)
    let result = try verify()
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("Line: ") && !result.output.contains("Line: not measured"))
  }

  @Test(arguments: [
    (#""sampleRate":48000"#, #""sampleRate":44100"#), (#""sampleRate":48000"#, #""sampleRate":0"#),
    (#""channels":2"#, #""channels":7"#),
  ])
  func scoresOfOtherSounds(old: String, new: String) throws {
    try sonify("x,y\n1,1\n2,5\n")
    let score = try String(contentsOfFile: path("a.json"), encoding: .utf8)
    _ = try folder.file("a.json", score.replacingOccurrences(of: old, with: new))
    let result = try verify()
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors
        == "\(path("a.wav")) has not the frames a second, or not the channels, that \(path("a.json")) states. "
        + "Name the score that was written with the sound.\n")
  }

  @Test func instrumentsOfNobody() throws {
    try sonify("x,y\n1,1\n2,5\n")
    let score = try String(contentsOfFile: path("a.json"), encoding: .utf8)
    _ = try folder.file("a.json", score.replacingOccurrences(of: "\"clear\"", with: "\"kazoo\""))
    #expect(
      try verify().errors
        == "The instrument \"kazoo\" is not known: its harmonics are not measured. Name its file with --instrument.\n")
  }

  /// What cannot be read says why, and what to do about it.
  @Test(arguments: [
    ("nothing.wav", "could not be read: No such file or directory. Name a file that is there."),
    ("folder", "could not be read: Is a directory. Name a file in that folder."),
    ("a.csv", "could not be read: Format not recognised. Name a sound file that is whole."),
  ])
  func unreadable(name: String, said: String) throws {
    try sonify("x,y\n1,1\n2,5\n")
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
    let result = try Program.run(["verify", path(name), "--score", path("a.json")])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors == "The file \(path(name)) \(said)\n")
  }

  /// A pipe cannot be read in two places, as measuring does.
  @Test func pipes() throws {
    try sonify("x,y\n1,1\n2,5\n")
    let line = "cat a.wav 2>/dev/null | \"$0\" verify /dev/stdin --score a.json"
    #expect(
      try Program.shell(line, startingIn: folder.url).errors == "The file /dev/stdin could not be read: Illegal seek. "
        + "Save it as a file on disk first: a pipe cannot be read in two places.\n")
  }
}
