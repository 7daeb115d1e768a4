public import ArgumentParser
public import ChartNarration
import SourceText

extension Verbosity: ExpressibleByArgument {}

/// How it is said.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A voice of one's own: a TOML file like the one that \"voices --show en\" prints.", valueName: "file"),
    completion: .file(extensions: ["toml"]))
  var voice: String?

  @Option(help: ArgumentHelp("How much is said; standard if not given.", valueName: "verbosity"))
  var verbosity: Verbosity?

  @Flag(inversion: .prefixedNo, help: "Say the value of a mark before its place.")
  var valueFirst: Bool?

  @Option(
    help: ArgumentHelp(
      """
      A person's settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the \
      configuration folder if not given. Options win over it.
      """, valueName: "file"),
    completion: .file(extensions: ["toml"]))
  var profile: String?

  @Flag(help: "Hide every number, for data that others must not hear.")
  var mask = false

  func validate() { StandardError.hidesNumbers = mask }

  /// The voice of the option or of the profile, or the English one.
  func loadedVoice() throws -> Voice {
    guard let voice = try voice ?? settings().voice, voice != "en" else { return .english }
    return try VoiceParser(file: voice.escapingControls).voice(try TextFile.read(voice))
  }

  /// What is said: the profile of the person, and what options change of it.
  func loadedProfile() throws -> Profile {
    var profile = try settings().profile
    profile.hidesNumbers = mask
    return profile
  }

  /// The person's settings with what options change of them.
  func settings() throws -> ProfileSettings {
    var settings = try ProfilePlace.settings(profile)
    if let verbosity { settings = settings.at(verbosity) }
    if let valueFirst { settings = settings.with(valueFirst: valueFirst) }
    if let voice { settings.voice = voice == "en" ? nil : voice }
    return settings
  }
}

/// The form in which a result is printed.
enum ResultFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
