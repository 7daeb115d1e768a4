internal import ChartModel
import SourceText

/// Finds keys of a label or of its context that are written almost as ours are, and values of another type than they should have:
/// nothing would be held against what they say. Keys like none of ours are people's own.
struct LabelKeys {
  /// What a value must be; `null` is always as good as nothing.
  enum Shape: String {
    /// What somebody else asks for.
    case any = "there"
    case text = "a text"
    case number = "a number"
    case value = "a number or null"
    case flag = "true or false"
    case place = "a text or a number"
    case texts = "a list of texts"
    case names = "a text or a list of texts"
    case places = "a list of texts or numbers"
    case marks = "a list such as [{\"x\": \"2025-06-06\", \"y\": 4210}]"
    case object = "an object in braces"
    case focus = "the x of a mark, or {\"from\": …, \"to\": …}"
    case overview = "true, false or a text"

    func fits(_ tree: JSONTree) -> Bool {
      if self == .any { return true }
      return switch tree.kind {
      case .null: true
      case .bool: [.flag, .overview].contains(self)
      case .number: [.number, .value, .place, .focus].contains(self)
      case .string(let text):
        [.text, .place, .names, .overview, .focus].contains(self)
          || self == .value && LabelKeys.noNumbers.contains(text)
      case .array(let elements): fits(elements)
      case .object: [.object, .focus].contains(self)
      }
    }

    private func fits(_ elements: [JSONTree]) -> Bool {
      switch self {
      case .texts, .names: elements.allSatisfy { $0.string != nil || $0.isNull }
      case .places: elements.allSatisfy { Shape.place.fits($0) }
      case .marks: elements.allSatisfy { $0.members != nil || $0.isNull }
      default: false
      }
    }
  }

  /// What the data of an exporter has in place of a number.
  private static let noNumbers: Set = ["NaN", "Infinity", "-Infinity"]
  private static let label: [String: Shape] = ["label": .any, "context": .object, "suppress": .texts]
  private static let context: [String: Shape] = [
    "kind": .text, "fragment": .flag, "chartType": .text, "x": .object, "y": .object, "series": .names, "data": .marks,
    "focus": .focus, "siblings": .texts, "overview": .overview, "goal": .number, "spec": .object,
  ]
  private static let axis: [String: Shape] = [
    "name": .text, "type": .text, "unit": .text, "min": .place, "max": .place, "precision": .number,
    "categories": .places,
  ]
  private static let mark: [String: Shape] = ["x": .place, "y": .value, "series": .text]
  private static let focus: [String: Shape] = ["x": .place, "from": .place, "to": .place, "series": .text]
  private static let types = ["quantitative", "temporal", "ordinal", "nominal"]

  /// Keys that were looked at and are nobody's mistake.
  private var passed: Set<String> = []

  // MARK: Labels

  /// What is wrong with the keys of a label's object, but for those inside its context; `nil` where nothing is.
  mutating func mistake(inLabel tree: JSONTree) -> String? {
    for member in tree.members ?? [] {
      if let shape = Self.label[member.name] {
        if !shape.fits(member.value) { return Self.wrongType(member.name, shape) }
      } else if !passed.contains(member.name) {
        if let near = Self.near(member.name, Self.label), tree[near] == nil { return Self.wrongKey(member.name, near) }
        // The data belong to the chart.
        if member.name == "data" {
          if tree["context"]?["data"] == nil, let first = member.value.elements?.first, first["x"] != nil {
            return "\"data\" stands beside the label. Put it into \"context\"."
          }
        } else {
          passed.insert(member.name)
        }
      }
    }
    return nil
  }

  // MARK: Contexts

  /// What is wrong with a context; `nil` where nothing is.
  static func mistake(inContext tree: JSONTree) -> String? {
    guard tree.members != nil else { return nil }
    return mistake(in: tree, context)
      ?? word(tree["kind"], "kind", LabelContext.Kind.allCases.map(\.rawValue))
      ?? tree["x"].flatMap(mistake(inAxis:)) ?? tree["y"].flatMap(mistake(inAxis:))
      ?? tree["focus"].flatMap { $0.members == nil ? nil : mistake(in: $0, focus) }
      ?? tree["data"]?.elements.flatMap(mistake(inMarks:))
  }

  private static func mistake(inAxis tree: JSONTree) -> String? {
    mistake(in: tree, axis) ?? word(tree["type"], "type", types)
  }

  private static func mistake(inMarks marks: [JSONTree]) -> String? {
    for mark in marks {
      if let mistake = mistake(in: mark, Self.mark) { return mistake }
      if mark["y"] == nil, mark["x"] != nil, mark["value"] != nil { return wrongKey("value", "y") }
    }
    return nil
  }

  private static func mistake(in tree: JSONTree, _ known: [String: Shape]) -> String? {
    for member in tree.members ?? [] {
      if let shape = known[member.name] {
        if !shape.fits(member.value) { return wrongType(member.name, shape) }
      } else if let near = near(member.name, known), tree[near] == nil {
        return wrongKey(member.name, near)
      }
    }
    return nil
  }

  private static func word(_ tree: JSONTree?, _ key: String, _ words: [String]) -> String? {
    guard let text = tree?.string, !words.contains(text), let near = near(text, words) else { return nil }
    return "\"\(text.escapingControls)\" is no \(key). Did you mean \"\(near)\"?"
  }

  // MARK: Names

  private static func near(_ key: String, _ known: [String: Shape]) -> String? { near(key, known.keys.sorted()) }

  /// The name that somebody meant who wrote other capitals, or a letter or two otherwise; short names have too many neighbours.
  private static func near(_ key: String, _ names: [String]) -> String? {
    let small = key.lowercased()
    if let same = names.first(where: { $0.lowercased() == small }) { return same }
    guard (3...30).contains(key.count) else { return nil }
    let letters = Array(small.unicodeScalars)
    return names.first { name in
      let most = name.count < 4 ? 0 : name.count < 7 ? 1 : 2
      return most > 0 && NearestNames.distance(letters, Array(name.lowercased().unicodeScalars)) <= most
    }
  }

  private static func wrongKey(_ key: String, _ near: String) -> String {
    "There is no key \"\(key.escapingControls)\" here. Did you mean \"\(near)\"?"
  }

  private static func wrongType(_ key: String, _ shape: Shape) -> String { "\"\(key)\" must be \(shape.rawValue)." }
}
