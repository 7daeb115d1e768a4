import Foundation

/// Real data that lies beside the project on some machines; tests of it say that they were skipped on the others.
enum Datasets {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/datasets")

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The rows of a file without quotes, split in the most obvious way.
  static func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOfFile: path(name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
    let header = lines[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return lines.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(uniqueKeysWithValues: zip(header, fields))
    }
  }
}

/// What a chart of the rows should show, computed slowly: values by the text of their bucket and their series.
struct ObviousBuckets {
  private(set) var values: [String: [Double]] = [:]

  init(_ rows: [[String: String]], y: String, key: ([String: String]) -> String) {
    for row in rows { values[key(row), default: []].append(Double(row[y] ?? "") ?? .nan) }
  }

  func mean(_ key: String) -> Double? {
    guard let list = values[key] else { return nil }
    return list.reduce(0, +) / Double(list.count)
  }

  func sum(_ key: String) -> Double? { values[key]?.reduce(0, +) }
}
