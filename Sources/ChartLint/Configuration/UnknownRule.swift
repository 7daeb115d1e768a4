import SourceText

/// A name that no rule has.
public struct UnknownRule: Error, Equatable, CustomStringConvertible {
  /// The name.
  public var id: String

  /// A name that no rule has.
  public init(id: String) { self.id = id }

  /// The sentence with the nearest name, or where names are listed.
  public var description: String {
    let near = NearestNames.nearest(to: id, among: FileRules.known)
    return "There is no rule \"\(id.escapingControls)\". "
      + (near.map { "Did you mean \"\($0)\"?" } ?? "The command \"chartvoice rules\" lists all of them.")
  }
}
