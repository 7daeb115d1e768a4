import ArgumentParser

/// Whether a sound is introduced, and who speaks.
struct IntroductionOptions: ParsableArguments {
  @Flag(
    help: """
      Begin with the title, the axes, the lowest and the highest tone and the series; spoken by espeak-ng where it is \
      installed.
      """)
  var intro = false

  @Option(help: ArgumentHelp("The voice of espeak-ng; that of the language if not given.", valueName: "voice"))
  var speechVoice: String?

  @Option(help: ArgumentHelp("Words a minute, from 80 to 450; 175 if not given.", valueName: "words"))
  var speechRate: Int?

  /// Words a minute that espeak-ng speaks if nobody says otherwise.
  static let usualRate = 175

  func validate() throws {
    guard intro || speechVoice == nil && speechRate == nil else {
      throw ValidationError(
        "--speech-\(speechVoice == nil ? "rate" : "voice") is for the words of --intro. Add --intro, or leave it out.")
    }
    if let speechVoice, !Self.isVoice(speechVoice) {
      throw ValidationError(
        "--speech-voice takes a name of letters, digits, and signs such as en-us or en+f3. \"espeak-ng --voices\" lists them."
      )
    }
    if let speechRate, !(80...450).contains(speechRate) {
      throw ValidationError("--speech-rate takes words a minute from 80 to 450, and \(speechRate) is none.")
    }
  }

  /// A name that begins with a letter or a digit: no option of the program that speaks, and no path.
  static func isVoice(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 64 else { return false }
    let isPlain = { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      default: false
      }
    }
    return isPlain(first) && name.utf8.allSatisfy { isPlain($0) || "-_+".utf8.contains($0) }
  }
}
