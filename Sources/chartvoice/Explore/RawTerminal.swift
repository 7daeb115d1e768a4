#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that gives every key at once and shows none; it is as it was whenever the walk ends or stops.
///
/// Control-C and Control-Z arrive as keys, so that a question can be left without ending the walk. Control-backslash still
/// ends the program, also one that does not answer. Output is untouched: a line ends as everywhere.
final class RawTerminal {
  let descriptor: Int32
  private let handlers: TerminalHandlers
  /// Where signals are told.
  var signals: Int32 { handlers.signals }

  /// Makes a terminal raw.
  ///
  /// - Throws: `TerminalError` where the terminal cannot be changed.
  init(_ descriptor: Int32) throws(TerminalError) {
    self.descriptor = descriptor
    var saved = termios()
    guard tcgetattr(descriptor, &saved) == 0 else { throw TerminalError(reason: String(cString: strerror(errno))) }
    handlers = try TerminalHandlers(descriptor, saved)
    try enter()
  }

  /// Does something at a raw terminal, which is as it was afterwards, also after an error.
  static func during<Result>(_ descriptor: Int32, _ body: (RawTerminal) throws -> Result) throws -> Result {
    let terminal = try RawTerminal(descriptor)
    defer { terminal.end() }
    return try body(terminal)
  }

  /// Makes it raw, at the start or again; in the background the system stops the program until it is called back.
  func enter() throws(TerminalError) {
    guard handlers.enter() else { throw TerminalError(reason: String(cString: strerror(errno))) }
  }

  private func end() {
    handlers.leave()
    handlers.remove()
  }

  /// Stops the program as Control-Z does, and comes back raw when it is told to go on.
  ///
  /// - Parameter everyone: whether all programs of the job stop, as a terminal would do it.
  func stop(everyone: Bool) throws(TerminalError) {
    handlers.leave()
    handlers.stop(everyone: everyone)
    TerminalSignal.forgetAll(signals)
    try enter()
  }
}

/// Why keys cannot be read from a terminal.
struct TerminalError: UserFacingFailure, CustomStringConvertible {
  var reason: String
  var description: String {
    "The terminal does not give single keys (\(reason.lowercased())). Use --typed, and type commands by their words."
  }
}

extension termios {
  /// The same without lines, echo and what keys do by themselves but for Control-backslash.
  var raw: termios {
    var raw = self
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ECHONL | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
      for place in Self.silencedKeys { bytes[place] = Self.noKey }
    }
    return raw
  }

  #if canImport(Darwin)
    private static let silencedKeys = [Int(VINTR), Int(VSUSP), Int(VDSUSP)]
    private static let noKey: UInt8 = 0xFF
  #else
    private static let silencedKeys = [Int(VINTR), Int(VSUSP)]
    private static let noKey: UInt8 = 0
  #endif
}
