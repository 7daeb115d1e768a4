/// Refuses inputs that are no UTF-8 text by their first bytes, with what to do about each.
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
    if let kind = kind(bytes) {
      throw ReadingError(
        .notText, at: place, found: "found \(kind)", expected: "a table as text",
        remedy: "Save or export the table as CSV.")
    }
  }

  /// What the first bytes say about common files that are no text.
  private static func kind(_ bytes: Bytes) -> String? {
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x50, 0x4B, 0x03, 0x04): "a spreadsheet or another zip archive"
    case (0x1F, 0x8B, _, _): "a file compressed by gzip"
    case (0x28, 0xB5, 0x2F, 0xFD): "a file compressed by Zstandard"
    case (0x50, 0x41, 0x52, 0x31): "a Parquet file"
    case (0xD0, 0xCF, 0x11, 0xE0): "an old spreadsheet"
    case (0x25, 0x50, 0x44, 0x46): "a PDF"
    default: nil
    }
  }
}
