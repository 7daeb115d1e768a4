/// A program that finds the texts of charts in sources of a programming language.
///
/// ```swift
/// Extractor.swift.failure("it ended with an error.").description
/// // chartvoice-texts-swift: it ended with an error. Install it anew: make install-swift-lint.
/// ```
public struct Extractor: Sendable {
  /// That of Swift.
  public static let swift = Extractor(name: "chartvoice-texts-swift", installation: "make install-swift-lint")

  /// What it is called.
  public let name: String
  /// The command that installs it.
  public let installation: String

  /// An extractor of a name.
  public init(name: String, installation: String) { (self.name, self.installation) = (name, installation) }

  /// What is said where it fails, with a remedy.
  ///
  /// - Parameter reason: What it did, as a clause behind its name.
  public func failure(_ reason: String) -> LintInputError {
    LintInputError(file: name, message: "\(reason) Install it anew: \(installation).")
  }
}
