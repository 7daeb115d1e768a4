public import ChartModel
public import ChartNarration
internal import ChartTruth

/// Everything that is said of a chart, and what is wrong with it.
public struct ToldChart {
  private let narrator: Narrator
  private let labels: [FocusNode]
  private let groups: [FocusNode]
  private let reader: TruthReader
  /// The sentences and lines with what each may be, without labels, groups and selections.
  private let texts: [(text: String, roles: [Role])]

  private static let overview: [Role] = [.kind, .x, .y, .series, .source, .window]

  /// What a narrator says.
  public init(_ narrator: Narrator) {
    self.narrator = narrator
    let tree = narrator.focusTree()
    texts = Self.texts(of: narrator, tree)
    groups = Self.nodes(.group, below: tree)
    labels = Self.nodes(.mark, below: tree)
    reader = TruthReader(
      narrator.chart, detail: narrator.detail, told: labels.map(\.id), groupCount: groups.count,
      omissions: narrator.omissions)
  }

  /// The places of a kind in focus order, without the parts below a mark.
  private static func nodes(_ role: FocusNode.Role, below node: FocusNode) -> [FocusNode] {
    guard node.role != .mark else { return role == .mark ? [node] : [] }
    return (node.role == role ? [node] : []) + node.children.flatMap { nodes(role, below: $0) }
  }

  private static func texts(of narrator: Narrator, _ tree: FocusNode) -> [(text: String, roles: [Role])] {
    let first = [(narrator.title, [Role.title]), (narrator.message, [.message])]
    let axes = tree.children.filter { $0.role == .xAxis || $0.role == .yAxis }.map { ($0.label, [Role.x, .y]) }
    let rest = narrator.overview().map { ($0, overview) } + narrator.summary().map { ($0, [Role.summary]) }
    return (first + axes + rest).filter { !$0.0.isEmpty }
  }

  /// What is not true, or cannot be read.
  ///
  /// - Parameters:
  ///   - known: texts of the same chart that are true; those that are read here are added.
  public func untruths(but known: inout Set<String>) -> [String] {
    // The tree and the list of labels are one.
    let isOne = narrator.verbosity != .standard || narrator.labels().map(\.text) == labels.map(\.label)
    let headings = narrator.verbosity == .standard ? self.headings : []
    let problems =
      texts.filter { !known.contains($0.text) }.compactMap { reader.problem(in: $0.text, asOneOf: $0.roles) }
      + labels.compactMap { reader.problem(inLabel: $0.label, of: $0.id) }
      + groups.filter { !known.contains($0.label) }
      .compactMap { reader.problem(inGroup: $0.label, of: $0.children.map(\.id)) }
      + headings.filter { !known.contains($0) }.compactMap { reader.problem(in: $0, as: .heading) }
    known.formUnion(texts.map(\.text) + groups.map(\.label) + headings)
    return problems + (isOne ? [] : ["the tree has other labels"])
  }

  /// What is not true of the sentences about the whole chart, without its labels and groups.
  public var untrueSentences: [String] {
    texts.compactMap { reader.problem(in: $0.text, asOneOf: $0.roles) }
  }

  /// Those sentences of which another digit is not noticed: the last, the last but one, and so on.
  public func unnoticedChanges(ofDigit place: Int) -> [String] {
    texts.compactMap { text in
      var bytes = Array(text.text.utf8)
      let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }.reversed()
      guard let digit = digits.dropFirst(place).first else { return nil }
      bytes[digit] = bytes[digit] == 57 ? 56 : bytes[digit] + 1
      let changed = String(decoding: bytes, as: UTF8.self)
      return reader.problem(in: changed, asOneOf: text.roles) == nil ? changed : nil
    }
  }

  private var headings: [String] { narrator.groupLines().prefix(1).map { String($0.dropLast()) } }

  /// What is not well formed.
  ///
  /// - Parameter limited: whether names are short enough for the limits of labels and groups to hold.
  public func illFormed(limited: Bool = false) -> [String] {
    texts.flatMap { WellFormed.problems(in: $0.text, isLine: $0.roles == [.title]) }
      + labels.flatMap { WellFormed.problems(in: $0.label, isLine: true, limit: limited ? 100 : 1_000) }
      + groups.flatMap { WellFormed.problems(in: $0.label, isLine: false, limit: limited ? 150 : 1_000) }
  }

  /// What is wrong with what is said of some selections.
  public func untruths(of selections: [ChartSelection]) -> [String] {
    let lines = labels.map { (id: $0.id, text: $0.label) }
    return selections.flatMap { selection in
      narrator.selectionLines(selection).compactMap { line in
        WellFormed.problems(in: line, isLine: false).first
          ?? reader.problem(inSelection: line, of: selection, labels: lines)
      }
    }
  }

  /// What changing one digit of a text leaves unnoticed: each text with a digit, and a place to change it.
  public func unnoticedChanges(_ change: (String) -> String?) -> [String] {
    let sentences = texts.compactMap { text in
      change(text.text).map { ($0, reader.problem(in: $0, asOneOf: text.roles)) }
    }
    let lines = labels.compactMap { label in
      change(label.label).map { ($0, reader.problem(inLabel: $0, of: label.id)) }
    }
    let spans = groups.compactMap { group in
      change(group.label).map { ($0, reader.problem(inGroup: $0, of: group.children.map(\.id))) }
    }
    return (sentences + lines + spans).filter { $0.1 == nil }.map(\.0)
  }
}

extension Narrator {
  var detail: Detail { Detail(rawValue: verbosity.rawValue) ?? .standard }
}
