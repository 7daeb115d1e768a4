/// Finds the texts of charts in sources of a programming language, so that the linter need not parse that language itself.
///
/// `ChartLintSwift` has one for Swift:
///
/// ```swift
/// LintInputs(swift: SwiftSources())
/// ```
public protocol SourceReader: Sendable {
  /// The texts of a source.
  ///
  /// - Parameter bytes: UTF-8 without a mark at its beginning.
  func texts(in bytes: [UInt8]) -> SourceTexts
}

/// What a reader finds in a source.
public struct SourceTexts: Sendable {
  /// Why some of a source is not read.
  public struct Fault: Sendable, Equatable {
    /// Where, in bytes from the start; `nil` where it is about the whole source.
    public var offset: Int?
    /// What is wrong and what to do, in one or two sentences.
    public var message: String

    /// A fault at a place.
    public init(at offset: Int? = nil, message: String) { (self.offset, self.message) = (offset, message) }
  }

  /// The texts, in any order.
  public var texts: [SourceText] = []
  /// Why there may be more; `nil` where these are all.
  public var fault: Fault?

  /// No texts.
  public init() {}
}
