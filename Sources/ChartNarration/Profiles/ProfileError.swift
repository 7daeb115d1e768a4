/// Why a profile could not be read, with the place in its file and a remedy.
public struct ProfileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file, as it was given.
  public var file: String
  /// The line, where one is known.
  public var line: Int?
  /// What is wrong and what would be right, as a sentence.
  public var message: String

  /// The place and the message.
  public var description: String { file + (line.map { ", line \($0)" } ?? "") + ": " + message }
}
