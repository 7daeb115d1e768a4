/// Refuses inputs that hold no table as UTF-8 text by their first bytes, with what to do about each.
package enum EncodingCheck {
  package static func check(_ bytes: Bytes, source: String) throws {
    let place = ReadingError.Place(source: source)
    if bytes.isEmpty || (bytes.count == 3 && bytes.isByteOrderMark) {
      throw ReadingError(.noRows, at: place, found: "the file is empty")
    }
    if (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF) {
      throw ReadingError(
        .notText, at: place, found: "the text is UTF-16", expected: "UTF-8", remedy: "Save the file as UTF-8.")
    }
    if let kind = ForeignFile(bytes) {
      throw ReadingError(
        .notText, at: place, found: "found \(kind.name)", expected: "a table as text", remedy: kind.remedy)
    }
  }
}
