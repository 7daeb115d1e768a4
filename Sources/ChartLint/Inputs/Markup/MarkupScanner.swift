/// A piece of HTML or SVG.
enum MarkupPiece {
  /// The attributes that name things for people who listen, by their places in the bytes; the first of two counts.
  typealias Attributes = [(name: String, value: Range<Int>)]

  /// A tag that opens an element, and where it ends; `isEmpty` where it closes it too.
  case open(name: String, attributes: Attributes, isEmpty: Bool, end: Int)
  /// A tag that closes an element.
  case close(name: String)
  /// Text with entities.
  case text(Range<Int>)
  /// Text as it stands.
  case plainText(Range<Int>)
}

/// Cuts HTML and SVG into tags and text, passing comments, declarations, scripts and styles.
///
/// Every byte is looked at once; entities that a document declares are not expanded.
struct MarkupScanner {
  static let known: Set = ["aria-label", "aria-roledescription", "aria-hidden", "role", "alt"]

  let bytes: [UInt8]
  private let file: String
  /// The byte that comes next.
  var index = 0
  /// Whether no `?>` follows, which is asked for at every `<?`.
  var hasNoInstructionEnd = false

  init(_ bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

  /// The next piece; `nil` at the end.
  ///
  /// - Throws: `LintInputError` where something does not end, so that the rest would be passed in silence.
  mutating func next() throws -> MarkupPiece? {
    while index < bytes.count {
      guard byte(index) == UInt8(ascii: "<") else { return text() }
      let following = byte(index + 1)
      if following.isLetterByte { return try tag() }
      if following == UInt8(ascii: "/") {
        if let name = try closing() { return .close(name: name) }
      } else if following == UInt8(ascii: "!") {
        if let piece = try declaration() { return piece }
      } else if following == UInt8(ascii: "?") {
        skipInstruction()
      } else {
        return text()
      }
    }
    return nil
  }

  func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// Up to the next tag; a `<` that begins none belongs to the text.
  private mutating func text() -> MarkupPiece {
    let start = index
    index = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return .text(start..<index)
  }

  // MARK: Tags

  private mutating func tag() throws -> MarkupPiece {
    let start = index
    index += 1
    let name = name()
    var attributes: MarkupPiece.Attributes = []
    var isEmpty = false
    while byte(index) != UInt8(ascii: ">") || index >= bytes.count {
      guard index < bytes.count else { throw fault("This tag does not end. Close it by \">\".", at: start) }
      if byte(index).isBlankByte || byte(index) == UInt8(ascii: "/") {
        isEmpty = isEmpty || byte(index) == UInt8(ascii: "/")
        index += 1
        continue
      }
      isEmpty = false
      let attribute = try attribute()
      if Self.known.contains(attribute.name), !attributes.contains(where: { $0.name == attribute.name }) {
        attributes.append(attribute)
      }
    }
    index += 1
    let end = index
    if !isEmpty, name == "script" || name == "style" || name == "textarea" { try skipRaw(name, from: start) }
    return .open(name: name, attributes: attributes, isEmpty: isEmpty, end: end)
  }

  /// A name in small letters. The prefix of drawings is taken off; of others it stays: the `dc:title` of a program's notes is no title.
  private mutating func name() -> String {
    let start = index
    while index < bytes.count, !byte(index).isBlankByte, !Self.nameEnds.contains(byte(index)) { index += 1 }
    // No name that counts is as long as this.
    let name = bytes[start..<index].prefix(64)
    let lowered = String(decoding: name.map { $0.isUppercaseByte ? $0 + 0x20 : $0 }, as: UTF8.self)
    return lowered.hasPrefix("svg:") ? String(lowered.dropFirst(4)) : lowered
  }

  private static let nameEnds: Set = [UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "=")]

  private mutating func attribute() throws -> (name: String, value: Range<Int>) {
    // A sign of equality where a name should begin belongs to that name.
    let prefix = byte(index) == UInt8(ascii: "=") ? "=" : ""
    index += prefix.utf8.count
    let name = prefix + name()
    let end = index
    while byte(index).isBlankByte { index += 1 }
    guard byte(index) == UInt8(ascii: "=") else { return (name, end..<end) }
    index += 1
    while byte(index).isBlankByte { index += 1 }
    let quote = byte(index)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return (name, bareValue()) }
    let start = index + 1
    guard let close = bytes[min(start, bytes.count)...].firstIndex(of: quote) else {
      throw fault("The quote that begins here does not end. Close it.", at: index)
    }
    index = close + 1
    return (name, start..<close)
  }

  private mutating func bareValue() -> Range<Int> {
    let start = index
    while index < bytes.count, !byte(index).isBlankByte, byte(index) != UInt8(ascii: ">") { index += 1 }
    return start..<index
  }

  private mutating func closing() throws -> String? {
    let start = index
    index += 2
    let name = name()
    guard let end = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: ">")) else {
      throw fault("This tag does not end. Close it by \">\".", at: start)
    }
    index = end + 1
    return name.isEmpty ? nil : name
  }

  func fault(_ message: String, at offset: Int) -> LintInputError {
    var places = TextPlaces(bytes)
    let place = places.place(of: offset)
    return LintInputError(file: file, line: place.line, column: place.column, message: message)
  }
}
