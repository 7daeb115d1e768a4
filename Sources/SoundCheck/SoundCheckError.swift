/// Why a sound could not be checked, with a remedy.
public struct SoundCheckError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was found, as a sentence, with the file.
  public var message: String
  /// What a person can do about it, as a sentence.
  public var remedy: String

  /// An error from its sentences.
  public init(message: String, remedy: String) { (self.message, self.remedy) = (message, remedy) }

  /// The sentences that a person meets.
  public var description: String { message + " " + remedy }
}
