import Testing

@testable import SourceText
@testable import VegaLite

/// The readers of the data of charts, run on the suites as a chart runs them on a file.
enum DataSuite {
  /// The table of a file at `/data/url` of `c.vl.json`, by a `format`.
  ///
  /// - Throws: `ReadingError`, as the reader of charts does.
  static func table(_ bytes: [UInt8], named name: String, _ format: String) throws -> VegaTable {
    let tree = try JSONTree(
      parsing: Array("{\"url\": \"\(name)\", \"format\": \(format)}".utf8), source: "t.vl.json")
    let data = SpecificationNode(tree, pointer: "/data")
    let url = try #require(data["url"])
    let text = DataText(bytes: bytes, name: name, format: try DataFormat(data), node: url, context: VegaContext())
    do throws(SpecificationFault) {
      return try text.table(of: data)
    } catch {
      throw ReadingError(error, in: "c.vl.json")
    }
  }

  /// Where in a file of data an error says that it is, as the file's own reader would say it; `nil` where it does not.
  static func place(of error: ReadingError, in name: String) -> ReadingError.Place? {
    let pattern = #/in (?<name>.+), line (?<line>\d+), character (?<character>\d+), .+/#
    guard error.place.pointer == "/data/url", error.place.line == 1,
      let match = try? pattern.wholeMatch(in: error.found), match.name == name
    else { return nil }
    return ReadingError.Place(source: name, line: Int(match.line), character: Int(match.character))
  }
}

/// What holds of the error of any text.
enum ErrorForm {
  /// What is wrong with an error: no place, one outside of the text, or a character that a terminal might obey; `nil` where
  /// nothing is.
  static func complaint(about error: ReadingError, at place: ReadingError.Place?, in bytes: [UInt8]) -> String? {
    let sentence = "\(error)"
    if sentence.unicodeScalars.contains(where: { isControl($0.value) }) {
      return "controls: \(sentence.debugDescription)"
    }
    // Where there is nothing, nothing has a place.
    if bytes.isEmpty { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let line = place?.line, let character = place?.character, (1...lines.count).contains(line) else {
      return "no place: \(sentence)"
    }
    return (1...lines[line - 1].count + 1).contains(character) ? nil : "beyond its line: \(sentence)"
  }

  /// By their numbers, so that nothing of what is tested decides what is well.
  private static func isControl(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
