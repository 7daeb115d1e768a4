#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A signal that the loop answers, as its handler writes it to a pipe.
enum TerminalSignal: UInt8 {
  /// One must stop, and come back when told.
  case stop = 1
  /// One goes on after a stop that could not be foreseen.
  case goOn = 2

  /// The signal that was told first; `nil` where none is left.
  static func next(_ descriptor: Int32) -> TerminalSignal? {
    var byte: UInt8 = 0
    #if canImport(Glibc)
      let count = Glibc.read(descriptor, &byte, 1)
    #elseif canImport(Musl)
      let count = Musl.read(descriptor, &byte, 1)
    #else
      let count = Darwin.read(descriptor, &byte, 1)
    #endif
    return count == 1 ? TerminalSignal(rawValue: byte) : nil
  }

  /// Forgets those that were told.
  static func forgetAll(_ descriptor: Int32) { while next(descriptor) != nil {} }
}
