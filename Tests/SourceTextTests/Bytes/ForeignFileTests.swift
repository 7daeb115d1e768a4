@_spi(Bytes) import SourceText
import Testing

@Suite struct ForeignFileTests {
  private static let table = "expected a table as text. Save or export the table as CSV."
  private static let picture =
    "expected a table as text. Give the data that it shows, or the chart as Vega-Lite."

  private static let files: [(start: [UInt8], sentence: String)] = [
    (Array("PAR1\u{15}".utf8), "a: found a Parquet file, " + table),
    (Array("ARROW1\0\0".utf8), "a: found an Arrow file, " + table),
    (Array("SQLite format 3\0".utf8), "a: found a database of SQLite, " + table),
    ([0x89] + Array("HDF\r\n".utf8), "a: found an HDF5 file, " + table),
    (Array("%PDF-1.7".utf8), "a: found a PDF, " + table),
    ([0xD0, 0xCF, 0x11, 0xE0], "a: found an old spreadsheet, " + table),
    ([0x89] + Array("PNG\r\n".utf8), "a: found a PNG picture, " + picture),
    ([0xFF, 0xD8, 0xFF, 0xE0], "a: found a JPEG picture, " + picture),
    (Array("GIF89a".utf8), "a: found a GIF picture, " + picture),
    (
      Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WEBPVP8 ".utf8),
      "a: found a WebP picture, " + picture
    ),
    (Array("<svg viewBox='0 0 1 1'/>".utf8), "a: found an SVG picture, " + picture),
    (
      Array("<?xml version='1.0'?>\n<!-- Made by hand -->\n<svg/>".utf8),
      "a: found an SVG picture, " + picture
    ),
    (Array("\u{FEFF}<?xml version='1.0'?><rss/>".utf8), "a: found XML, " + table),
  ]

  @Test(arguments: files) func isRefused(_ start: [UInt8], _ sentence: String) throws {
    #expect(Self.refusal(of: start) == sentence)
  }

  @Test(arguments: [
    "GIF\n1\n", "RIFF,WAVE\n1,2\n", "<b>,c\n1,2\n", "%P,x\n1,2\n", "PAR,x\n1,2\n",
    "svg,<svg\n1,2\n",
  ])
  func isATable(_ text: String) { #expect(Self.refusal(of: Array(text.utf8)) == nil) }

  private static func refusal(of bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return nil }
      do {
        try EncodingCheck.check(Bytes(first, count: buffer.count), source: "a")
        return nil
      } catch { return "\(error)" }
    }
  }
}
