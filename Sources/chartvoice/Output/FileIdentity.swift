#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which file a path means, so that an output never destroys the input or another output.
enum FileIdentity {
  /// Whether a path means the same regular file as one of the others, by name or through links.
  static func isShared(_ path: String, with others: ArraySlice<String>) -> Bool {
    others.contains { other in
      if other == path { return !path.hasPrefix("/dev/") }
      guard let first = identity(path), let second = identity(other) else { return false }
      return first == second
    }
  }

  /// Device and number of a regular file that is there.
  private static func identity(_ path: String) -> [UInt64]? {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return [UInt64(truncatingIfNeeded: info.st_dev), UInt64(truncatingIfNeeded: info.st_ino)]
  }
}
