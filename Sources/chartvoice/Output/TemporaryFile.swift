import SoundFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A temporary file that only its owner can read, for another program; a signal that ends us takes it away.
struct TemporaryFile {
  let path: String

  /// Writes one; nothing is left of one that cannot be written.
  ///
  /// - Parameters:
  ///   - ending: The end of its name, which tells what it holds.
  ///   - write: Writes what it holds.
  init(ending: String, writing write: (Descriptor) throws -> Void) throws(OutputError) {
    let folder = ExternalProgram.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var random = SystemRandomNumberGenerator()
    path = folder + "/chartvoice-\(String(random.next(), radix: 16))\(ending)"
    UnfinishedFiles.add(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let number = errno
      UnfinishedFiles.forget(path)
      throw OutputError(place: path, number: number)
    }
    defer { close(descriptor) }
    do {
      try write(Descriptor(number: descriptor, name: path))
    } catch {
      remove()
      throw error as? OutputError ?? OutputError(place: path, number: EIO)
    }
  }

  func remove() {
    unlink(path)
    UnfinishedFiles.forget(path)
  }
}
