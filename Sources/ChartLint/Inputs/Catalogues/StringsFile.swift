/// Reads `.strings` files: `"key" = "value";` with comments of C and escapes of property lists.
///
/// Such a file does not say what a text is for, so it counts as a note.
struct StringsFile {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private var places: TextPlaces

  init(bytes: [UInt8], file: String) {
    (self.bytes, self.file) = (bytes, file)
    places = TextPlaces(bytes)
  }

  /// Hands over the values of a file of English texts; of another language there is nothing to judge.
  mutating func forEach(_ body: (LintText) throws -> Void) throws {
    guard Self.isEnglish(file) else { return }
    while try skipToText() {
      let key = try text("a key in quotes")
      var value = key
      var end = index
      _ = try skipToText()
      if take("=") {
        guard try skipToText() else { throw fault("the end", expected: "a text in quotes") }
        value = try text("a text in quotes")
        end = index
        _ = try skipToText()
      }
      let place = places.place(of: value.start)
      guard take(";") else { throw fault(found, expected: "a semicolon") }
      let sample = FormatPlaceholders(value.text)
      // An empty value is not yet written.
      guard !sample.isOnlyPlaceholders, !value.text.isEmpty else { continue }
      var found = LintText(sample.filled, context: .note, file: file, line: place.line, column: place.column)
      found.breaksLines = bytes[value.start..<max(end, value.start)].contains { $0 == 0x0A || $0 == 0x0D }
      try body(found)
    }
  }

  /// Whether the folder of a file names English, or no language.
  static func isEnglish(_ file: String) -> Bool {
    let folders = file.split(whereSeparator: { $0 == "/" || $0 == "\\" }).dropLast()
    guard let folder = folders.last(where: { $0.hasSuffix(".lproj") })?.dropLast(6) else { return true }
    return folder == "Base" || folder == "English" || StringCatalogue.isEnglish(String(folder))
  }

  // MARK: Grammar

  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte(index) == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Passes blanks and comments; whether anything follows.
  private mutating func skipToText() throws -> Bool {
    while index < bytes.count {
      if byte(index).isBlankByte {
        index += 1
      } else if byte(index) == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "/") {
        while index < bytes.count, byte(index) != 0x0A, byte(index) != 0x0D { index += 1 }
      } else if byte(index) == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() throws {
    let start = index
    index += 2
    while index < bytes.count {
      if byte(index) == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = start
    throw fault("a comment that does not end", expected: "*/")
  }

  /// A text in quotes, or a word without.
  private mutating func text(_ expected: String) throws -> (start: Int, text: String) {
    if byte(index) == UInt8(ascii: "\"") { return try quoted() }
    let start = index
    while byte(index).isWordByte || Set("_.-$:".utf8).contains(byte(index)) { index += 1 }
    guard index > start else { throw fault(found, expected: expected) }
    return (start, String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func quoted() throws -> (start: Int, text: String) {
    let quote = index
    index += 1
    let start = index
    while index < bytes.count, byte(index) != UInt8(ascii: "\"") {
      index += byte(index) == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else {
      index = quote
      throw fault("a text that does not end", expected: "a quote that closes it")
    }
    index += 1
    return (start, StringsEscapes.text(of: bytes[start..<(index - 1)]))
  }

  // MARK: Faults

  private var found: String {
    guard index < bytes.count else { return "the end" }
    let character = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).first.map(String.init)
    return character == "\"" ? "a quote" : "\"\(character ?? "")\""
  }

  private mutating func fault(_ found: String, expected: String) -> LintInputError {
    let place = places.place(of: index)
    return LintInputError(
      file: file, line: place.line, column: place.column,
      message: "Found \(found), expected \(expected). Write \"key\" = \"text\";")
  }
}

extension LabelContext {
  /// Of a text of which nothing is known, not even what it is for.
  static var note: LabelContext {
    var context = LabelContext()
    context.kind = .note
    return context
  }
}
