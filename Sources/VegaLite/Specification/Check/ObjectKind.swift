/// A kind of object in a specification, and the names of the properties that it may have.
struct ObjectKind {
  /// What a message calls it, with its article: `an axis`.
  let name: String
  let properties: [String]
  private let known: Set<String>

  /// - Parameter properties: The names, separated by white space.
  init(_ name: String, _ properties: String) {
    self.name = name
    self.properties = properties.split(whereSeparator: \.isWhitespace).map(String.init)
    known = Set(self.properties)
  }

  func knows(_ property: String) -> Bool { known.contains(property) }
}

/// A kind of transform.
struct TransformShape {
  /// The property that tells it from the others.
  let name: String
  let required: [String]
  let kind: ObjectKind

  init(_ name: String, needs required: String, knows properties: String) {
    self.name = name
    self.required = required.split(separator: " ").map(String.init)
    kind = ObjectKind("the transform \(name)", properties)
  }
}
