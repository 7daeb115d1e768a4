extension Voice {
  /// The voices that are part of the program, by their codes.
  public static let embeddedCodes = ["en"]

  /// The text of the English voice, to start one's own from.
  public static var englishText: String { "\(englishFile)" }
}
