import SourceText

/// The names of marks: those that are drawn, and those that are made of several.
enum MarkNames {
  static let all = (VegaMark.allCases.map(\.rawValue) + CompositeKind.allCases.map(\.rawValue)).sorted()

  static func unknown(_ name: String, at node: SpecificationNode) -> SpecificationFault {
    let nearest = NearestNames.nearest(to: name, among: all)
    return SpecificationFault(
      at: node, found: "\(Wording.quoted(name)) is no mark", expected: all.joined(separator: ", "),
      remedy: nearest.map { "Did you mean \($0)?" })
  }
}

/// Marks that are made of several others.
enum CompositeKind: String, CaseIterable {
  case boxplot, errorbar, errorband
}
