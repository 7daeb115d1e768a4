import SourceText

/// The zones of the embedded tz database, each found by its name and decoded only when it is asked for.
enum ZoneTable {
  private typealias Text = UnsafeBufferPointer<UInt8>

  /// The TZif file of a zone; `nil` for a name that the database does not have.
  static func file(of name: String) -> [UInt8]? {
    EmbeddedZones.lines.withUTF8Buffer { text in
      guard let value = value(of: name.utf8, in: text) else { return nil }
      guard value.first == UInt8(ascii: "=") else { return bytes(value) }
      return Self.value(of: value.dropFirst(), in: text).flatMap(bytes)
    }
  }

  /// All names in the order of their bytes, and for each whether it only means another.
  static var names: [(name: String, isLink: Bool)] {
    EmbeddedZones.lines.withUTF8Buffer { text in
      text.split(separator: UInt8(ascii: "\n")).map { line in
        let (name, value) = entry(line)
        return (String(decoding: name, as: UTF8.self), value.first == UInt8(ascii: "="))
      }
    }
  }

  /// What stands behind a name: a binary search by bytes, each step of which goes on to the line in the middle.
  private static func value(of name: some Collection<UInt8>, in text: Text) -> Slice<Text>? {
    var lines = text[...]
    while !lines.isEmpty {
      let start = start(ofLineInTheMiddle: lines)
      let line = lines[start...].prefix { $0 != UInt8(ascii: "\n") }
      let (known, value) = entry(line)
      if known.elementsEqual(name) { return value }
      lines = known.lexicographicallyPrecedes(name) ? lines[line.endIndex...].dropFirst() : lines[..<start]
    }
    return nil
  }

  private static func start(ofLineInTheMiddle lines: Slice<Text>) -> Int {
    let half = lines.prefix(lines.count / 2)
    return half.lastIndex(of: UInt8(ascii: "\n")).map { $0 &+ 1 } ?? half.startIndex
  }

  /// A name, and what stands behind it: a file as base64, or `=` and the name that has the file.
  private static func entry(_ line: Slice<Text>) -> (name: Slice<Text>, value: Slice<Text>) {
    let name = line.prefix { $0 != UInt8(ascii: " ") }
    return (name, line.dropFirst(name.count &+ 1))
  }

  private static func bytes(_ digits: Slice<Text>) -> [UInt8]? {
    Base64Digits.bytes(digits.prefix { $0 != UInt8(ascii: "=") })
  }
}
