import SourceText

extension ProfileSettings {
  /// The settings as a file that `ProfileParser` reads back, every token explained; those that are not said are there as
  /// comments.
  public var toml: String {
    var lines = [
      "# How much ChartVoice says: brief, standard or full.", "verbosity = \"\(verbosity.rawValue)\"",
      "# Whether a mark says its value before its place.", "value-first = \(valueFirst)",
    ]
    if let voice { lines += ["# The file of a voice.", "voice = \(Self.quoted(voice))"] }
    lines += Self.role("chart", "What is said of a whole chart, in this order.", profile.chart)
    lines += Self.role("group", "What is said of a focus group.", profile.group)
    lines += Self.role("mark", "What is said of a mark.", profile.mark)
    lines += keys.tomlLines
    return lines.map { $0 + "\n" }.joined()
  }

  private static func role<Token: ProfileToken>(
    _ name: String, _ heading: String, _ role: Profile.Role<Token>
  ) -> [String] {
    let silent = Token.allCases.filter { !role.says($0) }
    return ["", "# \(heading)", "[\(name)]", "verbosity = \"\(role.verbosity.rawValue)\"", "tokens = ["]
      + role.tokens.map { "  \"\($0.rawValue)\", # \($0.explanation)" }
      + silent.map { "  # \"\($0.rawValue)\", not said: \($0.explanation)" } + ["]"]
  }

  /// A text as TOML has it.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.disturbsTerminals:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
