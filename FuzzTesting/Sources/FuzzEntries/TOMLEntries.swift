import ChartAnalysis
import ChartDescriptions
import ChartLint
import ChartNarration
import ChartReading
import ChartSound

extension FuzzEntry {
  /// A voice: its file alone, and behind the words of the English one, which lets a few bytes be a whole voice.
  static let voices = FuzzEntry("voices") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? VoiceParser(file: "v.toml").voice(text)
    guard let voice = try? VoiceParser(file: "v.toml").voice(Self.english(with: text)) else { return }
    guard let steps = Self.steps else { throw BrokenPromise(description: "no chart to tell") }
    let narrated = NarratedViews(
      steps.views, facts: steps.narrators.map(\.facts), voice: voice, profile: Profile())
    try BrokenPromise.ifControlled(narrated.descriptionLines(upTo: .groups))
  }

  /// A profile, an instrument and a configuration of the linter.
  static let profiles = FuzzEntry("profiles") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? ProfileParser(file: "p.toml").settings(text)
    _ = try? Instrument(toml: text, file: "i.toml")
    _ = try? LintConfigurationParser(file: ".chartvoice.toml", folder: "/").configuration(text)
    _ = try? Baseline(parsing: bytes, file: "baseline.json")
  }

  /// The English voice with the lines of a text in place of those of the same keys.
  private static func english(with text: String) -> String {
    let lines = text.split(separator: "\n").map { ($0.prefix { $0 != "=" }.trimmingSpaces, String($0)) }
    let others = Dictionary(lines) { $1 }
    return Voice.englishText.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      others[line.prefix { $0 != "=" }.trimmingSpaces] ?? String(line)
    }.joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let rest = drop { $0 == " " }
    return rest.dropLast(rest.reversed().prefix { $0 == " " }.count)
  }
}
