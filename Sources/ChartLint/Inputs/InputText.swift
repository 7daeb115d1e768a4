/// The bytes of a file as text.
enum InputText {
  /// What says at the beginning of a file that it is UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Bytes of UTF-8 without the mark at their beginning that says so; UTF-16 with such a mark becomes UTF-8.
  ///
  /// - Throws: `LintInputError` where a byte is no text.
  static func utf8(_ bytes: [UInt8], file: String) throws -> [UInt8] {
    var text = bytes
    if bytes.starts(with: [0xFF, 0xFE]) {
      text = try decoded(bytes, highByte: 1, file: file)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      text = try decoded(bytes, highByte: 0, file: file)
    } else if bytes.starts(with: mark) {
      text.removeFirst(mark.count)
    }
    // The least byte is found many at a time, the first of some only one by one.
    if text.reduce(.max, min) == 0, let zero = text.firstIndex(of: 0) {
      throw fault("a zero byte", at: zero, in: text, file: file)
    }
    guard isUTF8(text) else {
      throw fault("a byte that is not UTF-8", at: firstFault(in: text), in: text, file: file)
    }
    return text
  }

  /// Whether bytes are UTF-8, looked at in pieces: most have nothing but ASCII, which is seen at a glance.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      var end = min(start + 128, bytes.count)
      while end < bytes.count, isInCharacter(bytes[end]) { end += 1 }
      let piece = bytes[start..<end]
      guard piece.reduce(0, |) < 0x80 || String(validating: piece, as: UTF8.self) != nil else { return false }
      start = end
    }
    return true
  }

  /// Whether a byte goes on with a character, so that none is cut there.
  private static func isInCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func fault(_ found: String, at offset: Int, in bytes: [UInt8], file: String) -> LintInputError {
    var places = TextPlaces(bytes)
    let place = places.place(of: offset)
    return LintInputError(
      file: file, line: place.line, column: place.column,
      message: "Found \(found), expected text. Save the file as UTF-8.")
  }

  /// Where bytes cease to be UTF-8: what could not be decoded is repaired, and differs.
  private static func firstFault(in bytes: [UInt8]) -> Int {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    return zip(bytes, repaired).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
  }

  private static func decoded(_ bytes: [UInt8], highByte: Int, file: String) throws -> [UInt8] {
    guard bytes.count.isMultiple(of: 2) else {
      throw LintInputError(file: file, message: "This UTF-16 text ends within a character. Save the file as UTF-8.")
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place + highByte]) << 8 | UInt16(bytes[place + 1 - highByte])
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw LintInputError(file: file, message: "This text is not UTF-16, though it begins so. Save the file as UTF-8.")
    }
    return Array(text.utf8)
  }
}
