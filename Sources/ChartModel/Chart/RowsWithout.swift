/// Rows that are not drawn because a field has no number, or no date, in them, or one that is no place along its axis.
public struct RowsWithout: Sendable, Hashable {
  /// The field by its title or its column.
  public var field: String
  /// How many rows.
  public var count: Int
  /// Whether there is a value, which is no place: infinite, not a number, or outside the bins.
  public var isUnplaced: Bool
  /// Whether the field stands along X.
  public var isX: Bool

  /// So many rows without a value of a field, or with one that is no place.
  public init(field: String, count: Int, isUnplaced: Bool = false, isX: Bool = false) {
    self.field = field
    self.count = count
    self.isUnplaced = isUnplaced
    self.isX = isX
  }
}
