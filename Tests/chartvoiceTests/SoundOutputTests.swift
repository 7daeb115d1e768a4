import Foundation
import Testing

@Suite struct SoundOutputTests {
  static let three = "date,steps\n2025-06-01,1\n2025-06-02,2\n2025-06-03,3\n"
  let folder: TemporaryFolder
  let source: String

  init() throws {
    folder = try TemporaryFolder()
    source = try folder.file("steps.csv", Self.three)
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  @discardableResult
  private func sonify(_ name: String, _ options: String...) throws -> Program.Result {
    try Program.run(["sonify", source, "-o", path(name)] + options)
  }

  @Test func captionsInThreeForms() throws {
    let result = try sonify("a.wav", "--srt", path("a.srt"), "--audacity", path("a.txt"))
    #expect(result.status == 0)
    #expect(folder.names == ["a.srt", "a.txt", "a.vtt", "a.wav", "steps.csv"])
    #expect(
      try text("a.srt") == """
        1
        00:00:00,000 --> 00:00:00,667
        June 1: 1 step

        2
        00:00:00,667 --> 00:00:01,333
        June 2: 2 steps

        3
        00:00:01,333 --> 00:00:02,000
        June 3: 3 steps

        """)
    #expect(
      try text("a.txt") == "0.000000\t0.666667\tJune 1: 1 step\n0.666667\t1.333334\tJune 2: 2 steps\n"
        + "1.333333\t2.000000\tJune 3: 3 steps\n")
  }

  @Test(arguments: [
    ("a.wav", [], "RIFF"), ("a.WAVE", [], "RIFF"), ("a", [], "RIFF"), ("a.flac", ["--encoding", "pcm-24"], "fLaC"),
    ("a.ogg", ["--sample-rate", "44100"], "OggS"), ("a.oga", [], "OggS"), ("a.opus", ["--channels", "mono"], "OggS"),
    ("a.mp3", ["--format", "flac"], "fLaC"), ("a.wav", ["--encoding", "float", "--format", "wav"], "RIFF"),
  ])
  func soundByItsEnding(name: String, options: [String], mark: String) throws {
    let result = try Program.run(["sonify", source, "-o", path(name)] + options)
    #expect(result.status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path(name))).starts(with: Data(mark.utf8)))
    #expect(Set(folder.names) == [name, name == "a.mp3" ? "a.mp3.vtt" : "a.vtt", "steps.csv"])
  }

  @Test func scoreFollowsTheFile() throws {
    try sonify("a.wav", "--score", path("a.json"), "--channels", "mono", "--sample-rate", "44100")
    let score = try text("a.json")
    #expect(
      score.hasPrefix(
        #"{"schema":"chartvoice.score/1","title":"Steps by day, June 1 to June 3, 2025","sampleRate":44100,"channels":1,"duration":2,"loudness":-23,"#
      )
    )
    #expect(score.contains(#""pan":0,"#) && !score.contains(#""pan":-"#))
    try sonify("b.wav", "--score", path("b.json"))
    #expect(try text("b.json").contains(#""sampleRate":48000,"channels":2,"#))
    #expect(try text("b.json").contains(#""pan":-0.8,"#))
  }

  @Test(arguments: [
    (
      "a.mp3", [],
      "No sound is written as .mp3. Give a name that ends in .wav, .flac, .ogg or .opus, or choose with --format."
    ),
    (
      "a.opus", ["--sample-rate", "44100"],
      "Opus has 48000 frames a second. Leave --sample-rate out, or choose --format ogg."
    ),
    ("a.flac", ["--encoding", "float"], "FLAC holds no floating-point numbers. Choose --encoding pcm-24, or wav."),
    ("a.ogg", ["--encoding", "pcm-16"], "--encoding is for wav and flac; ogg has its own. Leave it out."),
    ("a.wav", ["--sample-rate", "8000"], "--sample-rate takes 44100 or 48000, and 8000 is neither."),
    ("a.wav", ["--channels", "quad"], "'quad' is invalid"),
  ])
  func formsThatThereAreNot(name: String, options: [String], message: String) throws {
    let result = try Program.run(["sonify", source, "-o", path(name)] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(message))
    #expect(folder.names == ["steps.csv"])
  }

  @Test func aNameThatEndsWithADotIsAWAV() throws {
    try sonify("a.")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("a."))).starts(with: Data("RIFF".utf8)))
  }

  @Test func midiHasTheLabelsAsMarkers() throws {
    let result = try sonify("a.wav", "--midi", path("a.mid"))
    #expect(result.status == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path("a.mid")))
    #expect(bytes.starts(with: Data("MThd".utf8)))
    for text in ["steps/2025-06-02", "June 2: 2 steps", "Steps by day, June 1 to June 3, 2025"] {
      #expect(bytes.range(of: Data(text.utf8)) != nil)
    }
  }
}
