import ChartModel
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that data are read from.
enum DataFile {
  /// Why a file is not read.
  enum Fault: Error, Equatable {
    case missing, folder, irregular, tooLarge
    /// The system's own words.
    case system(String)
  }

  /// The path without symbolic links, `.` and `..`; `nil` where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Whether a regular file is at a path that is resolved.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of a file at a path that is resolved.
  static func bytes(at path: String) throws(Fault) -> [UInt8] {
    // O_NONBLOCK: opening a pipe that nobody writes to must not wait; O_NOFOLLOW: the path was resolved before.
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw fault(errno) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw fault(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .irregular
    }
    guard status.st_size <= ChartLimits.dataBytes else { throw .tooLarge }
    return try contents(of: descriptor, size: Int(clamping: status.st_size))
  }

  /// What the file holds; a file that grows meanwhile is read to the size that it had.
  private static func contents(of descriptor: Int32, size: Int) throws(Fault) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        // In bounds: `count` is below `size`, and the buffer has `size` bytes.
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<size])
        let read = pread(descriptor, rest.baseAddress, rest.count, off_t(count))
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        guard read > 0 else { break }
        count += read
      }
    }
    guard failure == 0 else { throw fault(failure) }
    guard bytes.count == size else { throw .system("it became shorter while it was read") }
    return bytes
  }

  private static func fault(_ code: Int32) -> Fault {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case ELOOP: .irregular
    default: .system(strerror(code).map { String(cString: $0) } ?? "error \(code)")
    }
  }
}
