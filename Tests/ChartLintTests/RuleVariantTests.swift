import ChartModel
import SourceText
import Testing

@testable import ChartLint

/// What does not change the meaning of a label changes nothing of what is found in it: every example of every rule is judged as
/// it is and in other forms.
@Suite struct RuleVariantTests {
  /// An example in some form: the file that it stands in, and the names that are protected.
  private struct Variant {
    var name: String
    var file: String
    var names: [String] = []
    /// Rules of which it may be said otherwise.
    var excepted: Set<String> = []
  }

  /// Two labels of which one has marks are heard alike, so these are compared too; no rule is left out.
  private static let marks = [("\u{200F}", "\u{200F}"), ("\u{200E}", "\u{200E}"), ("\u{2068}", "\u{2069}")]

  /// A picture that has a name is heard as one: it is a place beside a bare value or a value that comes first, makes more of a
  /// label than its one word, and tells two labels apart. In front of a label it is its place, so it is put behind.
  private static let changedByPictures: Set = [
    "bare-value", "value-before-context", "generic-label", "redundant-role", "missing-title", "duplicate-label",
    "empty-label",
  ]

  private static func variants(_ label: String, _ context: JSONTree) -> [Variant] {
    let plain = line(label, node(context))
    return [
      Variant(name: "ends of lines of two signs", file: plain + "\r\n\r\n"),
      Variant(name: "a byte order mark", file: "\u{FEFF}" + plain + "\n"),
      Variant(name: "keys in another order", file: line(label, node(context, isReversed: true))),
      Variant(name: "a picture", file: line(label + " 🚂", node(context)), names: ["🚂"], excepted: changedByPictures),
    ]
      + marks.map { open, close in
        Variant(name: "marks of direction", file: line(open + label + close, node(context)))
      }
  }

  @Test(arguments: RuleCatalogue.rules.map(\.id)) func formsThatMeanTheSame(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    for example in rule.failing + rule.passing {
      let context = try Self.context(of: example, for: rule)
      let plain = try Self.found(Variant(name: "as it is", file: Self.line(example.label, Self.node(context))))
      for variant in Self.variants(example.label, context) {
        let expected = plain.filter { !variant.excepted.contains($0) }
        let found = try Self.found(variant).filter { !variant.excepted.contains($0) }
        #expect(found == expected, "\(rule.id), with \(variant.name): \(example.label)")
      }
    }
  }

  /// A list beside a label silences all that is found in it, and is of use by that.
  @Test(arguments: RuleCatalogue.rules.map(\.id)) func suppressions(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    for example in rule.failing {
      let context = try Self.node(Self.context(of: example, for: rule))
      let found = try Self.found(Variant(name: "as it is", file: Self.line(example.label, context)))
      #expect(found.contains(rule.id))
      let list = Set(found).sorted()
      let silent = Self.line(example.label, context, suppressing: list)
      #expect(try Self.found(Variant(name: "suppressed", file: silent)) == [], "\(rule.id): \(example.label)")
      let spare = Self.line("June 6: 4,210 steps", .object([]), suppressing: [rule.id])
      #expect(try Self.found(Variant(name: "nothing to suppress", file: spare)) == ["unused-suppression"])
    }
  }

  /// Files are judged by themselves: in whatever order, and each as often as it comes, the same is found in them.
  @Test func orderOfFiles() throws {
    let files = try RuleCatalogue.rules.map { rule in
      try rule.failing.map { Self.line($0.label, Self.node(try Self.context(of: $0, for: rule))) }.joined(
        separator: "\n")
    }
    let linter = FileLinter()
    func found(_ order: [Int]) -> [String] {
      order.flatMap { place in
        linter.judge(Array(files[place].utf8), file: "\(place)", as: .labels).entries.map { "\($0.finding)" }
      }.sorted()
    }
    let places = Array(files.indices)
    let first = found(places)
    #expect(first.count >= files.count)
    #expect(found(places.reversed()) == first)
    // Every seventh file, then every seventh from the second on.
    #expect(found(places.sorted { ($0 % 7, $0) < ($1 % 7, $1) }) == first)
  }

  // MARK: Files

  /// What is known of an example; its kind is one that the rule reads.
  static func context(of example: RuleExample, for rule: RuleDescription) throws -> JSONTree {
    let tree = try JSONTree(parsing: Array(example.context.utf8), source: "context")
    guard !rule.kinds.contains(LabelContext(tree).kind), let kind = rule.kinds.map(\.rawValue).sorted().first else {
      return tree
    }
    let others = (tree.members ?? []).filter { $0.name != "kind" }.map { ($0.name, node($0.value)) }
    let text = JSONNode.object(others + [("kind", .string(kind))]).text
    return try JSONTree(parsing: Array(text.utf8), source: "context")
  }

  /// The rules that find something in the file of a variant, sorted.
  private static func found(_ variant: Variant) throws -> [String] {
    var rules = FileRules()
    rules.names = variant.names
    let judgement = FileLinter(rules: rules).judge(Array(variant.file.utf8), file: "f", as: .labels)
    #expect(judgement.fault == nil && judgement.texts == 1, "\(variant.file)")
    return judgement.entries.filter { $0.suppression == nil }.map(\.finding.rule).sorted()
  }

  static func line(_ label: String, _ context: JSONNode, suppressing rules: [String] = []) -> String {
    let list: [(String, JSONNode)] = rules.isEmpty ? [] : [("suppress", .array(rules.map { .string($0) }))]
    return JSONNode.object([("label", .string(label)), ("context", context)] + list).text
  }

  /// A tree as it is, or with the members of all its objects the other way round: of axes, of rows of data, of marks.
  static func node(_ tree: JSONTree, isReversed: Bool = false) -> JSONNode {
    switch tree.kind {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map { node($0, isReversed: isReversed) })
    case .object(let members):
      .object((isReversed ? members.reversed() : members).map { ($0.name, node($0.value, isReversed: isReversed)) })
    }
  }
}
