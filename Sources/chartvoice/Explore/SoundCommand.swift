import ArgumentParser
import SourceText

/// A program that plays or speaks, with what it must be told.
struct SoundCommand: Sendable, Equatable {
  let path: String
  let arguments: [String]
  /// Whether it takes its sound from a file that it is told behind its arguments, not from standard input.
  var takesFile = false

  /// What it is called in a sentence.
  var name: String { String(path.split(separator: "/").last ?? "").escapingControls }

  /// Programs that play, the best first, with what makes each read a WAV file from standard input.
  ///
  /// `paplay` reads it when it is told no file. `afplay` cannot.
  static let players: [(name: String, arguments: [String], takesFile: Bool)] = [
    ("pw-play", ["-"], false), ("paplay", [], false), ("aplay", ["-q", "-"], false), ("afplay", [], true),
    ("play", ["-q", "-t", "wav", "-"], false),
  ]

  /// The players that are installed, the best first.
  static var installedPlayers: [SoundCommand] {
    players.compactMap { player in
      ExternalProgram(named: [player.name]).map {
        SoundCommand(path: $0.path, arguments: player.arguments, takesFile: player.takesFile)
      }
    }
  }

  /// The player that a person names; one of ours without arguments gets those that it needs.
  ///
  /// - Returns: `nil` where PATH has no such program.
  static func player(_ words: [String]) -> SoundCommand? {
    guard let name = words.first else { return nil }
    let path = name.contains("/") ? name : ExternalProgram(named: [name])?.path
    guard let path else { return nil }
    let known = players.first { $0.name == name.split(separator: "/").last.map(String.init) ?? name }
    guard let known, words.count == 1 else { return SoundCommand(path: path, arguments: Array(words.dropFirst())) }
    return SoundCommand(path: path, arguments: known.arguments, takesFile: known.takesFile)
  }

  /// The words of a command: split at blanks, but where quotation marks hold them together.
  ///
  /// - Throws: `ValidationError` where there is no word, or a quotation mark has no end.
  static func words(_ command: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for sign in command {
      if sign == quote {
        quote = nil
      } else if quote == nil, sign == "\"" || sign == "'" {
        (quote, word) = (sign, word ?? "")
      } else if quote == nil, sign.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(sign)
      }
    }
    if let word { words.append(word) }
    guard quote == nil else {
      throw ValidationError("--player \(command.escapingControls): a quotation mark has no end. Add it.")
    }
    guard words.first?.isEmpty == false else {
      throw ValidationError(
        "--player: give a program that plays a WAV file from its standard input, as in \"aplay -q -\".")
    }
    return words
  }
}
