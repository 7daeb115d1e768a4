/// Why a file is not an instrument, with its place and a remedy.
public struct InstrumentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Code: String, Sendable {
    /// The file is larger than an instrument can be.
    case tooLarge
    /// The text is not TOML.
    case syntax
    /// A key is not one of an instrument's.
    case unknownKey
    /// A key that must be there is not.
    case missingKey
    /// A value is not what its key allows.
    case value
  }

  /// What is wrong.
  public var code: Code
  /// The file.
  public var file: String
  /// The key, such as `envelope.attack`, or the line for a fault of syntax; `nil` for the whole file.
  public var place: String?
  /// What was found and what is allowed, as a sentence.
  public var message: String

  /// The sentence that a person meets: file, place, message.
  public var description: String {
    ([file] + [place].compactMap { $0 }).joined(separator: ", ") + ": " + message
  }
}
