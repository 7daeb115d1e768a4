import Foundation
import Testing

/// `sonify --intro`, with programs in place of espeak-ng.
@Suite struct IntroductionCommandTests {
  static let two = "date,city,degrees\n2025-06-01,Oslo,20\n2025-06-02,Oslo,25\n2025-06-01,Rome,30\n2025-06-02,Rome,41\n"
  let folder: TemporaryFolder
  let programs: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    programs = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  /// A program of a name that others run.
  private func install(_ script: String, as name: String = "espeak-ng") throws {
    let program = try programs.file(name, "#!/bin/sh\nPATH=/usr/bin:/bin\n" + script + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  /// One that notes how it is asked, and always says the same.
  private func installVoice(seconds: Double = 0.1, rate: Int = 22_050, as name: String = "espeak-ng") throws {
    _ = try programs.file("voice.wav", Self.wave(seconds: seconds, rate: rate))
    let here = programs.url.path
    try install("echo \"$@\" >> '\(here)/asked'\ncat >> '\(here)/said'\ncat '\(here)/voice.wav'", as: name)
  }

  /// As espeak-ng writes it: of a length that its header does not know.
  private static func wave(seconds: Double, rate: Int, loudness: Double = 9_000) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let samples = (0..<Int(seconds * Double(rate))).flatMap { frame -> [UInt8] in
      let sample = loudness * sin(2 * .pi * 300 * Double(frame) / Double(rate))
      return bytes(Int(sample), 2)
    }
    let format = bytes(1, 2) + bytes(1, 2) + bytes(rate, 4) + bytes(2 * rate, 4) + bytes(2, 2) + bytes(16, 2)
    return Data(
      Array("RIFF".utf8) + bytes(0x7FFF_F024, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4) + format + Array("data".utf8)
        + bytes(0x7FFF_F000, 4) + samples)
  }

  private func sonify(_ options: [String] = [], csv: String = two) throws -> Program.Result {
    let source = try folder.file("a.csv", csv)
    let arguments = ["sonify", source, "-o", path("a.wav"), "--score", path("a.json"), "--intro", "--duration", "0.5"]
    return try Program.withEnvironment([
      "PATH": programs.url.path, "XDG_CACHE_HOME": path("cache"),
    ]) { try Program.run(arguments + options) }
  }

  private func said() throws -> [String] {
    let text = try String(contentsOf: programs.url.appendingPathComponent("said"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  private func holds() throws -> Bool {
    let result = try Program.run(["verify", path("a.wav"), "--score", path("a.json")])
    #expect(result.status == 0, "\(result.output)")
    return result.status == 0
  }

  // MARK: Words

  @Test func whatIsSpoken() throws {
    try installVoice(seconds: 0.2)
    let result = try sonify(["--transcript", path("a.txt"), "--picture", path("a.svg")])
    #expect(
      result.status == 0
        && result.errors
          == "Wrote \(path("a.wav")), \(path("a.vtt")), \(path("a.json")), \(path("a.svg")), \(path("a.txt")).\n"
    )
    let words = [
      "Degrees by day, June 1 to June 2, 2025.", "X axis: date by day, from June 1 to June 2, 2025.",
      "Y axis: degrees, from 20 to 42.", "Lowest tone: 20.", "Highest tone: 42.", "Oslo.", "Rome.",
    ]
    #expect(try said() == words)
    let asked = try String(contentsOf: programs.url.appendingPathComponent("asked"), encoding: .utf8)
    #expect(Set(asked.split(separator: "\n")) == ["--stdout --stdin -b 1 -v en -s 175"])
    for word in words { #expect(try text("a.json").contains("\"text\":\"\(word)\"")) }
    let captions = try text("a.vtt")
    #expect(
      captions.hasPrefix("WEBVTT\n\n@introduction-1\n00:00:00.000 --> 00:00:00.200\n\(words[0])\n\n@introduction-2\n"))
    for word in words { #expect(captions.contains("\n\(word)\n")) }
    #expect(try text("a.txt").hasPrefix("Lowest tone: 20.\nHighest tone: 42.\nOslo.\nRome.\nDegrees by day"))
    #expect(try text("a.svg").contains("<title>Lowest tone: 20.</title>"))
    #expect(try holds())
  }

  @Test(arguments: [
    ["--channels", "mono"], ["--sample-rate", "44100"], ["--arrangement", "together"], ["--context", "all"],
  ])
  func soundsHold(options: [String]) throws {
    try installVoice()
    #expect(try sonify(options).status == 0)
    #expect(try holds())
  }

  @Test func voiceAndRate() throws {
    try installVoice(rate: 16_000, as: "espeak")
    try #require(try sonify(["--speech-voice", "en-us+f3", "--speech-rate", "300"]).status == 0)
    let asked = try String(contentsOf: programs.url.appendingPathComponent("asked"), encoding: .utf8)
    #expect(Set(asked.split(separator: "\n")) == ["--stdout --stdin -b 1 -v en-us+f3 -s 300"])
  }

  @Test func aLowerToneIsALargerValue() throws {
    try installVoice()
    #expect(try sonify(["--polarity", "down", "--transcript", path("a.txt")]).status == 0)
    #expect(
      try said().dropFirst(3) == [
        "In the sound, a lower tone is a larger value.", "Lowest tone: 42.", "Highest tone: 20.", "Oslo.", "Rome.",
      ])
    let transcript = try text("a.txt")
    #expect(transcript.hasPrefix("In the sound, a lower tone is a larger value.\nLowest tone: 42.\n"))
    #expect(transcript.components(separatedBy: "a lower tone").count == 2)
  }

  @Test func ofManySeriesAFewAreNamed() throws {
    try installVoice()
    let rows = (1...20).flatMap { ["2025-06-01,City \($0),\($0)", "2025-06-02,City \($0),2"] }
    let csv = (["date,city,degrees"] + rows).map { $0 + "\n" }.joined()
    #expect(try sonify(["--series", "city"], csv: csv).status == 0)
    #expect(try said().suffix(6) == ["City 1.", "City 2.", "City 3.", "City 4.", "City 5.", "15 more."])
  }

  @Test func ofManyCategoriesTheEndsAreNamed() throws {
    try installVoice()
    #expect(try sonify(csv: "fruit,count\nApples,3\nCherries,5\nPears,7\n").status == 0)
    #expect(try said().dropFirst().first == "X axis: fruit, from Apples to Pears, 3 categories.")
  }

  /// A title is words and nothing else, whatever it looks like.
  @Test func hostileTitles() throws {
    try installVoice()
    let title = "-v de --stdout <speak>[[h@'loU]]</speak>\u{1}\n$(touch x) `id`; \u{202E}Z"
    #expect(try sonify(["--title=" + title]).status == 0)
    #expect(try said().first == #"-v de --stdout <speak> h@'loU </speak>\u{1}\n$(touch x) `id`; \u{202E}Z."#)
    try installVoice()
    #expect(try sonify(["--title", String(repeating: "word ", count: 100)]).status == 0)
    // It is cut as everywhere.
    #expect(try said().contains { $0.hasPrefix("Word word") && $0.count < 200 })
  }

  // MARK: Programs that fail

  @Test(arguments: [
    ("exit 1", "espeak-ng ended with an error, perhaps because it has no voice \"en\""),
    ("kill -9 $$", "espeak-ng ended with an error, perhaps because it has no voice \"en\""),
    ("exit 0", "espeak-ng wrote no sound"), ("echo RIFF____WAVE", "espeak-ng wrote no sound"),
    ("head -c 5000 /dev/urandom", "espeak-ng wrote no sound"), ("cat", "espeak-ng wrote no sound"),
    ("sleep 60 & sleep 60", "espeak-ng took more than 5 seconds"),
    ("exec >&-; sleep 60", "espeak-ng took more than 5 seconds"),
    ("exec cat /dev/zero", "espeak-ng wrote more than 10 megabytes"),
  ])
  func programsThatFail(script: String, reason: String) throws {
    try install(script)
    let result = try sonify()
    #expect(result.status == 0)
    #expect(result.errors.hasSuffix("\n\(reason): the introduction has tones only.\n"), "\(result.errors)")
    #expect(try !text("a.json").contains("speech") && text("a.json").contains(#""role":"reference""#))
    guard script == "exit 1" else { return }
    #expect(try holds())
    #expect(try sonify(["--quiet"]).errors.isEmpty)
  }

  /// All is spoken, or nothing is.
  @Test func aProgramThatFailsLater() throws {
    try installVoice()
    let here = programs.url.path
    try install("cat > '\(here)/now'\ngrep -q Highest '\(here)/now' && exit 1\ncat '\(here)/voice.wav'")
    let result = try sonify()
    #expect(result.status == 0 && result.errors.contains("ended with an error"))
    #expect(try !text("a.json").contains("speech"))
  }

  /// A voice says nothing of dots: the line has its tone, and the others are spoken.
  @Test func aNameThatNobodySpeaks() throws {
    try installVoice()
    _ = try programs.file("silence.wav", Self.wave(seconds: 0.1, rate: 22_050, loudness: 0))
    let here = programs.url.path
    try install("read line\ncase \"$line\" in .*) cat '\(here)/silence.wav' ;; *) cat '\(here)/voice.wav' ;; esac")
    let result = try sonify(csv: Self.two.replacingOccurrences(of: "Rome", with: "..."))
    #expect(result.status == 0 && !result.errors.contains("tones only"))
    let score = try text("a.json")
    #expect(score.contains(#""text":"Oslo.""#) && !score.contains(#""text":".."#))
    #expect(score.contains(#""role":"reference","mark":null,"series":"...""#))
  }

  @Test func withoutAProgram() throws {
    let source = try folder.file("a.csv", Self.two)
    let arguments = ["sonify", source, "-o", path("a.wav"), "--score", path("a.json"), "--intro"]
    let result = try Program.withEnvironment(["PATH": programs.url.path]) { try Program.run(arguments) }
    #expect(result.status == 0)
    #expect(result.errors.hasSuffix("\nespeak-ng is not installed: the introduction has tones only.\n"))
    // Captions tell what the tones are.
    #expect(try text("a.vtt").contains("\n00:00:00.000 --> 00:00:00.400\nLowest tone: 20.\n"))
    #expect(try holds())
  }

  // MARK: The cache

  @Test func nothingIsSpokenTwice() throws {
    try installVoice()
    #expect(try sonify().status == 0)
    #expect(try said().count == 7)
    let first = try Data(contentsOf: URL(fileURLWithPath: path("a.wav")))
    #expect(try sonify().status == 0)
    #expect(try said().count == 7)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("a.wav"))) == first)
    // Another rate is another recording; so is one of another program.
    #expect(try sonify(["--speech-rate", "200"]).status == 0)
    #expect(try said().count == 14)
    try installVoice()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: programs.url.appendingPathComponent("espeak-ng").path)
    #expect(try sonify().status == 0)
    #expect(try said().count == 21)
  }

  /// What is broken is made anew.
  @Test(arguments: [Data(), Data("chartvoice speech 1\n".utf8), Data(repeating: 7, count: 70_000)])
  func brokenRecordings(content: Data) throws {
    try installVoice()
    #expect(try sonify().status == 0)
    let first = try Data(contentsOf: URL(fileURLWithPath: path("a.wav")))
    let cache = path("cache/chartvoice/speech")
    let names = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(names.count == 7)
    for name in names { try content.write(to: URL(fileURLWithPath: cache + "/" + name)) }
    #expect(try sonify().status == 0)
    #expect(try said().count == 14 && Data(contentsOf: URL(fileURLWithPath: path("a.wav"))) == first)
    // One byte within the samples.
    var recording = try Data(contentsOf: URL(fileURLWithPath: cache + "/" + names[0]))
    recording[recording.count - 100] ^= 1
    try recording.write(to: URL(fileURLWithPath: cache + "/" + names[0]))
    #expect(try sonify().status == 0)
    #expect(try said().count == 15)
  }

  /// What is no file of ours is neither waited for nor written through.
  @Test func strangersInTheCache() throws {
    try installVoice()
    #expect(try sonify().status == 0)
    let cache = path("cache/chartvoice/speech")
    let names = try FileManager.default.contentsOfDirectory(atPath: cache).sorted()
    let victim = try folder.file("victim", "mine")
    for name in names.prefix(2) { try FileManager.default.removeItem(atPath: cache + "/" + name) }
    try FileManager.default.createSymbolicLink(atPath: cache + "/" + names[0], withDestinationPath: victim)
    try #require(mkfifo(cache + "/" + names[1], 0o600) == 0)
    #expect(try sonify().status == 0)
    #expect(try said().count == 9 && text("victim") == "mine")
    // Both are recordings now, which only their owner can read.
    #expect(try sonify().status == 0 && said().count == 9)
    for item in [cache] + names.map({ cache + "/" + $0 }) {
      let permissions = try FileManager.default.attributesOfItem(atPath: item)[.posixPermissions] as? NSNumber
      #expect(permissions?.intValue == (item == cache ? 0o700 : 0o600))
    }
  }

  @Test func withoutACache() throws {
    try installVoice()
    _ = try folder.file("cache", "no folder")
    let result = try sonify()
    #expect(result.status == 0 && !result.errors.contains("tones only"))
  }

  @Test func theCacheStaysSmall() throws {
    try installVoice()
    let cache = folder.url.appendingPathComponent("cache/chartvoice/speech")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    for number in 0..<210 {
      let file = cache.appendingPathComponent("\(number).speech")
      try Data([1]).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000 + number))], ofItemAtPath: file.path)
    }
    try Data([1]).write(to: cache.appendingPathComponent("mine.txt"))
    #expect(try sonify().status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
    #expect(
      names.count == 201 && names.contains("mine.txt") && names.contains("209.speech") && !names.contains("5.speech"))
  }

  // MARK: Options

  @Test(arguments: [
    (["--speech-rate", "79", "--intro"], "--speech-rate takes words a minute from 80 to 450, and 79 is none."),
    (["--speech-rate", "100"], "--speech-rate is for the words of --intro. Add --intro, or leave it out."),
    (["--speech-voice", "en"], "--speech-voice is for the words of --intro. Add --intro, or leave it out."),
    (
      ["--intro", "--speech-voice=-h"],
      "--speech-voice takes a name of letters, digits, and signs such as en-us or en+f3."
    ),
    (["--intro", "--speech-voice", "../x"], "--speech-voice takes a name of letters, digits, and signs"),
  ])
  func wrongUsage(options: [String], message: String) throws {
    let source = try folder.file("a.csv", Self.two)
    let result = try Program.run(["sonify", source, "-o", path("a.wav")] + options)
    #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
  }
}
