import SourceText

/// One thing that reads bytes from strangers, run on some bytes.
///
/// What the bytes hold may be refused; it may neither crash nor break a promise.
public struct FuzzEntry: Sendable {
  /// The name of the target, and of its folders of seeds and of past failures.
  public let name: String
  /// Reads the bytes; throws a `BrokenPromise` and nothing else.
  public let run: @Sendable ([UInt8]) throws -> Void

  init(_ name: String, run: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.run = run
  }

  /// All entries in the order in which they are run.
  public static let all = [
    csv, json, vegaLite, vegaExpressions, voices, profiles, extractedTexts, lintHTML, lintSVG, lintStrings, claims,
    commands,
    states, follow, events, score, sounds, outputs, whole,
  ]

  /// The entry of a name.
  public static func named(_ name: String) -> FuzzEntry? { all.first { $0.name == name } }
}

/// Something that must hold whatever the bytes are, and did not.
struct BrokenPromise: Error, CustomStringConvertible {
  var description: String

  /// Throws unless something holds.
  static func unless(_ holds: Bool, _ description: @autoclosure () -> String) throws(BrokenPromise) {
    guard holds else { throw BrokenPromise(description: description()) }
  }

  /// Throws where lines hold what a terminal would obey, or nobody would see: data cannot inject control characters, escapes or
  /// marks of direction.
  static func ifControlled(_ lines: [String]) throws(BrokenPromise) {
    for line in lines {
      let controls = line.unicodeScalars.first(where: \.disturbsTerminals)
      try unless(controls == nil, "a control character in \(line.debugDescription)")
    }
  }

  /// The same for text that brings its own line ends, which are line feeds.
  static func ifControlled(in text: String) throws(BrokenPromise) {
    try ifControlled(text.split(separator: "\n").map { String($0) })
  }
}
