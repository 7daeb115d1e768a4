/// A fault of a block that ends the reading.
package enum BlockFailure {
  /// A fault at an offset of the block; `row` counted from 1 there.
  case inBlock(offset: Int, row: Int?, found: String, expected: String?, remedy: String?)
  /// A fault that knows its place by itself, such as a read error.
  case elsewhere(ReadingError)
}
