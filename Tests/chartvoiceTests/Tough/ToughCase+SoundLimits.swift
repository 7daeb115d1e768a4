import Foundation
import Testing

extension ToughCase {
  /// The rows under "Limits" of voices and sounds.
  static let soundLimits = [
    ToughCase("A voice of 2 MiB") {
      let folder = try TemporaryFolder()
      let voice = try folder.file("v.toml", "a = \"" + String(repeating: "x", count: 2 << 20) + "\"\n")
      return try end(["describe", folder.file("steps.csv", steps), "--voice", voice], in: folder)
    },
    ToughCase("A voice with a name of 300,000 parts") {
      let folder = try TemporaryFolder()
      let voice = try folder.file("v.toml", String(repeating: "a.", count: 300_000) + "a = 1\n")
      return try end(["describe", folder.file("steps.csv", steps), "--voice", voice], in: folder)
    },
    ToughCase("A profile with a zero byte, at which the parser would end") {
      let folder = try TemporaryFolder()
      let profile = try folder.file("p.toml", "verbosity = \"full\"\n\0[mark]\nomit = [\"place\"]\n")
      return try end(["describe", folder.file("steps.csv", steps), "--profile", profile], in: folder)
    },
    ToughCase("A sound of 100,000 seconds") {
      let folder = try TemporaryFolder()
      let result = try Program.run([
        "sonify", folder.file("steps.csv", steps), "--duration", "100000", "-o", out(folder),
      ])
      #expect(result.status == 64 && result.output.isEmpty && folder.names == ["steps.csv"])
      return result.toughEnd
    },
    ToughCase("Forty views") {
      let folder = try TemporaryFolder()
      let view =
        "{\"mark\": \"bar\", \"encoding\": {\"x\": {\"field\": \"a\"}, \"y\": {\"field\": \"a\", \"type\": \"quantitative\"}}}"
      let views = [String](repeating: view, count: 40).joined(separator: ",")
      let chart =
        "{\"$schema\": \"\(schema)\", \"data\": {\"values\": [{\"a\": 1}, {\"a\": 2}]}, \"hconcat\": [\(views)]}"
      let result = try Program.run(["sonify", folder.file("v.vl.json", chart), "-o", out(folder)])
      #expect(result.status == 0)
      return "exit \(result.status): " + (try #require(result.errors.split(separator: "\n").last))
    },
    ToughCase("1,200 marks in a minute of sound") {
      let folder = try TemporaryFolder()
      let rows = try folder.file("names.csv", lines("name,size", count: 1_200) { "name \($0),\($0 % 7 + 1)" })
      let result = try Program.run(["sonify", rows, "--duration", "60", "-o", out(folder)])
      let sound = try [UInt8](Data(contentsOf: URL(fileURLWithPath: out(folder))))
      #expect(result.status == 0)
      let said = try #require(result.errors.split(separator: "\n").first { $0.contains("cue point") })
      return "exit \(result.status), \(try cuePoints(of: sound)) cue points: \(said)"
    },
    ToughCase("A score of 70 MB") {
      let folder = try TemporaryFolder()
      let path = try folder.file("s.json", "")
      try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 70_000_000)
      return try end(["verify", folder.file("s.wav", wav(sampleRate: 48_000)), "--score", path], in: folder)
    },
    verified("A score of 100,001 notes", notes: 100_001),
    verified("A score of 101 notes at once", notes: 101),
    verified("A sound of 2,000,000,000 frames a second", notes: 1, sampleRate: 2_000_000_000),
  ]

  /// Measures a silent sound beside a score of notes that all sound at once.
  private static func verified(_ title: String, notes: Int, sampleRate: UInt32 = 48_000) -> ToughCase {
    ToughCase(title) {
      let folder = try TemporaryFolder()
      let note =
        #"{"start":0,"length":1,"frequency":440,"endFrequency":440,"pan":0,"gain":0,"instrument":"clear","role":"data"}"#
      let list = [String](repeating: note, count: notes).joined(separator: ",")
      let score =
        #"{"schema":"chartvoice.score/1","duration":1,"pitch":{"low":1,"high":2,"scale":"log"},"notes":[\#(list)]}"#
      let sound = try folder.file("s.wav", wav(sampleRate: sampleRate))
      return try end(["verify", sound, "--score", folder.file("s.json", score)], in: folder)
    }
  }

  /// Eight silent frames of one channel.
  private static func wav(sampleRate: UInt32) -> Data {
    var bytes: [UInt8] = []
    func add(_ name: String) { bytes += name.utf8 }
    func add(_ number: UInt32, bytes count: UInt32 = 4) {
      bytes += (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    add("RIFF")
    add(52)
    add("WAVEfmt ")
    add(16)
    for number: UInt32 in [1, 1] { add(number, bytes: 2) }
    add(sampleRate)
    add(sampleRate &* 2)
    for number: UInt32 in [2, 16] { add(number, bytes: 2) }
    add("data")
    add(16)
    return Data(bytes + [UInt8](repeating: 0, count: 16))
  }

  private static func out(_ folder: TemporaryFolder) -> String { folder.url.appendingPathComponent("a.wav").path }

  /// How many cue points a WAV file has: the number at the start of its chunk `cue `.
  private static func cuePoints(of sound: [UInt8]) throws -> Int {
    let mark = [UInt8]("cue ".utf8)
    let place = try #require(sound.indices.dropLast(12).first { sound[$0..<($0 + 4)].elementsEqual(mark) })
    return sound[(place + 8)..<(place + 12)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
