/// Finds the texts of charts in sources of a programming language, so that the linter need not parse that language itself.
///
/// `ExtractorOutput` reads what a program writes that finds them.
public protocol SourceReader: Sendable {
  /// The texts of a source.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a mark at its beginning.
  ///   - file: What messages call the source.
  /// - Throws: `LintInputError` where nothing is known of the source; what is wrong with some of it is a `SourceTexts.Fault`.
  func texts(in bytes: [UInt8], file: String) throws(LintInputError) -> SourceTexts
}

/// What a reader finds in a source.
public struct SourceTexts: Sendable {
  /// Why some of a source is not read.
  public struct Fault: Sendable, Equatable {
    /// The line, from 1; `nil` where it is about the whole source.
    public var line: Int?
    /// The column, in characters from 1; `nil` where it is about the whole line.
    public var column: Int?
    /// What is wrong and what to do, in one or two sentences.
    public var message: String

    /// A fault at a place.
    public init(line: Int? = nil, column: Int? = nil, message: String) {
      (self.line, self.column, self.message) = (line, column, message)
    }
  }

  /// The texts, in any order.
  public var texts: [SourceText] = []
  /// Why there may be more; `nil` where these are all.
  public var fault: Fault?

  /// No texts.
  public init() {}
}
