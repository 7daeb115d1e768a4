/// A common kind of file that holds no table as text, by its first bytes.
///
/// The bytes are those of the formats' own specifications: PNG (W3C, 2003), JPEG (ITU-T T.81), GIF89a, WebP (RFC 9649), HDF5 3.0, SQLite 3,
/// Apache Arrow and Parquet, and XML 1.0.
struct ForeignFile {
  let name: String
  let remedy: String

  /// `nil` where the first bytes tell of none.
  init?(_ bytes: Bytes) {
    if let table = Self.tables.first(where: { Self.begins(bytes, with: $0.bytes) }) {
      (name, remedy) = (table.name, "Save or export the table as CSV.")
    } else if let picture = Self.pictures.first(where: { Self.begins(bytes, with: $0.bytes) })?.name
      ?? Self.drawing(bytes)
    {
      (name, remedy) = (picture, "Give the data that it shows, or the chart as Vega-Lite.")
    } else if Self.start(of: bytes).hasPrefix("<?xml") {
      (name, remedy) = ("XML", "Save or export the table as CSV.")
    } else {
      return nil
    }
  }

  private typealias Kind = (name: String, bytes: [UInt8])

  private static let tables: [Kind] = [
    ("a spreadsheet or another zip archive", [0x50, 0x4B, 0x03, 0x04]),
    ("a file compressed by gzip", [0x1F, 0x8B]),
    ("a file compressed by Zstandard", [0x28, 0xB5, 0x2F, 0xFD]),
    ("a Parquet file", Array("PAR1".utf8)),
    ("an Arrow file", Array("ARROW1".utf8)),
    ("an old spreadsheet", [0xD0, 0xCF, 0x11, 0xE0]),
    ("a database of SQLite", Array("SQLite format 3".utf8)),
    ("an HDF5 file", [0x89, 0x48, 0x44, 0x46]),
    ("a PDF", Array("%PDF".utf8)),
  ]

  private static let pictures: [Kind] = [
    ("a PNG picture", [0x89, 0x50, 0x4E, 0x47]),
    ("a JPEG picture", [0xFF, 0xD8, 0xFF]),
    ("a GIF picture", Array("GIF8".utf8)),
  ]

  private static func begins(_ bytes: Bytes, with sign: [UInt8]) -> Bool {
    bytes.count >= sign.count && sign.indices.allSatisfy { bytes[$0] == sign[$0] }
  }

  /// How much of a text may stand before its drawing: a declaration, comments and a document type.
  private static let prolog = 1_024

  /// The beginning of a text that may be XML, behind a byte order mark and blanks; empty of any other, so that no table is copied.
  private static func start(of bytes: Bytes) -> Substring {
    let first = bytes[0..<3].isByteOrderMark ? bytes[3] : bytes[0]
    guard first == UInt8(ascii: "<") || first <= UInt8(ascii: " ") else { return "" }
    return bytes[0..<prolog].text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  }

  /// The name of a picture that its first bytes tell only together: WebP in its container, and SVG behind what XML begins with.
  private static func drawing(_ bytes: Bytes) -> String? {
    if begins(bytes, with: Array("RIFF".utf8)), bytes[8..<12].text == "WEBP" {
      return "a WebP picture"
    }
    let start = start(of: bytes)
    guard start.hasPrefix("<svg") || start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE svg")
    else { return nil }
    return start.contains("<svg") ? "an SVG picture" : nil
  }
}
