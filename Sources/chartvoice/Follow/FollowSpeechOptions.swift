import ArgumentParser
import ChartModel
import ChartStreams
import SourceText

/// How fast and of what is spoken.
struct FollowSpeechOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How long a turn of speech is, such as 500ms, 5s or 2m.", valueName: "time"),
    transform: TimeOption.parse)
  var every: Duration = .seconds(5)

  @Option(help: ArgumentHelp("How many announcements there are in a turn; what waits is merged.", valueName: "count"))
  var atMost = 1

  @Option(
    help: ArgumentHelp(
      """
      How far behind the latest X a row may be and still be counted, such as 10m, or a number along a number; any distance \
      if not given.
      """, valueName: "distance"))
  var lateness: String?

  @Option(
    help: ArgumentHelp(
      "How far ahead of the clock a row may be and still move time on, such as 1h, or none for any distance.",
      valueName: "time"))
  var ahead = "1h"

  @Option(
    help: ArgumentHelp("After how long without rows that is said, or none for never.", valueName: "time"))
  var silence = "1m"

  @Option(
    help: ArgumentHelp(
      "A value whose crossing is told, with a name such as goal=100 or without; can be given several times.",
      valueName: "rule"),
    transform: RuleOption.parse)
  var rule: [FollowedRule] = []

  @Flag(help: "Play each bucket when it is told, as high as its value among all so far; not where numbers are hidden.")
  var tone = false

  @Option(
    help: ArgumentHelp(
      "The program that plays tones, with its arguments, as in \"aplay -q -\": it gets a WAV file on standard input. If "
        + "not given, the first that is installed of pw-play, paplay, aplay, afplay and play.", valueName: "command"))
  var player: String?

  func validate() throws {
    if let player { _ = try SoundCommand.words(player) }
    guard tone || player == nil else { throw ValidationError("--player is for tones. Add --tone, or leave it out.") }
    guard atMost > 0, atMost <= 1_000 else { throw ValidationError("--at-most takes a whole number from 1 to 1000.") }
    _ = try Self.limit(ahead)
    guard try Self.limit(silence).map({ $0 >= .seconds(1) }) ?? true else {
      throw ValidationError("--silence takes a second or more, or none for never.")
    }
  }

  /// - Parameter alongTime: whether X is time, so that distances are times.
  func options(alongTime: Bool) throws -> FollowOptions {
    let distance: Double? = try lateness.map { text in
      if alongTime { return try TimeOption.parse(text).microsecondCount }
      guard let number = Double(text), number.isFinite, number >= 0 else {
        throw ValidationError("--lateness takes a number from zero on where X is one.")
      }
      return number
    }
    return FollowOptions(
      every: every, atMost: atMost, lateness: distance, ahead: try Self.limit(ahead), silence: try Self.limit(silence),
      rules: rule)
  }

  private static func limit(_ text: String) throws -> Duration? { text == "none" ? nil : try TimeOption.parse(text) }
}

/// Reads lengths of time such as `500ms`, `5s`, `2m`, `1h` and `1d`.
enum TimeOption {
  private static let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400)]

  static func parse(_ text: String) throws -> Duration {
    for (name, seconds) in units where text.hasSuffix(name) {
      guard let count = Double(text.dropLast(name.count)), count >= 0, count * seconds <= 1e9 else { break }
      return .milliseconds(Int(clamping: (count * seconds * 1_000).rounded()))
    }
    throw ValidationError(
      "\"\(text.escapingControls)\" is not a length of time. Give a number with ms, s, m, h or d, such as 5s.")
  }
}

/// Reads `--rule`.
enum RuleOption {
  static func parse(_ text: String) throws -> FollowedRule {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard let number = parts.last.flatMap(Double.init), number.isFinite, parts.count < 3, !parts[0].isEmpty else {
      throw ValidationError(
        "\"\(text.escapingControls)\" is not a rule. Give a number, or name=number such as goal=100.")
    }
    return FollowedRule(name: parts[0], value: number)
  }
}

extension Duration {
  /// How many microseconds it is.
  fileprivate var microsecondCount: Double { Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12 }
}
