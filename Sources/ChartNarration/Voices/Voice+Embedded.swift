extension Voice {
  /// The voices that are part of the program, by their codes.
  public static let embeddedCodes = ["en"]

  /// The English voice, as `voices/speech/en.toml` has it.
  ///
  /// - Throws: `VoiceError` if that file is damaged, which a test rules out.
  public static func english() throws(VoiceError) -> Voice {
    try VoiceParser(file: "voices/speech/en.toml").voice(englishText)
  }

  /// The text of the English voice, to start one's own from.
  public static var englishText: String { String(decoding: PackageResources.en_toml, as: UTF8.self) }
}
