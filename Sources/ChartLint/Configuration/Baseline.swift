import ChartModel
import SourceText

/// Findings that were there before, which are not told: by rule, file and text, so that lines may move.
///
/// The file is pretty, sorted JSON, made to be read in a review; a finding that is there twice is counted.
public struct Baseline: Sendable {
  private struct Key: Hashable {
    var file: String
    var rule: String
    var hash: String
  }

  private var counts: [Key: Int] = [:]
  private var texts: [Key: String] = [:]

  /// The told findings of a report; `path` gives the name of a file in the list, such as its path from where the list lies.
  public init(_ report: LintReport, path: (String) -> String) {
    var hashes = ContentHashes()
    for finding in report.findings {
      let key = Self.key(finding, path(finding.file), &hashes)
      counts[key, default: 0] += 1
      texts[key] = finding.text
    }
  }

  private static func key(_ finding: Finding, _ file: String, _ hashes: inout ContentHashes) -> Key {
    Key(file: file, rule: finding.rule, hash: hashes.hash(of: finding.text))
  }

  /// Reads a list that was written before.
  ///
  /// - Throws: `LintConfigurationError` for a file that is none.
  public init(parsing bytes: [UInt8], file: String) throws(LintConfigurationError) {
    for finding in try Self.findings(in: bytes, file) {
      let (key, count) = try Self.entry(of: finding, file)
      counts[key, default: 0] += count
      texts[key] = finding["text"]?.string
    }
  }

  private static let remedy = "Write it anew with --write-baseline."

  private static func findings(in bytes: [UInt8], _ file: String) throws(LintConfigurationError) -> [JSONTree] {
    let tree: JSONTree
    do {
      tree = try JSONTree(parsing: bytes, source: file)
    } catch {
      throw LintConfigurationError(file: file, line: error.place.line, message: "This is not JSON. \(remedy)")
    }
    guard tree["schema"]?.string == "chartvoice.baseline/1", let findings = tree["findings"]?.elements else {
      throw LintConfigurationError(file: file, message: "This is no list of older findings. \(remedy)")
    }
    return findings
  }

  private static func entry(
    of finding: JSONTree, _ file: String
  ) throws(LintConfigurationError) -> (key: Key, count: Int) {
    guard let name = finding["file"]?.string, let rule = finding["rule"]?.string, let hash = finding["hash"]?.string,
      let count = finding.wholeNumber("count"), count > 0, count < 1 << 31
    else {
      throw LintConfigurationError(
        file: file, line: finding.line, message: "This finding lacks its file, rule, hash or count. \(remedy)")
    }
    return (Key(file: name, rule: rule, hash: hash), count)
  }

  /// The list as a file.
  public var text: String {
    let keys = counts.keys.sorted {
      ($0.file, $0.rule, texts[$0] ?? "", $0.hash) < ($1.file, $1.rule, texts[$1] ?? "", $1.hash)
    }
    let lines = keys.map { key in
      let members: [(String, JSONNode)] = [
        ("file", .string(key.file)), ("rule", .string(key.rule)), ("text", .optional(texts[key])),
        ("hash", .string(key.hash)), ("count", .integer(counts[key] ?? 1)),
      ]
      return "    {\n"
        + members.map { "      \(JSONNode.string($0).text): \($1.text)" }.joined(separator: ",\n") + "\n    }"
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"schema\": \"chartvoice.baseline/1\",\n  \"findings\": \(list)\n}\n"
  }

  /// How many findings it has, each as often as it was there.
  public var count: Int { counts.values.reduce(0, +) }

  /// The list without what a report no longer finds; nothing is added to it.
  ///
  /// - Parameters:
  ///   - report: What was found now, by all rules.
  ///   - path: The name of a file in the list.
  ///   - isGone: Whether a file of the list, by its name there, is no more; what is known of other files that were not judged stays.
  public func pruned(by report: LintReport, path: (String) -> String, isGone: (String) -> Bool) -> Baseline {
    let found = Baseline(report, path: path).counts
    let judged = Set(report.files.map(path))
    var result = self
    result.counts = counts.reduce(into: [:]) { kept, entry in
      let (key, count) = entry
      let left = judged.contains(key.file) ? min(count, found[key] ?? 0) : isGone(key.file) ? 0 : count
      if left > 0 { kept[key] = left }
    }
    return result
  }

  /// A report in which the findings of the list are not told, each as often as it was there.
  public func applied(to report: LintReport, path: (String) -> String) -> LintReport {
    var (left, result) = (counts, LintReport(files: report.files, texts: report.texts))
    result.folder = report.folder
    var hashes = ContentHashes()
    for var entry in report.all {
      let key = Self.key(entry.finding, path(entry.finding.file), &hashes)
      if entry.suppression == nil, let count = left[key], count > 0 {
        left[key] = count - 1
        entry.suppression = .external
      }
      result.add(entry)
    }
    return result
  }
}
