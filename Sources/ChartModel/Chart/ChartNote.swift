/// Words that an author writes on a chart beside its marks: at a place along X, at a value, or at neither.
public struct ChartNote: Sendable, Equatable {
  /// A stable id, such as `@note-1`, which no mark can have.
  public var id: String
  /// The words.
  public var text: String
  /// Where along X it stands, or `nil`.
  public var x: XValue?
  /// The value at which it stands, or `nil`.
  public var value: MarkValue?

  /// A note from its parts.
  public init(id: String, text: String, x: XValue? = nil, value: MarkValue? = nil) {
    self.id = id
    self.text = text
    self.x = x
    self.value = value
  }
}
