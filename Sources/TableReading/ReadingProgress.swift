/// How far a reading is.
public struct ReadingProgress: Hashable, Sendable {
  /// Data rows so far, those set aside included.
  public var rows: Int
  /// The part of the input that they take, 0 to 1; `nil` where its length is not known, as of a pipe.
  public var part: Double?

  /// A reading that came so far.
  public init(rows: Int, part: Double? = nil) {
    self.rows = rows
    self.part = part
  }

  init(rows: Int, bytes: Int, of size: Int?) {
    let part = size.flatMap { size in size > 0 ? min(1, Double(bytes) / Double(size)) : nil }
    self.init(rows: rows, part: part)
  }
}
