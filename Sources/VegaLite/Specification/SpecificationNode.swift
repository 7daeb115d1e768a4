import SourceText

/// A part of a specification, with the JSON pointer (RFC 6901) that leads to it.
///
/// ```swift
/// node["encoding"]?["x"]?.pointer  // /encoding/x
/// ```
struct SpecificationNode: Sendable {
  let tree: JSONTree
  let pointer: String

  init(_ tree: JSONTree, pointer: String = "") {
    self.tree = tree
    self.pointer = pointer
  }

  /// The member with this name; `nil` where there is none. JSON's `null` is a node.
  subscript(name: String) -> SpecificationNode? {
    tree[name].map { SpecificationNode($0, pointer: pointer + "/" + Self.escaped(name)) }
  }

  /// The elements of an array; none where it is no array.
  var elements: [SpecificationNode] {
    (tree.elements ?? []).enumerated().map { SpecificationNode($1, pointer: "\(pointer)/\($0)") }
  }

  /// The members of an object, in order; none where it is no object.
  var members: [(name: String, node: SpecificationNode)] {
    (tree.members ?? []).map {
      ($0.name, SpecificationNode($0.value, pointer: pointer + "/" + Self.escaped($0.name)))
    }
  }

  var string: String? { tree.string }
  var number: Double? { tree.number }
  var bool: Bool? { tree.bool }

  private static func escaped(_ name: String) -> String {
    name.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
      .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
  }
}
