import SoundFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which file a path means, so that an output never destroys the input or another output.
enum FileIdentity {
  /// Whether a path means the same file as one of the others, by name or through links; devices may be shared.
  static func isShared(_ path: String, with others: ArraySlice<String>) -> Bool {
    guard let first = identity(path) else { return false }
    return others.contains { identity($0) == first }
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether something is there, or may be: what cannot be looked at is read, and told by the error that this meets.
  static func isThere(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 || ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
  }

  /// Whether a path leads to something that is no regular file, such as a named pipe, from which nothing may ever come.
  static func isSpecial(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFREG
  }

  /// Whether a path is a link.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path leads to a file that can be read twice, which standard input and pipes are not.
  static func isFile(_ path: String) -> Bool {
    var info = stat()
    return path != "-" && stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of a regular file, and when it was last changed, in nanoseconds since 1970; `nil` of anything else, also of a link.
  static func facts(_ path: String) -> (size: Int, changed: Int64)? {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return (Int(info.st_size), Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
  }

  /// Device and number of a regular file, or of the folder in which one would be made, with its name.
  private static func identity(_ path: String) -> [String]? {
    var info = stat()
    let isThere = path == "-" ? fstat(STDIN_FILENO, &info) == 0 : stat(path, &info) == 0
    if isThere { return info.st_mode & S_IFMT == S_IFREG ? ["\(info.st_dev)", "\(info.st_ino)"] : nil }
    // A link that leads to nothing yet means the file that will be there.
    let place = PreparedFile.place(of: path) ?? path
    let folder = place.lastIndex(of: "/").map { place[...$0] } ?? "./"
    guard stat(String(folder), &info) == 0 else { return nil }
    return ["\(info.st_dev)", "\(info.st_ino)", String(place.split(separator: "/").last ?? "")]
  }
}
