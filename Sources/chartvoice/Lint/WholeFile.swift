import ChartModel
import Foundation

/// Files that are read and written whole.
enum WholeFile {
  /// The most bytes of a file that is linted.
  static let limit = ChartLimits.lintedBytes

  /// The bytes of a regular file, or of standard input where the path is `-`.
  ///
  /// - Parameter kind: what the file should be.
  static func readRegular(_ path: String, called kind: String) throws -> [UInt8] {
    try checkRegular(path, called: kind)
    return try read(path)
  }

  /// Refuses a named pipe, a device and a folder, which are no settings of a project and may never end.
  static func checkRegular(_ path: String, called kind: String) throws(TextFileError) {
    guard FileIdentity.isSpecial(path) else { return }
    throw TextFileError(path: path, reason: "not a regular file. Give the \(kind) as a file on disk.")
  }

  /// The bytes of a file, or of standard input where the path is `-`.
  static func read(_ path: String) throws -> [UInt8] {
    guard !FileIdentity.isFolder(path) else { throw TextFileError(path: path, reason: "a folder. Name a file.") }
    guard let file = path == "-" ? fdopen(dup(STDIN_FILENO), "rb") : fopen(path, "rb") else {
      throw TextFileError(path: path, reason: fault())
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      guard count > 0 else { break }
      bytes += block[..<count]
      guard bytes.count <= limit else {
        throw TextFileError(path: path, reason: "longer than 256 MiB. Lint it in parts.")
      }
    }
    guard ferror(file) == 0 else { throw TextFileError(path: path, reason: fault()) }
    return bytes
  }

  /// Puts bytes in the place of a file, all or none of them: they are written beside it, and then take its name.
  static func replace(_ path: String, with bytes: [UInt8]) throws {
    // The file behind a link is meant, not the link.
    let target = PathNames.real(path) ?? path
    var name = Array((target + ".XXXXXX").utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw OutputError(place: path.escapingControls, reason: fault()) }
    let temporary = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do {
      var info = stat()
      _ = fchmod(number, stat(target, &info) == 0 ? info.st_mode & 0o7777 : 0o644)
      try Descriptor(number: number, name: path.escapingControls).write(bytes)
      let isWritten = fsync(number) == 0
      guard close(number) == 0, isWritten, rename(temporary, target) == 0 else {
        throw OutputError(place: path.escapingControls, reason: fault())
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func fault() -> String { String(cString: strerror(errno)).lowercased() + "." }
}
