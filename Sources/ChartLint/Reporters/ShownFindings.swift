import ChartModel
import SourceText

/// What reports show of the findings of one text: as many as a limit says, the worst, for many formats repeat the text with each.
enum ShownFindings {
  /// The findings of one text that are told, or those that are not.
  private struct Group: Hashable {
    var file: String
    var text: Int
    var isTold: Bool

    init?(_ entry: LintReport.Entry) {
      guard let text = entry.text else { return nil }
      (file, self.text, isTold) = (entry.finding.file, text, entry.suppression == nil)
    }
  }

  private typealias Placed = (offset: Int, element: LintReport.Entry)

  /// The findings that are shown, in their order; where there are more of a text, the last one says how many.
  static func of(_ entries: [LintReport.Entry]) -> [LintReport.Entry] {
    let groups = Dictionary(grouping: entries.enumerated()) { Group($0.element) }
    let shown = groups.flatMap { group, found in group == nil ? found : worst(found) }
    return shown.sorted { $0.offset < $1.offset }.map(\.element)
  }

  private static func worst(_ found: [Placed]) -> [Placed] {
    let hidden = found.dropFirst(ChartLimits.shownFindings).count
    guard hidden > 0 else { return found }
    let ranked = found.sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    var shown = ranked.prefix(ChartLimits.shownFindings).sorted { $0.offset < $1.offset }
    guard var last = shown.popLast() else { return found }
    last.element.finding.message += " " + more(hidden)
    return shown + [last]
  }

  private static func more(_ hidden: Int) -> String {
    let findings = hidden == 1 ? "finding of this text is" : "findings of this text are"
    return "\(hidden.withCommas) more \(findings) not shown."
  }
}

extension LintReport.Entry {
  /// Its place among others where not all are shown: the worst is 0.
  var rank: Int {
    guard suppression == nil else { return 4 }
    guard finding.status == .finding else { return 3 }
    return finding.severity == .error ? 0 : finding.severity == .warning ? 1 : 2
  }
}

extension LintReport {
  /// The findings that reports show, with those that are not told.
  var shownEntries: [Entry] { ShownFindings.of(all) }

  /// The findings that reports show.
  var shown: [Finding] { shownEntries.filter { $0.suppression == nil }.map(\.finding) }
}
