public import ChartModel

/// A column that a caller wants to read.
///
/// ```swift
/// try reader.read(["date", ColumnRequest("steps", as: .number)]) { batch in … }
/// ```
public struct ColumnRequest: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The column's name in the schema.
  public var name: String
  /// How to read it; `nil` for the type in the schema.
  public var type: ColumnType?

  /// A column by name.
  public init(_ name: String, as type: ColumnType? = nil) {
    self.name = name
    self.type = type
  }

  /// A column by name, with the type in the schema.
  public init(stringLiteral name: String) { self.init(name) }
}
