import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that come as time goes on: of standard input, or of a file that grows.
final class FollowInput {
  /// What came.
  enum Event {
    case bytes(ArraySlice<UInt8>)
    /// Nothing, for as long as was to be waited.
    case nothing
    /// Another file stands under the name, or the file is shorter than what was read of it.
    case replaced
    case end
  }

  private let source: TableInput
  private let endsAtEnd: Bool
  private var descriptor: Int32
  private var offset: Int64 = 0
  private var block = [UInt8](repeating: 0, count: 1 << 16)

  /// How often a file is looked at, in milliseconds.
  private static let lookEvery: Int32 = 200

  init(_ source: TableInput, endsAtEnd: Bool) throws {
    (self.source, self.endsAtEnd) = (source, endsAtEnd)
    guard case .file(let path) = source else {
      descriptor = STDIN_FILENO
      return
    }
    try WholeFile.checkRegular(path, called: "rows")
    descriptor = Self.opened(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ReadingError(
        .unreadable, at: .init(source: source.name), found: String(cString: strerror(errno)).lowercased())
    }
  }

  deinit { if isFile { close(descriptor) } }

  /// Whether it is a file by its name.
  var isFile: Bool { source != .standardInput }

  /// The first bytes of a file; fewer only where it has no more.
  ///
  /// - Throws: `ReadingError` where reading fails: a file that was read before would pass for another, and count twice.
  func beginning(_ length: Int) throws -> [UInt8] {
    var first: [UInt8] = []
    while isFile, first.count < length {
      let wanted = min(block.count, length - first.count)
      let count = pread(descriptor, &block, wanted, off_t(first.count))
      guard count >= 0 || errno == EINTR else { throw failure }
      if count == 0 { break }
      first += block.prefix(max(0, count))
    }
    return first
  }

  /// Goes on reading at an offset of a file.
  func seek(to offset: Int) { self.offset = Int64(offset) }

  /// What comes within so many milliseconds; `nil` to wait for whatever comes.
  ///
  /// - Throws: `ClosedPipe` where nobody reads standard output any more; `ReadingError` where reading fails.
  func next(within milliseconds: Int32?) throws -> Event {
    isFile ? try nextOfFile(within: milliseconds) : try nextOfStream(within: milliseconds)
  }

  // MARK: Standard input

  private func nextOfStream(within milliseconds: Int32?) throws -> Event {
    guard try wait(for: descriptor, milliseconds ?? -1) else { return StopRequest.isMade ? .end : .nothing }
    let count = read(descriptor, &block, block.count)
    guard count != 0 else { return .end }
    return try bytes(count)
  }

  private func bytes(_ count: Int) throws -> Event {
    guard count < 0 else { return .bytes(block[..<count]) }
    guard errno != EINTR, errno != EAGAIN else { return .nothing }
    throw failure
  }

  /// Why the call that was made last failed.
  private var failure: ReadingError {
    ReadingError(
      .unreadable, at: .init(source: source.name),
      found: "reading failed (\(String(cString: strerror(errno))))")
  }

  /// Whether something can be read within a time; a signal or a time that is over are nothing.
  private func wait(for descriptor: Int32?, _ milliseconds: Int32) throws -> Bool {
    if StopRequest.isMade { return false }
    guard StandardOutput.isOpen else { throw ClosedPipe() }
    var waiting = [
      pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
    ]
    guard poll(&waiting, 2, milliseconds) > 0 else { return false }
    if Int32(waiting[1].revents) & (POLLERR | POLLHUP | POLLNVAL) != 0 { throw ClosedPipe() }
    return waiting[0].revents != 0
  }

  // MARK: A file

  private func nextOfFile(within milliseconds: Int32?) throws -> Event {
    if StopRequest.isMade { return .end }
    let count = pread(descriptor, &block, block.count, off_t(offset))
    if count > 0 { offset += Int64(count) }
    guard count == 0 else { return try bytes(count) }
    if isReplaced, reopen() { return .replaced }
    if endsAtEnd { return .end }
    _ = try wait(for: nil, min(milliseconds ?? Self.lookEvery, Self.lookEvery))
    return StopRequest.isMade ? .end : .nothing
  }

  private var isReplaced: Bool {
    var own = stat()
    var named = stat()
    guard case .file(let path) = source, fstat(descriptor, &own) == 0 else { return false }
    if own.st_size < offset { return true }
    // Where nothing stands under the name any more, something may come.
    guard stat(path, &named) == 0 else { return false }
    return named.st_ino != own.st_ino || named.st_dev != own.st_dev
  }

  /// Reads the file that stands under the name now; false where it cannot be opened yet.
  private func reopen() -> Bool {
    guard case .file(let path) = source else { return false }
    let other = Self.opened(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard other >= 0 else { return false }
    close(descriptor)
    (descriptor, offset) = (other, 0)
    return true
  }

  /// A file's descriptor, asked for again where a signal came between; below zero where it cannot be opened.
  private static func opened(_ path: String, _ flags: Int32) -> Int32 {
    var result = open(path, flags)
    while result < 0, errno == EINTR { result = open(path, flags) }
    return result
  }
}
