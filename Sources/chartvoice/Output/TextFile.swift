import ChartModel
import SourceText

/// Why a small text file could not be read.
struct TextFileError: UserFacingFailure, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { (path.isEmpty ? "\"\"" : path.escapingControls) + ": " + reason }
}

/// Small text files that are read whole: voices and the like.
enum TextFile {
  /// - Parameter kind: what the file should be.
  static func read(_ path: String, called kind: String = "voice") throws -> String {
    guard let bytes = try WholeFile.bytes(of: path, atMost: ChartLimits.settingBytes) else {
      throw TextFileError(path: path, reason: "longer than 1 MiB; this is no \(kind).")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TextFileError(path: path, reason: "not UTF-8 text. Save it as UTF-8.")
    }
    return text
  }
}
