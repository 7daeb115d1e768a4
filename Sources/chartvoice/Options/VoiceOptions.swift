public import ArgumentParser
import ChartModel
public import ChartNarration

extension Verbosity: ExpressibleByArgument {}

/// How it is said.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A voice of one's own: a TOML file like the one that \"voices --show en\" prints.", valueName: "file"),
    completion: .file(extensions: ["toml"]))
  var voice: String?

  @Option(help: ArgumentHelp("How much is said.", valueName: "verbosity"))
  var verbosity: Verbosity = .standard

  /// The voice of the file, or the English one.
  func loadedVoice() throws -> Voice {
    guard let voice, voice != "en" else { return try .english() }
    return try VoiceParser(file: voice.escapingControls).voice(try TextFile.read(voice))
  }
}

/// The form in which a result is printed.
enum ResultFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
