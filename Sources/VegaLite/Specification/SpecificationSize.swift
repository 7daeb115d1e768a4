import ChartModel
import SourceText

/// Keeps a specification to a size at which every part of it can be compared with every other.
///
/// Data is not counted: it has limits of its own.
enum SpecificationSize {
  private static let uncounted: Set<String> = ["data", "datasets", "values", "usermeta"]

  static func check(_ node: SpecificationNode) throws(SpecificationFault) {
    if let elements = node.tree.elements {
      guard elements.first?.members != nil || elements.first?.elements != nil else { return }
      try allow(elements.count, ChartLimits.elements, node, "elements")
      for element in node.elements { try check(element) }
    } else if let members = node.tree.members {
      try allow(members.count, ChartLimits.properties, node, "properties")
      for member in node.members where !uncounted.contains(member.name) { try check(member.node) }
    }
  }

  private static func allow(_ count: Int, _ limit: Int, _ node: SpecificationNode, _ what: String)
    throws(SpecificationFault)
  {
    guard count > limit else { return }
    throw SpecificationFault(
      .tooLarge, at: node, found: "there are \(count) \(what)", expected: "at most \(limit)")
  }
}
