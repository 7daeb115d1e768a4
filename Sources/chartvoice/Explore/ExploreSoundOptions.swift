import ArgumentParser

/// What is heard of a walk.
struct ExploreSoundOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The program that plays tones, with its arguments, as in \"aplay -q -\": it gets a WAV file on standard input. If "
        + "not given, the first that is installed of pw-play, paplay, aplay, afplay and play.", valueName: "command"))
  var player: String?

  @Flag(help: "Speak each line, too, by spd-say, espeak-ng or espeak; a screen reader does so without it.")
  var speak = false

  @Flag(inversion: .prefixedNo, help: "Whether the walk begins with tones; a key turns them on and off.")
  var tones = true

  @Flag(inversion: .prefixedNo, help: "Whether the walk begins with words; a key turns them on and off.")
  var words = true

  func validate() throws {
    if let player { _ = try SoundCommand.words(player) }
    guard tones || words else {
      throw ValidationError("Without tones and without words nothing is told. Leave out --no-tones or --no-words.")
    }
  }
}
