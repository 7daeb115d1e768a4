import SourceText

/// The contexts of the objects that were read last, by their bytes: the labels of a chart come together, and most repeat theirs
/// byte for byte.
struct RecentContexts {
  private static let limit = 8
  /// What is wrong with the context that was read last; one that was read before has been told of.
  private(set) var mistake: String?
  private var recent: [(bytes: ArraySlice<UInt8>, context: SharedContext)] = []

  /// Reads an object; without its context where that is known.
  mutating func read(
    _ object: ScannedObject, of bytes: [UInt8], source: String
  ) throws(ReadingError) -> (JSONTree, SharedContext) {
    mistake = nil
    // Values know the line that they stand on, which differs between objects of several lines.
    guard let place = object.context, object.lineBreaks == 0 else {
      let tree = try JSONTree(parsing: Array(bytes[object.range]), source: source)
      return (tree, context(of: tree))
    }
    if let known = recent.first(where: { Self.areEqual($0.bytes, bytes[place]) })?.context,
      let rest = rest(of: object, without: place, of: bytes, source: source)
    {
      return (rest, known)
    }
    let tree = try JSONTree(parsing: Array(bytes[object.range]), source: source)
    let context = self.context(of: tree)
    if Self.hasOneContext(tree) { recent = [(bytes[place], context)] + recent.prefix(Self.limit - 1) }
    return (tree, context)
  }

  /// An object with nothing as its context; `nil` where it has faults or several contexts, of which the last counts.
  private func rest(
    of object: ScannedObject, without context: Range<Int>, of bytes: [UInt8], source: String
  ) -> JSONTree? {
    var rest = Array(bytes[object.range.lowerBound..<context.lowerBound])
    rest += "null".utf8
    rest += bytes[context.upperBound..<object.range.upperBound]
    guard let tree = try? JSONTree(parsing: rest, source: source), Self.hasOneContext(tree) else { return nil }
    return tree
  }

  private mutating func context(of tree: JSONTree) -> SharedContext {
    mistake = tree["context"].flatMap(LabelKeys.mistake(inContext:))
    return SharedContext(tree["context"].map(LabelContext.init) ?? LabelContext())
  }

  /// Whether bytes are the same, eight at a time.
  private static func areEqual(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    return first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        let words = stride(from: 0, to: first.count - 7, by: 8)
        return words.allSatisfy {
          first.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
            == second.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
        } && first.suffix(7).elementsEqual(second.suffix(7))
      }
    }
  }

  private static func hasOneContext(_ tree: JSONTree) -> Bool {
    tree.members?.count { $0.name == "context" } == 1
  }
}
