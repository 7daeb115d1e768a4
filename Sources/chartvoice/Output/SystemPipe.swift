#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe whose ends no program that is started inherits, but for what it is given as its standard input or output.
enum SystemPipe {
  /// Its ends; `nil` where the system gives none, which `errno` then explains.
  ///
  /// Whoever starts programs from several threads lets no other begin between this and its own start.
  static func open() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
