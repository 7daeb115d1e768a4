import ChartModel
import SoundFile
import SourceText

/// Files that are read and written whole.
enum WholeFile {
  /// The bytes of a regular file, or of standard input where the path is `-`.
  ///
  /// - Parameter kind: what the file should be.
  static func readRegular(_ path: String, called kind: String) throws -> [UInt8] {
    try checkRegular(path, called: kind)
    return try read(path, called: kind)
  }

  /// Refuses a named pipe, a device and a folder, which are no settings of a project and may never end.
  static func checkRegular(_ path: String, called kind: String) throws(TextFileError) {
    guard FileIdentity.isSpecial(path) else { return }
    throw TextFileError(path: path, reason: "not a regular file. Give the \(kind) as a file on disk.")
  }

  /// The bytes of a file, or of standard input where the path is `-`.
  ///
  /// - Parameter kind: what the file should be; `nil` for one that is linted.
  static func read(_ path: String, called kind: String? = nil) throws -> [UInt8] {
    guard !FileIdentity.isFolder(path) else { throw TextFileError(path: path, reason: "a folder. Name a file.") }
    let input: TableInput? = path == "-" ? .standardInput : nil
    guard let bytes = try bytes(of: path, input, atMost: ChartLimits.lintedBytes) else {
      let rest = kind.map { "; this is no \($0)." } ?? ". Lint it in parts."
      throw TextFileError(path: path, reason: "longer than 256 MiB" + rest)
    }
    return bytes
  }

  /// The bytes of a file, or of what stands for it; `nil` where they are more than a limit.
  static func bytes(of path: String, _ input: TableInput? = nil, atMost limit: Int) throws -> [UInt8]? {
    do {
      return try WholeInput.bytes(of: input ?? .file(path: path), atMost: limit)
    } catch let error as ReadingError {
      // The whole path: of settings and of linted files, many have the same name.
      throw TextFileError(path: path, reason: "\(error.found)." + (error.remedy.map { " " + $0 } ?? ""))
    }
  }

  /// Puts bytes in the place of a file that was read, all or none of them; `false` where it holds something else by now, and
  /// stays as it is.
  ///
  /// - Parameter original: what was read.
  static func replace(_ path: String, holding original: [UInt8], with bytes: [UInt8]) throws -> Bool {
    let prepared = try PreparedFile(bytes, for: path)
    guard (try? read(path)) == original else {
      prepared.discard()
      return false
    }
    try prepared.commit()
    return true
  }

  /// Puts bytes in the place of a file, all or none of them.
  static func replace(_ path: String, with bytes: [UInt8]) throws { try PreparedFile(bytes, for: path).commit() }
}
