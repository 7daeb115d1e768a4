#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension SystemCalls {
  /// The kind of what stands at a path, links followed.
  enum Kind { case nothing, regular, folder, other }

  /// - Throws: The failure where it cannot be known: a pipe that is taken for nothing would be replaced by a file.
  static func kind(of path: String) throws(Failure) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else {
      let failure = Failure()
      guard [ENOENT, ENOTDIR].contains(failure.number) else { throw failure }
      return .nothing
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The path behind all links, those that lead to nothing yet among them; the path itself where nothing stands there.
  static func resolved(_ path: String) throws(Failure) -> String {
    var path = path
    for _ in 0..<40 {
      if let real = realpath(path, nil) {
        defer { free(real) }
        // A name that is no text would become another name.
        guard let text = String(validatingCString: real) else { throw Failure(EILSEQ) }
        return text
      }
      guard let next = try destination(ofLink: path) else { return path }
      path = next.hasPrefix("/") ? next : folder(of: path) + "/" + next
    }
    throw Failure(ELOOP)
  }

  /// What a link says; `nil` of what is none.
  private static func destination(ofLink path: String) throws(Failure) -> String? {
    let room = 4_096
    let bytes = [CChar](unsafeUninitializedCapacity: room) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlink(path, $0, room)) } ?? 0
    }
    // Where all the room is taken, some of it may be missing.
    guard bytes.count < room else { throw Failure(ENAMETOOLONG) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure(EILSEQ) }
    return text.isEmpty ? nil : text
  }

  /// The folder in which something stands.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Gives an unfinished file the owner and the group, where that is allowed, and the permissions of the one that it will
  /// replace; a group that it cannot have leaves the group that it has no more rights than others.
  static func copyPermissions(of target: String, to descriptor: Int32) {
    var info = stat()
    guard stat(target, &info) == 0 else { return }
    var mode = info.st_mode & 0o7777
    if fchown(descriptor, info.st_uid, info.st_gid) != 0 {
      // The rights of an owner or a group to run it as themselves are not for somebody else.
      mode &= ~0o6000
      if fchown(descriptor, uid_t.max, info.st_gid) != 0 { mode &= ~0o070 | (mode & 0o007) << 3 }
    }
    _ = fchmod(descriptor, mode)
  }

  /// Makes a new hidden file in a folder, for reading and writing, under a name that nobody uses.
  ///
  /// - Parameter isPrivate: Whether its owner alone may read it, else whoever may read any new file.
  static func makeTemporary(in folder: String, isPrivate: Bool) throws(Failure) -> (Int32, String) {
    for _ in 0..<100 {
      let name = folder + "/.chartvoice-" + String(UInt32.random(in: .min ... .max), radix: 36) + ".partial"
      UnfinishedFiles.add(name)
      let descriptor = retried { systemCreate(name, isPrivate ? 0o600 : 0o666) }
      if descriptor >= 0 { return (descriptor, name) }
      let failure = Failure()
      UnfinishedFiles.forget(name)
      guard failure.number == EEXIST else { throw failure }
    }
    throw Failure(EEXIST)
  }

  static var temporaryFolder: String {
    guard let folder = getenv("TMPDIR"), folder.pointee != 0 else { return "/tmp" }
    return String(cString: folder)
  }
}

/// The C function, which a method of the same name would hide.
private func systemCreate(_ path: String, _ mode: mode_t) -> Int32 {
  open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
}
