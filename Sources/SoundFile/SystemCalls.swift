#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The calls of the operating system that a file needs, each with its failure as an error.
enum SystemCalls {
  /// The kind of what stands at a path, links followed.
  enum Kind { case nothing, regular, folder, other }

  static func kind(of path: String) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else { return .nothing }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The path behind all links; the path itself where nothing stands there.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Gives an unfinished file the permissions of the one that it will replace.
  static func copyPermissions(of target: String, to descriptor: Int32) {
    var info = stat()
    guard stat(target, &info) == 0 else { return }
    _ = fchmod(descriptor, info.st_mode & 0o7777)
  }

  /// Makes a new hidden file in a folder, for reading and writing, under a name that nobody uses.
  static func makeTemporary(in folder: String, for target: String) throws(SoundFileError) -> (Int32, String) {
    for _ in 0..<100 {
      let name = folder + "/.chartvoice-" + String(UInt32.random(in: .min ... .max), radix: 36) + ".partial"
      let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST else { break }
    }
    throw .system(.open, path: target, number: errno)
  }

  static var temporaryFolder: String {
    guard let folder = getenv("TMPDIR"), folder.pointee != 0 else { return "/tmp" }
    return String(cString: folder)
  }

  static func close(_ descriptor: Int32, of path: String) throws(SoundFileError) {
    #if canImport(Darwin)
      let result = Darwin.close(descriptor)
    #elseif canImport(Musl)
      let result = Musl.close(descriptor)
    #else
      let result = Glibc.close(descriptor)
    #endif
    guard result == 0 else { throw .system(.write, path: path, number: errno) }
  }

  static func move(_ source: String, to target: String) throws(SoundFileError) {
    guard rename(source, target) == 0 else { throw .system(.rename, path: target, number: errno) }
  }

  static func remove(_ path: String) { _ = unlink(path) }

  static func size(of path: String) -> Int? {
    var info = stat()
    return stat(path, &info) == 0 ? Int(info.st_size) : nil
  }

  /// Writes bytes into an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32, of path: String) throws(SoundFileError) {
    let failure = writeAll(bytes[...], to: descriptor)
    if failure != 0 { throw .system(.write, path: path, number: failure) }
  }

  /// Up to so many bytes from a place of an open file; fewer at its end.
  static func bytes(
    of descriptor: Int32, at place: Int, count: Int, path: String
  ) throws(SoundFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: count)
    while bytes.count < count {
      let result = pread(descriptor, &buffer, count - bytes.count, off_t(place + bytes.count))
      if result < 0, errno == EINTR { continue }
      guard result >= 0 else { throw .system(.write, path: path, number: errno) }
      guard result > 0 else { break }
      bytes += buffer[..<result]
    }
    return bytes
  }

  /// Writes bytes at a place of an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32, at place: Int, of path: String) throws(SoundFileError) {
    var written = 0
    while written < bytes.count {
      let result = bytes[written...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(place + written))
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw .system(.write, path: path, number: errno) }
      written += result
    }
  }

  /// Writes a finished file into a pipe or a device.
  static func copy(_ source: String, into target: String) throws(SoundFileError) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw .system(.write, path: target, number: errno) }
    let output = open(target, O_WRONLY | O_CLOEXEC)
    guard output >= 0 else {
      let number = errno
      try close(input, of: source)
      throw .system(.open, path: target, number: number)
    }
    let failure = copyBytes(from: input, to: output)
    try close(input, of: source)
    if failure == 0 { return try close(output, of: target) }
    try? close(output, of: target)
    throw .system(.write, path: target, number: failure)
  }

  /// The number of the error, or 0.
  private static func copyBytes(from input: Int32, to output: Int32) -> Int32 {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count == 0 { return 0 }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      let failure = writeAll(buffer[..<count], to: output)
      if failure != 0 { return failure }
    }
  }

  private static func writeAll(_ bytes: ArraySlice<UInt8>, to output: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
  #elseif canImport(Musl)
    Musl.write(descriptor, bytes, count)
  #else
    Glibc.write(descriptor, bytes, count)
  #endif
}
