import ChartStreams
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file that keeps what is counted: written whole beside its place and then put there, so that a program that is killed
/// leaves the old state or the new one.
struct FollowStateFile {
  private let path: String
  /// Whether something is counted that is not written yet, and until when no write follows the last.
  private var isPending = false
  private var restUntil = Duration.zero

  /// Rest between two writes, as many times as long as a write takes: it costs a twentieth of the time at most.
  private static let rest = 20

  init(_ path: String) { self.path = path }

  /// When the next write is due; `nil` where all is written.
  var nextMoment: Duration? { isPending ? restUntil : nil }

  /// The state of an earlier run; `nil` where there is none.
  func read() throws -> String? {
    guard access(path, F_OK) == 0 else {
      let number = errno
      try checkFolder()
      // One that is there and cannot be seen would be replaced.
      guard number == ENOENT else {
        let reason = String(cString: strerror(number)).lowercased()
        throw TextFileError(path: path, reason: "the state cannot be read (\(reason)). Name another file with --state.")
      }
      return nil
    }
    return String(decoding: try WholeFile.readRegular(path, called: "state"), as: UTF8.self)
  }

  /// A place that nothing can be written to is refused before anything is told.
  private func checkFolder() throws(TextFileError) {
    let folder = path.contains("/") ? String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)) : "."
    guard path.isEmpty || access(folder, W_OK) != 0 else { return }
    throw TextFileError(path: path, reason: "no state can be written here. Name another file with --state.")
  }

  func failure(_ error: FollowStateError) -> StateFailure { StateFailure(path: path, error: error) }

  /// Writes what is counted, or waits until it is time.
  mutating func keep(_ state: () -> String, isChanged: Bool, at now: Duration) throws {
    isPending = isPending || isChanged
    guard isPending, now >= restUntil else { return }
    let length = try ContinuousClock().measure { try keepNow(state()) }
    (isPending, restUntil) = (false, now + length * (1 + Self.rest))
  }

  /// Writes what is counted; nothing before there is anything.
  func keepNow(_ state: String) throws {
    if !state.isEmpty { try WholeFile.replace(path, with: Array(state.utf8)) }
  }
}

/// A state that cannot be taken up, with a remedy.
struct StateFailure: UserFacingFailure, CustomStringConvertible {
  var path: String
  var error: FollowStateError

  var description: String {
    switch error {
    case .unreadable: "\(path.escapingControls): this is no state of follow. Name another file with --state."
    case .otherChart:
      "\(path.escapingControls): this is the state of another chart. Follow with the options of the first run, "
        + "or keep another state with --state."
    }
  }
}
