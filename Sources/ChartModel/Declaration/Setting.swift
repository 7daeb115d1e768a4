/// What a control of a chart is set to as it opens, and by which the rows that it shows are chosen.
public struct Setting: Sendable, Hashable {
  /// What it is of, such as `year`; empty where nobody says it.
  public var name: String
  /// What is chosen.
  public var value: String

  /// A setting of a control.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
