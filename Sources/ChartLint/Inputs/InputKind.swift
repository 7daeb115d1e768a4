/// The kinds of files that hold texts of charts.
public enum InputKind: String, CaseIterable, Sendable {
  /// JSON Lines of `label` and `context`.
  case labels
  /// A label a line.
  case text
  /// A chart with its author's title, description and axis titles.
  case vegaLite = "vega-lite"
  /// Swift sources.
  case swift
  /// A table of texts of Apple's platforms, key by key.
  case strings
  /// A string catalogue of Xcode.
  case xcstrings
  /// A page with charts.
  case html
  /// A drawing.
  case svg

  /// The kind that a file's name tells, whatever the case of its letters; `nil` where it tells none.
  ///
  /// ```swift
  /// InputKind.kind(ofFile: "labels.jsonl")  // .labels
  /// ```
  public static func kind(ofFile name: String) -> InputKind? {
    let lowered = name.lowercased()
    return endings.first { lowered.hasSuffix($0.ending) && lowered.utf8.count > $0.ending.utf8.count }?.kind
  }

  /// The kind that a file's name tells or, for JSON, what stands in it: a `$schema` of Vega-Lite.
  public static func kind(ofFile name: String, bytes: [UInt8]) -> InputKind? {
    if let kind = kind(ofFile: name) { return kind }
    guard name.lowercased().hasSuffix(".json") else { return nil }
    return SchemaSearch.namesVegaLite(bytes) ? .vegaLite : nil
  }

  private static let endings: [(ending: String, kind: InputKind)] = [
    (".jsonl", .labels), (".ndjson", .labels), (".vl.json", .vegaLite), (".vega.json", .vegaLite), (".txt", .text),
    (".swift", .swift), (".strings", .strings), (".xcstrings", .xcstrings), (".html", .html), (".htm", .html),
    (".svg", .svg),
  ]
}

/// Looks for the schema of a chart without reading all of it.
private enum SchemaSearch {
  /// Whether some member `$schema` is a text with `vega-lite` in it.
  static func namesVegaLite(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.startIndex
      while let dollar = buffer[start...].firstIndex(of: UInt8(ascii: "$")) {
        start = dollar + 1
        guard buffer[dollar...].starts(with: "$schema\"".utf8) else { continue }
        // No address of a schema is longer than this.
        let value = buffer[dollar...].dropFirst(8).prefix(200).prefix { $0 != UInt8(ascii: "}") }
        if isVegaLite(value) { return true }
      }
      return false
    }
  }

  private static func isVegaLite(_ member: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let parts = member.split(separator: UInt8(ascii: "\""), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return false }
    return String(decoding: parts[1], as: UTF8.self).contains("vega-lite")
  }
}
