/// A change of a file that makes a fix: some bytes of one line give way to others.
public struct FileEdit: Sendable, Equatable {
  /// What gives way, in bytes from the start of the file.
  public var range: Range<Int>
  /// What stands there afterwards, written as the file writes its texts.
  public var replacement: String
  /// The line, from 1.
  public var line: Int
  /// Where the change begins, in code points of the line from 1.
  public var column: Int
  /// Where what gives way ends, in code points of the line from 1.
  public var endColumn: Int
}
