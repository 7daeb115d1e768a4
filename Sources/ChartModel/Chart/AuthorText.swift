/// What the author of a chart wrote over a mark or a rule.
public struct AuthorText: Sendable, Equatable {
  /// What is said in place of where the mark stands, or `nil`.
  public var label: String?
  /// What is said in place of the value, or `nil`.
  public var value: String?
  /// Whether it is kept from assistive technology: neither walked nor told nor heard, in no fact and no row.
  public var isHidden: Bool
  /// Texts that stand beside it, told after it.
  public var notes: [String]

  /// Text from its parts.
  public init(label: String? = nil, value: String? = nil, isHidden: Bool = false, notes: [String] = []) {
    self.label = label
    self.value = value
    self.isHidden = isHidden
    self.notes = notes
  }

  /// Whether nothing is written.
  public var isEmpty: Bool { self == AuthorText() }
}
