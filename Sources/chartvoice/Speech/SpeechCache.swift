import SoundFile
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Recordings of earlier runs, in the folder of the person's caches: `chartvoice/speech`.
///
/// A file has what it is a recording of before the recording, so that no text is ever taken for another. What cannot be read or
/// written is as if it were not there.
struct SpeechCache {
  /// The most recordings that are kept.
  static let mostFiles = 200
  /// The most bytes of all of them.
  static let mostBytes = 50_000_000
  private static let heading = "chartvoice speech 1"
  private static let ending = ".speech"

  private let folder: String?

  /// The cache of this person; of nobody who has no folder for it.
  init() {
    let variable = { (name: String) in ExternalProgram.variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let caches = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }
    folder = caches.map { $0 + "/chartvoice/speech" }
  }

  /// The recording of a text; `nil` where there is none, or none that is whole.
  ///
  /// - Parameter key: the program, the voice, the rate and the text.
  func recording(of key: String) -> [UInt8]? {
    guard let path = path(of: key), let data = Self.contents(of: path) else { return nil }
    let start = Self.start(key)
    guard data.count > start.count + 8, data.starts(with: start) else { return nil }
    let recording = [UInt8](data.dropFirst(start.count + 8))
    return data.dropFirst(start.count).prefix(8).elementsEqual(Self.bytes(FNV1a.hash(recording))) ? recording : nil
  }

  /// Keeps a recording, and no more than the cache may have.
  func keep(_ recording: [UInt8], of key: String) {
    guard let folder, let path = path(of: key) else { return }
    Folder.make(folder)
    _ = chmod(folder, 0o700)
    Self.write(Self.start(key) + Self.bytes(FNV1a.hash(recording)) + recording, to: path)
    removeOldest(in: folder)
  }

  /// The bytes of a file; `nil` of what is none, as a link or a pipe that somebody laid there, or is too large to be ours.
  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= mostBytes else {
      return nil
    }
    return bytes(of: descriptor)
  }

  /// What a file holds; `nil` where it cannot be read, or grows beyond what is ours.
  private static func bytes(of descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= mostBytes {
      let count = systemRead(descriptor, &block)
      guard count >= 0 || errno == EINTR else { return nil }
      if count == 0 { return bytes }
      bytes += block.prefix(max(count, 0))
    }
    return nil
  }

  /// Writes a file that only its owner can read, whole or not at all; a link that stands in its place is replaced.
  private static func write(_ bytes: [UInt8], to path: String) {
    let unfinished = path + ".\(getpid())"
    UnfinishedFiles.add(unfinished)
    defer { UnfinishedFiles.forget(unfinished) }
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWhole = (try? Descriptor(number: descriptor, name: unfinished).write(bytes)) != nil
    close(descriptor)
    if !isWhole || UnfinishedFiles.finish(unfinished, by: { rename(unfinished, path) }) != 0 { unlink(unfinished) }
  }

  private func path(of key: String) -> String? {
    folder.map { $0 + "/" + String(FNV1a.hash(Array(key.utf8)), radix: 16) + Self.ending }
  }

  /// What stands before the check sum and the recording.
  private static func start(_ key: String) -> [UInt8] { Array("\(heading)\n\(key.utf8.count)\n\(key)\n".utf8) }

  private func removeOldest(in folder: String) {
    let names = Folder.names(in: folder) ?? []
    // Those that were not finished count too.
    let files = names.filter { $0.contains(Self.ending) }.compactMap { name in
      let path = folder + "/" + name
      return FileIdentity.facts(path).map { (path: path, size: $0.size, changed: $0.changed) }
    }
    var (count, bytes) = (files.count, files.reduce(0) { $0 + $1.size })
    for file in files.sorted(by: { ($0.changed, $0.path) < ($1.changed, $1.path) }) {
      guard count > Self.mostFiles || bytes > Self.mostBytes else { return }
      unlink(file.path)
      (count, bytes) = (count - 1, bytes - file.size)
    }
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
