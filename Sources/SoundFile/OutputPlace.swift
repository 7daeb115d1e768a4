/// Where a finished file goes: whole under its name, or into a pipe or a device.
struct OutputPlace {
  /// The path as the caller gave it, for messages.
  let path: String
  /// The unfinished file.
  let temporaryPath: String
  /// The unfinished file, open for reading and writing.
  let descriptor: Int32
  private let target: String
  private let isDevice: Bool

  /// Makes the unfinished file: beside a regular file, so that it can be renamed, else in the temporary folder.
  init(path: String) throws(SoundFileError) {
    self.path = path
    let kind = SystemCalls.kind(of: path)
    guard kind != .folder, !path.isEmpty, !path.utf8.contains(0) else {
      throw SoundFileError(
        code: .open, path: path, message: "The file cannot be written to \"\(path)\": that is no file.",
        remedy: "Name a file in a folder that is there.")
    }
    isDevice = kind == .other
    target = isDevice ? path : SystemCalls.resolved(path)
    let folder = isDevice ? SystemCalls.temporaryFolder : Self.folder(of: target)
    (descriptor, temporaryPath) = try SystemCalls.makeTemporary(in: folder, for: path)
    if kind == .regular { SystemCalls.copyPermissions(of: target, to: descriptor) }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Puts the finished file in its place; the unfinished one is gone afterwards, whatever happens.
  func commit() throws(SoundFileError) {
    defer { if isDevice { SystemCalls.remove(temporaryPath) } }
    if isDevice { return try SystemCalls.copy(temporaryPath, into: target) }
    do throws(SoundFileError) {
      try SystemCalls.move(temporaryPath, to: target)
    } catch {
      SystemCalls.remove(temporaryPath)
      throw error
    }
  }

  /// Takes the unfinished file away.
  func discard() { SystemCalls.remove(temporaryPath) }
}
