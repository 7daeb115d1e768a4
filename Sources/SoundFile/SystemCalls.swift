#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The calls of the operating system that a file needs: those that a signal came into are made again, what moves a part of the
/// bytes goes on with the rest, and a failure is its number.
enum SystemCalls {
  /// The number of an error.
  struct Failure: Error {
    var number: Int32
    /// That of the call that was made last.
    init() { number = errno }
    init(_ number: Int32) { self.number = number }
  }

  /// Opens what is there, to read or to write it.
  static func open(_ path: String, forReading: Bool) throws(Failure) -> Int32 {
    let flags = (forReading ? O_RDONLY : O_WRONLY) | O_CLOEXEC
    let descriptor = retried { systemOpen(path, flags) }
    guard descriptor >= 0 else { throw Failure() }
    return descriptor
  }

  /// Copies an open file from its beginning into something that is written on and on.
  static func copy(_ input: Int32, to output: Int32) throws(Failure) {
    var place = 0
    while true {
      let bytes = try bytes(of: input, at: place, count: 1 << 16)
      if bytes.isEmpty { return }
      try write(bytes, to: output, at: nil)
      place += bytes.count
    }
  }

  /// A signal while a file is closed has closed it all the same; made again, the call would close somebody else's.
  static func close(_ descriptor: Int32) throws(Failure) {
    let result = systemClose(descriptor)
    guard result == 0 || errno == EINTR else { throw Failure() }
  }

  /// Brings what is written to the disk, so that a name that is given afterwards stands for all of it; some file systems have
  /// no such call.
  static func sync(_ descriptor: Int32) throws(Failure) {
    guard retried({ fsync(descriptor) }) != 0 else { return }
    let failure = Failure()
    guard [EINVAL, ENOTSUP].contains(failure.number) else { throw failure }
  }

  static func move(_ source: String, to target: String) throws(Failure) {
    let number = UnfinishedFiles.finish(source) { rename(source, target) == 0 ? 0 : errno }
    guard number == 0 else { throw Failure(number) }
  }

  static func remove(_ path: String) {
    _ = unlink(path)
    UnfinishedFiles.forget(path)
  }

  static func size(of descriptor: Int32) throws(Failure) -> Int {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw Failure() }
    return Int(clamping: info.st_size)
  }

  /// Reads from a place of an open file; less than asked only at its end.
  static func read(
    _ descriptor: Int32, into bytes: UnsafeMutableRawBufferPointer, at place: Int
  ) throws(Failure) -> Int {
    var moved = 0
    while moved < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[moved...])
      let count = retried { pread(descriptor, rest.baseAddress, rest.count, off_t(clamping: place + moved)) }
      guard count >= 0 else { throw Failure() }
      guard count > 0 else { break }
      moved += count
    }
    return moved
  }

  /// Up to so many bytes from a place of an open file; fewer at its end.
  static func bytes(of descriptor: Int32, at place: Int, count: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var result = Result<Int, Failure>.success(0)
    bytes.withUnsafeMutableBytes { buffer in
      result = Result { () throws(Failure) in try read(descriptor, into: buffer, at: place) }
    }
    return Array(bytes.prefix(try result.get()))
  }

  /// Writes all bytes at a place of an open file, or at the end of what has no places.
  static func write(_ bytes: [UInt8], to descriptor: Int32, at place: Int?) throws(Failure) {
    var result = Result<Void, Failure>.success(())
    bytes.withUnsafeBytes { buffer in
      result = Result { () throws(Failure) in try write(buffer, to: descriptor, at: place) }
    }
    try result.get()
  }

  /// Writes all bytes at a place of an open file; in a pipe or a device there are no places, and it goes on at its end.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at place: Int?) throws(Failure) {
    var moved = 0
    while moved < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[moved...])
      let count = retried {
        place.map { pwrite(descriptor, rest.baseAddress, rest.count, off_t(clamping: $0 + moved)) }
          ?? systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EAGAIN {
        awaitRoom(in: descriptor)
        continue
      }
      guard count >= 0 else { throw Failure() }
      // A device that takes nothing and calls it no error has no room.
      guard count > 0 else { throw Failure(ENOSPC) }
      moved += count
    }
  }

  /// Waits until a pipe that is set not to wait takes more.
  private static func awaitRoom(in descriptor: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLOUT), revents: 0)
    _ = poll(&waiting, 1, -1)
  }

  static func retried<Count: SignedInteger>(_ call: () -> Count) -> Count {
    var result = call()
    while result < 0, errno == EINTR { result = call() }
    return result
  }
}

// The C functions, which methods of the same names would hide.

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
