import ChartModel
import ChartTruth

@testable import ChartAnalysis
@testable import ChartNarration

/// Everything that is said of a chart, and what is wrong with it.
struct ToldChart {
  let narrator: Narrator
  private let labels: [MarkLabel]
  private let groups: [FocusNode]
  private let reader: TruthReader

  init(_ narrator: Narrator) {
    self.narrator = narrator
    labels = narrator.labels()
    groups = Self.groups(below: narrator.focusTree())
    reader = TruthReader(
      narrator.chart, detail: Detail(rawValue: narrator.verbosity.rawValue) ?? .standard, told: labels.map(\.id),
      groupCount: groups.count)
  }

  private static func groups(below node: FocusNode) -> [FocusNode] {
    (node.role == .group ? [node] : []) + node.children.flatMap(groups)
  }

  /// The sentences and lines with their roles, without labels, groups and selections.
  var texts: [(text: String, role: Role)] {
    let sentences = [
      (narrator.title, Role.title), (narrator.message, .message), (narrator.kindSentence, .kind),
    ]
    return (sentences + overview + narrator.summary().map { ($0, .summary) }).filter { !$0.0.isEmpty }
  }

  private var overview: [(String, Role)] {
    let axes = [
      (narrator.axisSentence(.x), Role.x), (narrator.axisSentence(.y), .y), (narrator.axisSentence(.series), .series),
    ]
    let known = Set([narrator.kindSentence] + axes.map(\.0))
    let rest = narrator.overview().filter { !known.contains($0) && $0 != narrator.windowSentence }
    return axes + [(narrator.windowSentence ?? "", .window)] + rest.map { ($0, .source) }
  }

  /// What is not true, or cannot be read.
  var untruths: [String] {
    texts.compactMap { reader.problem(in: $0.text, as: $0.role) }
      + labels.compactMap { reader.problem(inLabel: $0.text, of: $0.id) }
      + groups.compactMap { reader.problem(inGroup: $0.label, of: $0.children.map(\.id)) }
      + headings.compactMap { reader.problem(in: $0, as: .heading) }
  }

  private var headings: [String] { narrator.groupLines().prefix(1).map { String($0.dropLast()) } }

  /// What is not well formed.
  var illFormed: [String] {
    texts.flatMap { WellFormed.problems(in: $0.text, isLine: $0.role == .title) }
      + labels.flatMap { WellFormed.problems(in: $0.text, isLine: true) }
      + groups.flatMap { WellFormed.problems(in: $0.label, isLine: false) }
  }

  /// What is wrong with what is said of some selections.
  func untruths(of selections: [ChartSelection]) -> [String] {
    let whole = narrator.ofWhole ?? narrator
    let labels = whole.labels().map { ($0.id, Sentence($0.text).sentence.droppingTrailing(".")) }
    let reader = TruthReader(
      whole.chart, detail: Detail(rawValue: narrator.verbosity.rawValue) ?? .standard, told: labels.map(\.0))
    return selections.flatMap { selection in
      narrator.selectionLines(selection).compactMap { reader.problem(inSelection: $0, of: selection, labels: labels) }
    }
  }
}
