/// Text as an author writes it: a string, or a stand-in for SwiftUI's text.
///
/// One protocol in place of an overload for each kind of text keeps type checking fast.
public protocol ChartText {
  /// The text as it is read.
  var written: String { get }
}

extension String: ChartText {
  /// The string itself.
  public var written: String { self }
}

extension Substring: ChartText {
  /// The characters as a string.
  public var written: String { String(self) }
}
