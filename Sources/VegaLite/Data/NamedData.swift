import SourceText

/// Data that one view names and another view uses.
enum NamedData {
  /// The first `data` anywhere in the specification of each name that has a source.
  static func sources(in root: SpecificationNode) -> [String: SpecificationNode] {
    var sources: [String: SpecificationNode] = [:]
    collect(root, into: &sources)
    return sources
  }

  private static func collect(_ node: SpecificationNode, into sources: inout [String: SpecificationNode]) {
    if let data = node["data"], let name = data["name"]?.string, sources[name] == nil, hasSource(data) {
      sources[name] = data
    }
    for child in children(node) { collect(child, into: &sources) }
  }

  /// What to do about a name that nothing has.
  static func remedy(_ name: String, in root: SpecificationNode) -> String {
    let names = (root["datasets"]?.members ?? []).map(\.name)
    if let nearest = NearestNames.nearest(to: name, among: names) { return "Did you mean \(Wording.quoted(nearest))?" }
    return "Give the rows under this name in datasets."
  }

  private static func hasSource(_ data: SpecificationNode) -> Bool {
    ["values", "url", "sequence"].contains { data[$0] != nil }
  }

  /// Where views and lookups stand below a view; the depth is that of the text, which has a limit.
  private static func children(_ node: SpecificationNode) -> [SpecificationNode] {
    let lists = ["layer", "concat", "hconcat", "vconcat", "transform"].flatMap { node[$0]?.elements ?? [] }
    return lists + [node["spec"], node["from"]].compactMap { $0 }
  }
}
