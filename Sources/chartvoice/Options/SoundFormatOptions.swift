public import ArgumentParser
public import SoundFile
import SourceText

extension SoundFileFormat.Container: ExpressibleByArgument {}
extension SoundFileFormat.Encoding: ExpressibleByArgument {}

/// `--channels`.
enum SoundChannels: String, ExpressibleByArgument, CaseIterable {
  case mono, stereo
}

/// How the samples of a sound are kept.
struct SoundFormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The form of the sound; if not given, the ending of its name tells, and without one it is wav.",
      valueName: "form"))
  var format: SoundFileFormat.Container?

  @Option(help: ArgumentHelp("How wav and flac keep a sample; 16 bits if not given.", valueName: "encoding"))
  var encoding: SoundFileFormat.Encoding?

  @Option(help: ArgumentHelp("Whether X is heard from left to right, too.", valueName: "channels"))
  var channels: SoundChannels = .stereo

  @Option(help: ArgumentHelp("Frames a second: 44100 or 48000.", valueName: "rate"))
  var sampleRate = 48_000

  func validate() throws {
    guard [44_100, 48_000].contains(sampleRate) else {
      throw ValidationError("--sample-rate takes 44100 or 48000, and \(sampleRate) is neither.")
    }
  }

  /// The form of a file of this name.
  func fileFormat(for path: String) throws -> SoundFileFormat {
    let container = try format ?? Self.container(for: path)
    if let encoding { try check(encoding, in: container) }
    guard container != .opus || sampleRate == 48_000 else {
      throw ValidationError("Opus has 48000 frames a second. Leave --sample-rate out, or choose --format ogg.")
    }
    return SoundFileFormat(
      sampleRate: sampleRate, channels: channels == .mono ? 1 : 2, container: container, encoding: encoding ?? .pcm16)
  }

  private func check(_ encoding: SoundFileFormat.Encoding, in container: SoundFileFormat.Container) throws {
    switch container {
    case .wav: return
    case .flac where encoding != .float: return
    case .flac: throw ValidationError("FLAC holds no floating-point numbers. Choose --encoding pcm-24, or wav.")
    case .ogg, .opus:
      throw ValidationError("--encoding is for wav and flac; \(container.rawValue) has its own. Leave it out.")
    }
  }

  private static let endings: [String: SoundFileFormat.Container] = [
    "wav": .wav, "wave": .wav, "flac": .flac, "ogg": .ogg, "oga": .ogg, "opus": .opus,
  ]

  private static func container(for path: String) throws -> SoundFileFormat.Container {
    guard let ending = ending(of: path), !ending.isEmpty else { return .wav }
    if let container = endings[ending.lowercased()] { return container }
    throw ValidationError(
      """
      No sound is written as .\(ending.escapingControls). Give a name that ends in .wav, .flac, .ogg or .opus, or choose \
      with --format.
      """)
  }

  /// What follows the last dot of a file's name; `nil` without one, and for devices.
  private static func ending(of path: String) -> String? {
    guard !path.hasPrefix("/dev/"), let name = path.split(separator: "/").last,
      let dot = name.lastIndex(of: "."), dot > name.startIndex
    else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// The name without the ending of a sound.
  static func stem(of path: String) -> String {
    guard let ending = ending(of: path), endings[ending.lowercased()] != nil else { return path }
    return String(path.dropLast(ending.count + 1))
  }
}
