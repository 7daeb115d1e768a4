import ChartReading

/// Reads JSON Lines of labels: objects after each other, one a line or over several.
struct LabelObjects {
  /// How many bytes an object may have.
  static let sizeLimit = 1_000_000

  let bytes: [UInt8]
  let file: String

  /// Hands over the label of each object.
  func forEach(_ body: (LintText) throws -> Void) throws {
    var offset = 0
    var line = 1
    while true {
      while offset < bytes.count, Self.isBlank(bytes[offset]) {
        if bytes[offset] == 0x0A { line += 1 }
        offset += 1
      }
      guard offset < bytes.count else { return }
      let object = try object(from: offset, line: line)
      try body(try text(of: object, line: line))
      line += bytes[object].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
      offset = object.upperBound
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The bytes from a bracket to the one that closes it; to the end of its line where a text in it does not close.
  private func object(from start: Int, line: Int) throws -> Range<Int> {
    guard bytes[start] == UInt8(ascii: "{") else {
      throw LintInputError(
        file: file, line: line,
        message: "No object begins here. Write {\"label\": \"June 6: 4,210 steps\", \"context\": {}}.")
    }
    var depth = 0
    var isInText = false
    var index = start
    while index < bytes.count {
      guard index - start < Self.sizeLimit else {
        throw LintInputError(
          file: file, line: line,
          message:
            "The object that begins here is longer than 1 MB. Close its brackets, or leave marks out of its data.")
      }
      switch bytes[index] {
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "\\") where isInText: index += 1
      case 0x0A where isInText: return start..<index
      case UInt8(ascii: "{") where !isInText, UInt8(ascii: "[") where !isInText: depth += 1
      case UInt8(ascii: "}") where !isInText, UInt8(ascii: "]") where !isInText:
        depth -= 1
        if depth == 0 { return start..<(index + 1) }
      default: break
      }
      index += 1
    }
    return start..<bytes.count
  }

  private func text(of object: Range<Int>, line: Int) throws -> LintText {
    let tree: JSONTree
    do {
      tree = try JSONTree(parsing: Array(bytes[object]), source: file)
    } catch {
      var places = TextPlaces(bytes)
      throw LintInputError(error, file: file, from: places.place(of: object.lowerBound))
    }
    guard let label = tree["label"]?.string else {
      throw LintInputError(
        file: file, line: line,
        message: "This object has no text as its label. Write {\"label\": \"June 6: 4,210 steps\", \"context\": {}}.")
    }
    let context = tree["context"].map(LabelContext.init) ?? LabelContext()
    var text = LintText(label, context: context, file: file, line: line)
    text.breaksLines = false
    text.lines = line...(line + bytes[object].count { $0 == 0x0A })
    text.suppressed = tree["suppress"]?.elements?.compactMap(\.string) ?? []
    return text
  }
}
