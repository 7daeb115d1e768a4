/// A line across the chart at one value, such as a goal, with which marks are compared.
public struct Rule: Sendable, Equatable {
  /// Where a rule lies.
  public enum Place: Sendable, Equatable {
    /// At one place along X, across all values.
    case x(XValue)
    /// At one value, along all of X.
    case y(MarkValue)
  }

  /// A stable id, such as `@rule-1`, which no mark can have, or the author's.
  public var id: String
  /// What it stands for, such as `Goal`.
  public var name: String
  /// Where it lies.
  public var place: Place
  /// What the author wrote over it.
  public var author: AuthorText?

  /// A rule from its parts.
  public init(id: String, name: String, place: Place, author: AuthorText? = nil) {
    self.id = id
    self.name = name
    self.place = place
    self.author = author
  }
}
