import ChartModel
import ChartSound
import SourceText

/// Why nothing is spoken, as a sentence.
struct SpeechFailure: Error {
  var reason: String

  var description: String { reason + ": the introduction has tones only." }
}

/// The program that speaks: espeak-ng, or espeak.
struct SpeechProgram {
  /// The most characters that are spoken at once; more would take longer than an introduction may.
  static let longestText = 400
  private static let limits = ExternalProgram.Limits(seconds: 5, bytes: 10_000_000)

  private let program: ExternalProgram
  private let voice: String
  /// Words a minute.
  private let rate: Int
  private let cache = SpeechCache()
  /// What tells this program from others and from earlier versions of it.
  private let identity: String

  init(voice: String, rate: Int) throws(SpeechFailure) {
    guard let program = ExternalProgram(named: ["espeak-ng", "espeak"]) else {
      throw SpeechFailure(reason: "espeak-ng is not installed")
    }
    (self.program, self.voice, self.rate) = (program, voice, rate)
    identity = Self.identity(of: program)
  }

  /// The recording of a text for a sound of some rate; `nil` of a text such as "-", of which nothing is heard.
  func spoken(_ text: String, for sampleRate: Int) throws(SpeechFailure) -> SpeechClip? {
    let plain = Self.plain(text)
    let key = [identity, voice, String(rate), plain].joined(separator: "\n")
    if let kept = cache.recording(of: key).flatMap({ Self.recording($0, for: sampleRate) }) { return Self.clip(kept) }
    let bytes = try run(plain)
    guard let recording = Self.recording(bytes, for: sampleRate) else {
      throw SpeechFailure(reason: "\(program.name) wrote no sound")
    }
    cache.keep(bytes, of: key)
    return Self.clip(recording)
  }

  private func run(_ text: String) throws(SpeechFailure) -> [UInt8] {
    do {
      return try program.run(
        ["--stdout", "--stdin", "-b", "1", "-v", voice, "-s", String(rate)], input: Array((text + "\n").utf8),
        variables: ["PATH", "HOME", "ESPEAK_DATA_PATH"], limits: Self.limits)
    } catch {
      throw SpeechFailure(reason: reason(error))
    }
  }

  private func reason(_ failure: ProgramFailure) -> String {
    switch failure {
    case .system(let words): "\(program.name) did not start, \(words.dropLast())"
    case .ended: "\(program.name) ended with an error, perhaps because it has no voice \"\(voice)\""
    case .slow: "\(program.name) took more than \(Int(clamping: Self.limits.seconds)) seconds"
    case .large: "\(program.name) wrote more than \(Self.limits.bytes / 1_000_000) megabytes"
    }
  }

  private static func recording(_ bytes: [UInt8], for sampleRate: Int) -> WAVRecording? {
    WAVRecording(bytes).flatMap { SpeechTrack.takes($0.sampleRate, for: sampleRate) ? $0 : nil }
  }

  private static func clip(_ recording: WAVRecording) -> SpeechClip? {
    SpeechClip(samples: recording.samples, sampleRate: recording.sampleRate)
  }

  /// One line of nothing but words: two square brackets begin phonemes, and a control character a command.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.disturbsTerminals || "[]".unicodeScalars.contains($0) ? " " : $0 })
    )
    .split(separator: " ").joined(separator: " ")
  }

  /// To ask a program for its version would be to run it; an update changes its size or its time.
  private static func identity(of program: ExternalProgram) -> String {
    let path = PathNames.real(program.path) ?? program.path
    let facts = FileIdentity.facts(path)
    let voices = ExternalProgram.variable("ESPEAK_DATA_PATH") ?? ""
    return "\(path)\n\(facts?.size ?? 0)\n\(facts?.changed ?? 0)\n\(voices)"
  }
}
