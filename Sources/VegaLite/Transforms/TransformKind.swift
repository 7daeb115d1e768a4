import SourceText

/// The transforms there are; each has the name of the member that asks for it.
///
/// The order is the one in which Vega-Lite looks for them (`parseTransformArray`), for an object that has two; but
/// `extent` comes last, because a density and a regression may have one too.
enum TransformKind: String, CaseIterable {
  case calculate, filter, bin, timeUnit, aggregate, joinaggregate, lookup, window, stack, fold, pivot, flatten,
    density, quantile, regression, loess, impute, sample, extent

  init(of node: SpecificationNode) throws(SpecificationFault) {
    guard node.tree.members != nil else {
      throw SpecificationFault(at: node, found: "a transform is \(node.shortly)", expected: "an object")
    }
    guard let kind = Self.allCases.first(where: { node[$0.rawValue] != nil }) else { throw Self.unknown(node) }
    self = kind
  }

  private static func unknown(_ node: SpecificationNode) -> SpecificationFault {
    let names = allCases.map(\.rawValue)
    let given = node.members.map(\.name)
    let near = given.lazy.compactMap { NearestNames.nearest(to: $0, among: names) }.first
    let found =
      given.isEmpty
      ? "a transform has no members" : "there is no transform with \(ListText.all(given.map(Wording.quoted)))"
    return SpecificationFault(
      at: node, found: found, expected: ListText.any(names.sorted()), remedy: near.map { "Did you mean \($0)?" })
  }

  /// The members that a transform may have besides its own.
  var members: [String] {
    switch self {
    case .calculate: ["as"]
    case .filter, .sample: []
    case .bin, .timeUnit: ["field", "as"]
    case .aggregate, .joinaggregate: ["groupby"]
    case .lookup: ["from", "as", "default"]
    case .window: ["frame", "groupby", "ignorePeers", "sort"]
    case .stack: ["groupby", "offset", "sort", "as"]
    case .fold: ["as"]
    case .extent: ["param"]
    case .pivot: ["value", "groupby", "limit", "op"]
    case .flatten: ["as", "index"]
    case .density:
      [
        "groupby", "cumulative", "counts", "bandwidth", "extent", "minsteps", "maxsteps", "steps", "resolve", "as",
      ]
    case .quantile: ["groupby", "probs", "step", "as"]
    case .regression: ["on", "groupby", "method", "order", "extent", "params", "as"]
    case .loess: ["on", "groupby", "bandwidth", "as"]
    case .impute: ["key", "frame", "groupby", "keyvals", "method", "value"]
    }
  }
}

extension TransformCall {
  /// Refuses a member that the transform does not know, because what it was meant to do would not be done.
  func checkMembers(_ allowed: [String]) throws(SpecificationFault) {
    guard let kind = try? TransformKind(of: node) else { return }
    let names = [kind.rawValue] + allowed
    try node.checkMembers(names, of: "the \(kind.rawValue) transform")
  }
}

extension SpecificationNode {
  /// Refuses a member that is not one of those allowed.
  func checkMembers(_ allowed: [String], of owner: String) throws(SpecificationFault) {
    guard let (name, node) = members.first(where: { !allowed.contains($0.name) }) else { return }
    throw SpecificationFault(
      at: node, found: "\(Wording.quoted(name)) is no member of \(owner)", expected: ListText.any(allowed),
      remedy: NearestNames.nearest(to: name, among: allowed).map { "Did you mean \($0)?" })
  }
}

/// Names in a row, for messages.
enum ListText {
  /// `a, b or c`.
  static func any(_ names: [String]) -> String { joined(names, last: " or ") }

  /// `a, b and c`.
  static func all(_ names: [String]) -> String { joined(names, last: " and ") }

  private static func joined(_ names: [String], last: String) -> String {
    guard let end = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + last + end
  }
}
