import ChartNarration
import SourceText

/// Text that is put in at once, as it comes.
struct PastedText {
  private var bytes: [UInt8] = []
  /// How much of the end has come.
  private var matched = 0

  /// More is not kept: what is asked for is a name or a place.
  static let mostBytes = 4_096
  /// `ESC [ 201 ~`
  private static let end = [KeyDecoder.escape] + Array("[201~".utf8)

  /// Takes a byte; true when it was the last one of the end.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    keep(Self.end[..<matched])
    matched = byte == KeyDecoder.escape ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  /// Takes bytes among which an end means nothing.
  mutating func keep(_ more: some Collection<UInt8>) {
    bytes += more.prefix(max(Self.mostBytes - bytes.count, 0))
  }

  /// The text in one line, without what a terminal might obey.
  var text: String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let shown = scalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }.filter { !$0.disturbsTerminals }
    return String(String.UnicodeScalarView(shown)).trimmed
  }

  /// Whether what one read gave is text put in at once, for terminals that do not say so.
  ///
  /// Nobody types sixteen characters between two reads, or a line and more; a key that is held gives the same one again and again.
  static func isPaste(_ bytes: [UInt8]) -> Bool {
    bytes.count >= (bytes.dropLast().contains { $0 == 0x0A || $0 == 0x0D } ? 8 : 16)
      && bytes.allSatisfy { 0x20..<0x7F ~= $0 || $0 >= 0x80 || 0x09...0x0D ~= $0 }
      && bytes.contains { $0 != bytes[0] }
  }
}
