import SourceText

/// A finding a line and a last sentence, made to be heard as well as read.
///
/// ```text
/// labels.jsonl, line 3: "6/6: 4,210 steps". Ambiguous date: "6/6" can be two days. Write "June 6". (ambiguous-date)
/// 1 error in 12 texts of 1 file.
/// ```
struct TextReporter {
  let report: LintReport
  /// The most characters of a text that are read back.
  private static let mostCharacters = 100

  var text: String {
    (report.shown.map(Self.line) + [summary]).map { $0 + "\n" }.joined()
  }

  static func line(_ finding: Finding) -> String {
    let place = "\(finding.file.escapingControls), line \(finding.line)"
    let line =
      "\(place): \(quoted(finding.text)). \(title(finding.rule)): \(finding.message.escapingControls) (\(mark(finding)))"
    // It may be read in the log of a CI.
    return line.escapingRunnerCommands
  }

  /// A rule's name as the words that it is made of: `ambiguous-date` is `Ambiguous date`.
  static func title(_ rule: String) -> String {
    let words = rule.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The rule, and how bad it is where it is no error.
  private static func mark(_ finding: Finding) -> String {
    guard finding.status == .finding else { return finding.rule + ", needs review" }
    return finding.severity == .error ? finding.rule : "\(finding.rule), \(finding.severity.rawValue)"
  }

  private static func quoted(_ text: String) -> String {
    let hasWords = text.prefix(mostCharacters).contains { !$0.isWhitespace }
    return hasWords ? "\"\(start(of: text).escapingControls)\"" : "a text without words"
  }

  /// As much of a text as tells it from others.
  static func start(of text: String) -> String {
    let shown = text.prefix(mostCharacters)
    return String(shown) + (shown.endIndex == text.endIndex ? "" : "…")
  }

  // MARK: The last sentence

  var summary: String {
    let counts = [
      Self.counted(report.count(.error), "error"), Self.counted(report.count(.warning), "warning"),
      Self.counted(report.count(.info), "info"),
    ].compactMap { $0 }
    let place =
      "\(Self.counted(report.texts, "text") ?? "0 texts") of \(Self.counted(report.files.count, "file") ?? "0 files")"
    return (counts.isEmpty ? "No findings" : Self.list(counts)) + " in \(place)." + review
  }

  private var review: String {
    switch report.needsReview {
    case 0: ""
    case 1: " 1 finding is for a person to judge."
    default: " \(report.needsReview) findings are for a person to judge."
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
