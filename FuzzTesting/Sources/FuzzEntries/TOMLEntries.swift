import ChartAnalysis
import ChartDescriptions
import ChartLint
import ChartNarration
import ChartSound

extension FuzzEntry {
  /// A voice: its file alone, and with its lines in place of those of the English one, which lets a few bytes be a whole voice.
  static let voices = FuzzEntry("voices") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? VoiceParser(file: "v.toml").voice(text)
    guard let voice = try? VoiceParser(file: "v.toml").voice(Self.english(with: text)) else { return }
    guard let steps = Self.steps else { throw BrokenPromise(description: "no chart to tell") }
    let narrated = NarratedViews(
      steps.views, facts: steps.narrators.map(\.facts), voice: voice, profile: Profile())
    try SpokenOutputs(narrated).check()
    try BrokenPromise.ifControlled([
      EventNarrator(voice: voice).moved("a", from: 1.5, to: 3, order: (before: 1, after: 2, count: 2))
    ])
  }

  /// A profile, an instrument and a configuration of the linter.
  static let profiles = FuzzEntry("profiles") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? ProfileParser(file: "p.toml").settings(text)
    _ = try? Instrument(toml: text, file: "i.toml")
    _ = try? LintConfigurationParser(file: ".chartvoice.toml", folder: "/").configuration(text)
    _ = try? Baseline(parsing: bytes, file: "baseline.json")
  }

  /// The English voice with the lines of a text in place of its own: below the head of a table those of this table alone, since
  /// many tables have a `day`.
  private static func english(with text: String) -> String {
    let lines = VoiceLine.lines(of: text).filter { !$0.key.isEmpty }.map { ($0.table + $0.key, $0.text) }
    let others = Dictionary(lines) { $1 }
    return englishLines.map { others[$0.table + $0.key] ?? others[$0.key] ?? $0.text }.joined(separator: "\n")
  }

  private static let englishLines = VoiceLine.lines(of: Voice.englishText)
}

/// A line of a voice's file.
private struct VoiceLine {
  /// The head of its table, such as `[dates]`; empty above the first.
  var table: String
  /// What stands before its equals sign; empty where it has none.
  var key: String
  var text: String

  static func lines(of text: String) -> [VoiceLine] {
    var table = ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.first == "[" { table = String(line.trimmingSpaces) }
      let key = line.contains("=") ? String(line.prefix { $0 != "=" }.trimmingSpaces) : ""
      return VoiceLine(table: table, key: key, text: String(line))
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let rest = drop { $0 == " " }
    return rest.dropLast(rest.reversed().prefix { $0 == " " }.count)
  }
}
