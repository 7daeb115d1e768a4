public import ChartModel
public import ChartNarration
internal import ChartTruth

/// Everything that is said of a chart, and what is wrong with it.
public struct ToldChart {
  private let narrator: Narrator
  /// Marks, groups and shared places of the tree, in focus order.
  private let places: [ToldPlace]
  /// The label of each mark, as lines.
  private let labels: [MarkLabel]
  private let reader: TruthReader
  /// The sentences and lines with what each may be, without labels, groups and selections.
  private let texts: [(text: String, roles: [Role])]

  private static let overview: [Role] = [.kind, .x, .y, .series, .source, .window]

  /// What a narrator says.
  public init(_ narrator: Narrator) {
    self.narrator = narrator
    let tree = narrator.focusTree()
    texts = Self.texts(of: narrator, tree)
    places = ToldPlace.all(below: tree)
    labels = narrator.labels()
    let stops = places.count(where: \.isStop)
    reader = TruthReader(
      narrator.chart, detail: narrator.detail, told: labels.map(\.id), groupCount: places.count(where: \.isGroup),
      stopCount: stops > 0 ? stops : nil, omissions: narrator.omissions)
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
    let headings = narrator.verbosity == .standard ? self.headings : []
    let problems =
      texts.filter { !known.contains($0.text) }.compactMap { reader.problem(in: $0.text, asOneOf: $0.roles) }
      + untruthsOfPlaces(but: known)
      + headings.filter { !known.contains($0) }.compactMap { reader.problem(in: $0, as: .heading) }
    known.formUnion(texts.map(\.text) + places.filter { !$0.isMark }.map(\.text) + headings)
    return problems
  }

  /// The same of labels and groups alone.
  public func untruthsOfPlaces(but known: Set<String> = []) -> [String] {
    places.filter { $0.isMark || !known.contains($0.text) }.compactMap { $0.problem(reader) } + untruthsOfLines
  }

  /// What is not true or not well formed of groups and shared places, whose labels must keep to their limits.
  public var problemsOfGroups: [String] {
    let spans = places.filter { !$0.isMark }
    return spans.compactMap { $0.problem(reader) } + spans.flatMap { $0.illFormed(limited: true) }
  }

  /// Lines say what the tree says; only positions are among other neighbours.
  private var untruthsOfLines: [String] {
    let marks = Dictionary(places.compactMap { place in place.id.map { ($0, place) } }) { first, _ in first }
    let groups = places.filter(\.isGroup)
    let lines = narrator.groupLabels().map(\.text)
    let isOne = lines.count == groups.count && marks.count == labels.count
    return (isOne ? [] : ["the tree has other places"])
      + zip(lines, groups).compactMap { $0 == $1.text ? nil : difference($0, $1) }
      + labels.compactMap { label in
        guard let place = marks[label.id] else { return "\(label.id) is not in the tree" }
        return label.text == place.text ? nil : difference(label.text, place)
      }
  }

  /// What is wrong with a line that is not what the tree says.
  private func difference(_ line: String, _ place: ToldPlace) -> String? {
    let position = reader.position(place.order.k, of: place.order.n)
    if place.text.contains(position), without(position, place.text) == line { return nil }
    // A line may count among all marks of a series.
    // A line has more room without a position: then each is true by itself.
    guard let own = place.id else { return place.problem(reader, line) }
    return reader.problem(inLabel: line, of: own)
  }

  /// A text without the position at its end.
  private func without(_ position: String, _ text: String) -> String {
    for end in [", " + position, " " + position + "."] where text.hasSuffix(end) {
      return String(text.dropLast(end.count))
    }
    return text
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
      + places.flatMap { $0.illFormed(limited: limited) }
  }

  /// What is wrong with what is said of some selections.
  public func untruths(of selections: [ChartSelection]) -> [String] {
    let lines = labels.map { (id: $0.id, text: $0.text) }
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
    return sentences.filter { $0.1 == nil }.map(\.0) + unnoticedChangesOfPlaces(change)
  }

  /// The same of labels and groups alone.
  public func unnoticedChangesOfPlaces(_ change: (String) -> String?) -> [String] {
    places.compactMap { place in change(place.text).map { ($0, place.problem(reader, $0)) } }
      .filter { $0.1 == nil }.map(\.0)
  }
}

extension Narrator {
  var detail: Detail { Detail(rawValue: verbosity.rawValue) ?? .standard }
}
