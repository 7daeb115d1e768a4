#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Why a sound file could not be written or read, with its path and a remedy.
public struct SoundFileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What went wrong.
  public enum Code: String, Sendable {
    /// No file can have the sample rate, the channels, the length or the encoding, or libsndfile was built without it.
    case format
    /// The file could not be made.
    case open
    /// The file could not be read.
    case read
    /// Samples or the header could not be written.
    case write
    /// The finished file could not be put in its place.
    case rename
    /// The finished file does not hold what was written into it.
    case incomplete
  }

  /// What went wrong.
  public var code: Code
  /// The file that was to be written.
  public var path: String
  /// What was found, as a sentence, with the path.
  public var message: String
  /// What a person can do about it, as a sentence.
  public var remedy: String

  /// The sentence that a person meets.
  public var description: String { message + " " + remedy }
}

extension SoundFileError {
  /// Does something with a file, and tells of a call that fails.
  static func telling<Result>(
    _ code: Code, of path: String, _ work: () throws(SystemCalls.Failure) -> Result
  ) throws(SoundFileError) -> Result {
    do throws(SystemCalls.Failure) {
      return try work()
    } catch {
      throw .system(code, path: path, number: error.number)
    }
  }

  /// A file that is not what was written; `what` stands behind a colon, such as `0 frames, not 44100`.
  static func incomplete(_ path: String, _ what: String) -> SoundFileError {
    SoundFileError(
      code: .incomplete, path: path, message: "The file \(path) does not hold what was written into it: \(what).",
      remedy: "Make room or write to another place.")
  }

  /// An error of the operating system, by its number.
  static func system(_ code: Code, path: String, number: Int32) -> SoundFileError {
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return SoundFileError(
      code: code, path: path, message: "The file \(path) could not be \(verb(code)): \(reason).",
      remedy: code == .read ? remedyOfReading(number) : remedy(number))
  }

  private static func verb(_ code: Code) -> String {
    switch code {
    case .format, .open: "made"
    case .write, .incomplete: "written"
    case .read: "read"
    case .rename: "put in its place"
    }
  }

  private static func remedyOfReading(_ number: Int32) -> String {
    switch number {
    case ENOENT, ENOTDIR: "Name a file that is there."
    case EACCES, EPERM: "Ask for the right to read it."
    case EISDIR: "Name a file in that folder."
    case ESPIPE: "Save it as a file on disk first: a pipe cannot be read in two places."
    default: "Name a sound file that is whole."
    }
  }

  private static func remedy(_ number: Int32) -> String {
    switch number {
    case ENOSPC, EDQUOT, EFBIG: "Make room or write to another place."
    case ENOENT, ENOTDIR: "Make the folder first or write to another place."
    case EACCES, EPERM, EROFS: "Ask for the right to write there or write to another place."
    case EISDIR: "Name a file in that folder."
    case EPIPE: "Keep the reader open until all has been written."
    default: "Write to another place."
    }
  }
}
