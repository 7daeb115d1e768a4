import SourceText

/// What fields are read as because of how a specification uses them, where `format.parse` says nothing.
enum ImpliedParse {
  /// What the predicates of a filter ask of their fields, after `getImplicitFromFilterTransform` of Vega-Lite.
  static func kinds(ofFilter filter: SpecificationNode) -> [String: ParseKind] {
    var kinds: [String: ParseKind] = [:]
    addLeaves(of: filter, to: &kinds)
    return kinds
  }

  /// What is left of implied kinds where the data say how they are to be read: `format.parse` goes before, a field for
  /// which it says `null` is left alone, and `null` for all of it or numbers that are made leave everything alone.
  static func remaining(_ kinds: [String: ParseKind], after data: SpecificationNode?) -> [String: ParseKind] {
    guard let data, data.tree.members != nil else { return kinds }
    if data["sequence"] != nil || data["format"]?["parse"]?.tree.isNull == true { return [:] }
    let given = Set(data["format"]?["parse"]?.tree.members?.map(\.name) ?? [])
    return kinds.filter { !given.contains($0.key) }
  }

  /// Goes down `and`, `or` and `not`; how deep they nest is limited by the text's own limit.
  private static func addLeaves(of filter: SpecificationNode, to kinds: inout [String: ParseKind]) {
    let lists = (filter["and"]?.elements ?? []) + (filter["or"]?.elements ?? [])
    for part in lists + [filter["not"]].compactMap({ $0 }) { addLeaves(of: part, to: &kinds) }
    guard let field = filter["field"]?.string else { return }
    if let kind = firstValue(of: filter).flatMap(kind(of:)) { kinds[field] = kind }
    if filter["timeUnit"] != nil { kinds[field] = .date }
  }

  private static func firstValue(of predicate: SpecificationNode) -> JSONTree? {
    for name in ["equal", "lte", "lt", "gt", "gte"] {
      if let value = predicate[name] { return value.tree }
    }
    let list = predicate["range"] ?? predicate["oneOf"] ?? predicate["in"]
    return list?.tree.elements?.first
  }

  /// JavaScript takes 0, an empty text and `false` for no value here.
  private static func kind(of value: JSONTree) -> ParseKind? {
    switch value.kind {
    case .number(let number): number == 0 ? nil : .number
    case .string(let text): text.isEmpty ? nil : .string
    case .object(let members): members.contains { dateParts.contains($0.name) && counts($0.value) } ? .date : nil
    default: nil
    }
  }

  private static func counts(_ part: JSONTree) -> Bool {
    switch part.kind {
    case .number(let number): number != 0
    case .string(let text): !text.isEmpty
    default: false
    }
  }

  private static let dateParts: Set<String> = [
    "year", "quarter", "month", "date", "day", "hours", "minutes", "seconds", "milliseconds",
  ]
}
