import Foundation

/// Why a snapshot fails: it was written now, or it is not what is told.
public struct SnapshotFailure: Error, CustomStringConvertible, Equatable {
  /// What happened, to be read from top to bottom.
  public let description: String
}

/// The file beside a test that holds what was told.
struct SnapshotFile {
  private let path: URL

  /// The file of a test: `__ChartSnapshots__/StepsTests/stepsAreTold.labels.txt`.
  init(test: String, function: String, name: String?, kind: String) {
    let test = URL(fileURLWithPath: test)
    let function = function.prefix { $0 != "(" }
    let words = [String(function), name, kind].compactMap { $0 }.map(Self.safe)
    path = test.deletingLastPathComponent().appendingPathComponent("__ChartSnapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(words.joined(separator: ".") + ".txt")
  }

  /// A name without what paths do not take.
  static func safe(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
  }

  /// Compares a text with the file, or writes the file on the first run.
  func expect(_ text: String) throws {
    guard let data = try? Data(contentsOf: path) else {
      try record(text)
      throw SnapshotFailure(
        description:
          "There was no snapshot yet: it was written to \(path.lastPathComponent). Read it, and run the test again.")
    }
    let known = String(decoding: data, as: UTF8.self)
    guard known != text + "\n" else { return }
    throw SnapshotFailure(description: Self.difference(known.hasSuffix("\n") ? String(known.dropLast()) : known, text))
  }

  private func record(_ text: String) throws {
    try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: path, options: .atomic)
  }

  /// The most lines that a failure names.
  private static let mostLines = 20

  /// What changed, a line each: what was said, and what is said now.
  static func difference(_ known: String, _ text: String) -> String {
    let before = known.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = after.difference(from: before).sorted { offset($0) < offset($1) }
    let lines = changes.prefix(mostLines).map { change in
      switch change {
      case .remove(let place, let line, _): "Line \(place + 1) was: \(line)"
      case .insert(let place, let line, _): "Line \(place + 1) is now: \(line)"
      }
    }
    let more = changes.count > mostLines ? ["and \(changes.count - mostLines) more lines"] : []
    return (["What is told has changed."] + lines + more).joined(separator: "\n")
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .remove(let place, _, _): place * 2
    case .insert(let place, _, _): place * 2 + 1
    }
  }
}
