/// The fields that are made at random only to move marks beside their place, as jitter does: they say nothing of the data.
///
/// ```swift
/// JitterFields(root).names  // ["jitter"]
/// ```
struct JitterFields {
  /// Their names: those that a `calculate` makes with a random function and that only offsets show.
  private(set) var names: Set<String> = []

  /// - Complexity: O(*n* *k*) in the length of the specification without its data and how many such fields there are.
  init(_ root: SpecificationNode) {
    findRandom(in: root)
    guard !names.isEmpty else { return }
    removeUsed(in: root, under: [])
  }

  /// Data are no part of what an author says about fields.
  private static let data: Set<String> = ["data", "datasets"]
  private static let offsets: Set<String> = ["xOffset", "yOffset"]

  private mutating func findRandom(in node: SpecificationNode) {
    if let expression = node["calculate"]?.string, let name = node["as"]?.string, Self.isRandom(expression) {
      names.insert(name)
    }
    for child in node.elements + node.members.filter({ !Self.data.contains($0.name) }).map(\.node) {
      findRandom(in: child)
    }
  }

  private static func isRandom(_ expression: String) -> Bool {
    VegaRefusals.reasons.contains { name, reason in
      if case .random = reason { expression.contains(name + "(") } else { false }
    }
  }

  /// Takes away the names that stand anywhere else than at an offset or where they are made.
  private mutating func removeUsed(in node: SpecificationNode, under path: [String]) {
    if let text = node.string, !Self.isOffset(path) { names = names.filter { !text.contains($0) } }
    for child in node.elements { removeUsed(in: child, under: path) }
    for (name, child) in node.members where !Self.data.contains(name) && !makesJitter(node, name) {
      removeUsed(in: child, under: path + [name])
    }
  }

  private static func isOffset(_ path: [String]) -> Bool { path.contains(where: offsets.contains) }

  /// Whether a member is the name that a random expression makes.
  private func makesJitter(_ node: SpecificationNode, _ member: String) -> Bool {
    member == "as" && node["calculate"]?.string.map(Self.isRandom) == true
  }
}
