import ChartModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a small text file could not be read.
struct TextFileError: UserFacingFailure, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "\(path.escapingControls): \(reason)" }
}

/// Small text files that are read whole: voices and the like.
enum TextFile {
  /// The most bytes of such a file.
  static let limit = ChartLimits.settingBytes

  /// - Parameter kind: what the file should be.
  static func read(_ path: String, called kind: String = "voice") throws -> String {
    guard let file = fopen(path, "rb") else { throw TextFileError(path: path, reason: lastFault() + ".") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else { throw TextFileError(path: path, reason: lastFault() + ".") }
    guard count <= limit else { throw TextFileError(path: path, reason: "longer than 1 MiB; this is no \(kind).") }
    guard let text = String(validating: bytes[..<count], as: UTF8.self) else {
      throw TextFileError(path: path, reason: "not UTF-8 text. Save it as UTF-8.")
    }
    return text
  }

  private static func lastFault() -> String { String(cString: strerror(errno)).lowercased() }
}
