#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something that gives bytes.
package protocol ByteInput: AnyObject, Sendable {
  /// Whether the bytes can be read again from any offset.
  var isRepeatable: Bool { get }

  /// How many bytes there are; `nil` where that is not known before the end, as of a pipe.
  var byteCount: Int? { get }

  /// Reads bytes from an offset (inputs that are not repeatable go on where they stand); 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int
}

extension ByteInput {
  package var byteCount: Int? { nil }
}

/// A file descriptor: a regular file by `pread`, anything else by `read`.
package final class DescriptorInput: ByteInput {
  private let descriptor: Int32
  private let name: String
  private let closes: Bool
  /// The bytes that a regular file had from where it is read when it was opened; it may grow meanwhile, and may not shrink.
  private let size: Int
  package let isRepeatable: Bool
  package var byteCount: Int? { size > 0 ? size : nil }

  package init(_ input: TableInput) throws {
    name = input.name
    guard case .file(let path) = input else {
      descriptor = STDIN_FILENO
      closes = false
      isRepeatable = false
      size = Self.sizeOfStandardInput
      return
    }
    descriptor = Self.retried { open(path, O_RDONLY | O_CLOEXEC) }
    closes = descriptor >= 0
    guard descriptor >= 0 else {
      isRepeatable = false
      size = 0
      throw Self.error(errno, name: name)
    }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    isRepeatable = isKnown && status.st_mode & S_IFMT == S_IFREG
    size = isKnown ? Self.size(status) : 0
    if isKnown, status.st_mode & S_IFMT == S_IFDIR { throw Self.error(EISDIR, name: name) }
  }

  deinit {
    if closes { _ = close(descriptor) }
  }

  /// The bytes of a regular file; 0 where they are not known, as of the files in `/sys`, which say a size that they do not have
  /// and take no room.
  private static func size(_ status: stat) -> Int {
    status.st_mode & S_IFMT == S_IFREG && status.st_blocks > 0 ? Int(clamping: status.st_size) : 0
  }

  /// What a file that somebody put there has from where it stands.
  private static var sizeOfStandardInput: Int {
    var status = stat()
    let place = lseek(STDIN_FILENO, 0, SEEK_CUR)
    guard place >= 0, fstat(STDIN_FILENO, &status) == 0 else { return 0 }
    return size(status).subtractingReportingOverflow(Int(clamping: place)).partialValue
  }

  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
    let count = awaited {
      isRepeatable
        ? pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        : systemRead(descriptor, buffer.baseAddress, buffer.count)
    }
    guard count >= 0 else { throw Self.error(errno, name: name) }
    guard count > 0 || buffer.isEmpty || offset >= size else {
      throw ReadingError(
        .unreadable, at: .init(source: name), found: "it became shorter while it was read",
        remedy: "Read it again when nothing writes to it.")
    }
    return count
  }

  /// Calls again where a signal came between.
  private static func retried<Count: SignedInteger>(_ call: () -> Count) -> Count {
    var result = call()
    while result < 0, errno == EINTR { result = call() }
    return result
  }

  /// Waits where whoever gave us the descriptor has set it not to wait.
  private func awaited(_ call: () -> Int) -> Int {
    var result = Self.retried(call)
    while result < 0, errno == EAGAIN {
      var waiting = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
      _ = poll(&waiting, 1, -1)
      result = Self.retried(call)
    }
    return result
  }

  private static func error(_ code: Int32, name: String) -> ReadingError {
    let place = ReadingError.Place(source: name)
    switch code {
    case ENOENT, ENOTDIR:
      return ReadingError(
        .unreadable, at: place, found: "no such file", remedy: name.isEmpty ? "Give the name of a file." : nil)
    case EBADF:
      return ReadingError(
        .unreadable, at: place, found: "it is closed", remedy: "Give it something to read, or name a file.")
    case EISDIR:
      return ReadingError(.unreadable, at: place, found: "a folder, not a file", remedy: "Name a file in it.")
    case EACCES, EPERM: return ReadingError(.unreadable, at: place, found: "no permission to read it")
    default:
      let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
      return ReadingError(.unreadable, at: place, found: "reading failed (\(reason))")
    }
  }
}

/// The C function, which a method of the same name would hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// Bytes in memory.
package final class MemoryInput: ByteInput {
  private let bytes: [UInt8]
  package let isRepeatable = true
  package var byteCount: Int? { bytes.count }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
    let lower = min(max(0, offset), bytes.count)
    let upper = min(bytes.count, lower + buffer.count)
    buffer.copyBytes(from: bytes[lower..<upper])
    return upper - lower
  }
}
