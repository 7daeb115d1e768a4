import SourceText

/// Before which transforms of a view fields are read as numbers or dates, for a view and those below it.
///
/// What a view needs is read as early as possible, at the source or after the last transform that makes one of the
/// fields, and is shared with its neighbours; after `formatparse` and `optimizers` of Vega-Lite.
struct ParsePlan {
  enum Known {
    case explicit
    case implied(ParseKind)
    /// Made by a transform, so that it has the type that its author wants.
    case derived
  }

  /// What is read before the transform at a place; behind the last one at their count.
  private(set) var steps: [Int: ImpliedKinds.Kinds] = [:]
  private(set) var children: [ParsePlan] = []
  /// What a view asks those above it to read.
  private var lifted: ImpliedKinds.Kinds = [:]

  /// The plan of a whole specification.
  init(root: ViewNode) {
    self.init(root, known: [:], isOff: false)
    hold(Set(lifted.keys))
  }

  private init(_ node: ViewNode, known: [String: Known], isOff: Bool) {
    let frame = node.frame
    let data = frame.data.flatMap { $0.tree.isNull ? nil : $0 }
    var known = data.map(Self.explicit) ?? known
    let isOff = data.map { $0["sequence"] != nil || $0["format"]?["parse"]?.tree.isNull == true } ?? isOff
    var wanted: [Int: ImpliedKinds.Kinds] = [:]
    for (place, transform) in frame.transforms.enumerated() {
      wanted[place] = Self.needed(ImpliedKinds.kinds(transform) { known[$0] != nil }, &known)
      let kind = ProducedFields.kind(transform)
      for field in ProducedFields.of(transform) ?? [] { known[field] = kind }
    }
    var last: ImpliedKinds.Kinds = [:]
    switch node {
    case .unit(let unit): last = Self.needed(ImpliedKinds.kinds(unit), &known)
    case .facet(_, let facet, _): last = Self.needed(ImpliedKinds.kinds(facet), &known)
    default: break
    }
    children = node.children.map { ParsePlan($0, known: known, isOff: isOff) }
    wanted[frame.transforms.count] = merge().merging(last) { fromChild, _ in fromChild }
    if !isOff { lift(wanted, through: frame.transforms) }
    if data != nil { hold(Set(lifted.keys)) }
  }

  private static func explicit(_ data: SpecificationNode) -> [String: Known] {
    Dictionary((data["format"]?["parse"]?.members ?? []).map { ($0.name, Known.explicit) }) { first, _ in first }
  }

  /// What is not known already.
  private static func needed(_ kinds: ImpliedKinds.Kinds, _ known: inout [String: Known]) -> ImpliedKinds.Kinds {
    let needed = kinds.filter { field, kind in
      switch known[field] {
      case nil: true
      case .explicit, .derived: false
      case .implied(let before): before != kind && kind != .flatten
      }
    }
    for (field, kind) in needed { known[field] = .implied(kind) }
    return needed
  }

  /// What the children ask for together; what they want differently, each reads for itself.
  private mutating func merge() -> ImpliedKinds.Kinds {
    var merged: ImpliedKinds.Kinds = [:]
    var conflicts: Set<String> = []
    for child in children {
      for (field, kind) in child.lifted where merged.updateValue(kind, forKey: field).map({ $0 != kind }) == true {
        conflicts.insert(field)
      }
    }
    for place in children.indices { children[place].hold(conflicts) }
    return merged.filter { !conflicts.contains($0.key) }
  }

  /// Moves everything up as far as the transforms allow.
  private mutating func lift(_ wanted: [Int: ImpliedKinds.Kinds], through transforms: [SpecificationNode]) {
    var carried: ImpliedKinds.Kinds = [:]
    for place in stride(from: transforms.count, through: 0, by: -1) {
      carried.merge(wanted[place] ?? [:]) { later, _ in later }
      guard place > 0, !carried.isEmpty else { continue }
      let produced = ProducedFields.of(transforms[place - 1])
      if let produced, !Self.meet(produced, Array(carried.keys)) { continue }
      steps[place] = carried
      carried = [:]
    }
    lifted = carried
  }

  /// Whether two fields share the first steps of their paths.
  private static func meet(_ fields: [String], _ others: [String]) -> Bool {
    let starts = Set(fields.compactMap { VegaField($0).path.first })
    return others.contains { VegaField($0).path.first.map(starts.contains) ?? false }
  }

  /// Reads some fields here rather than above.
  private mutating func hold(_ fields: Set<String>) {
    let held = lifted.filter { fields.contains($0.key) }
    guard !held.isEmpty else { return }
    steps[0, default: [:]].merge(held) { _, new in new }
    lifted = lifted.filter { !fields.contains($0.key) }
  }

  /// The plan of a child; one that reads nothing where there is none.
  func child(_ place: Int) -> ParsePlan? { children.indices.contains(place) ? children[place] : nil }
}

extension ViewNode {
  var children: [ViewNode] {
    switch self {
    case .unit, .refused: []
    case .layer(_, let views), .concat(_, let views, _): views
    case .facet(_, _, let child): [child]
    }
  }
}
