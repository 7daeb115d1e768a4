/// Rows that are not drawn because a field has no number, or no date, in them.
public struct RowsWithout: Sendable, Hashable {
  /// The field by its title or its column.
  public var field: String
  /// How many rows.
  public var count: Int

  /// So many rows without a value of a field.
  public init(field: String, count: Int) {
    self.field = field
    self.count = count
  }
}
