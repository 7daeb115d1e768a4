import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of the commands that were done, one a line, that is a script again.
final class WalkLog {
  private let file: Descriptor

  /// Begins a log in place of what a file held.
  ///
  /// - Throws: `OutputError` for a file that cannot be written.
  init(_ path: String) throws {
    guard !FileIdentity.isFile(path) || (try? WalkScript(path)) != nil else { throw NoLog(path: path.escapingControls) }
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else {
      throw OutputError(place: path.escapingControls, number: errno)
    }
    file = Descriptor(number: number, name: path.escapingControls)
  }

  deinit { close(file.number) }

  /// Adds a command; it is in the file when this returns, or nothing of it where that fails.
  func note(_ line: String) throws {
    let place = lseek(file.number, 0, SEEK_CUR)
    do {
      try file.write(Array((line.escapingControls + "\n").utf8))
    } catch {
      // A part of a line may be another command; what has no places, such as a pipe, keeps what it took.
      if place >= 0, ftruncate(file.number, place) == 0 { lseek(file.number, place, SEEK_SET) }
      throw error
    }
  }
}

/// A file that is there and holds something else than commands.
struct NoLog: UserFacingFailure, CustomStringConvertible {
  var path: String
  var description: String { "\(path) is there and is no log of a walk. Name another file with --log." }
}
