#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes as a file, for readers that open one by its path.
enum TemporaryFile {
  /// Gives the path of a file with some bytes; it has no name of its own, so that a crash leaves nothing behind.
  static func with<Result>(_ bytes: [UInt8], _ read: (_ path: String) throws -> Result) throws -> Result {
    guard let file = tmpfile() else { throw BrokenPromise(description: "no temporary file can be made") }
    defer { fclose(file) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard count == bytes.count, fflush(file) == 0, fseek(file, 0, SEEK_SET) == 0 else {
      throw BrokenPromise(description: "a temporary file cannot be written")
    }
    return try read("/dev/fd/\(fileno(file))")
  }
}
