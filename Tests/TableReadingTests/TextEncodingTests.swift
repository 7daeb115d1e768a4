import ChartModel
import Testing

@_spi(Bytes) @testable import SourceText
@testable import TableReading

/// Text that is not UTF-8.
@Suite struct TextEncodingTests {
  /// The upper halves as Python's codecs have them.
  @Test(
    arguments: [
      (
        .windows1252,
        "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿"
          + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
      ),
      (
        .windows1250,
        "€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
          + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
      ),
      (
        .windows1251,
        "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
          + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
      ),
    ] as [(TextEncoding, String)])
  func upperHalves(_ encoding: TextEncoding, _ expected: String) throws {
    #expect(encoding.upperHalf == Array(expected.unicodeScalars))
    #expect(try Self.text([0x61] + Array(0x80...0xFF), encoding) == "a" + expected)
  }

  private static func text(_ bytes: [UInt8], _ encoding: TextEncoding, piece: Int = 7) throws -> String {
    let input = TranscodedInput(MemoryInput(bytes), encoding)
    var (all, block) = ([UInt8](), [UInt8](repeating: 0, count: piece))
    while true {
      let count = try block.withUnsafeMutableBytes { try input.read(into: $0, at: all.count) }
      if count == 0 { return String(decoding: all, as: UTF8.self) }
      all += block[..<count]
    }
  }

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [false, true], [1, 7, 4_096]) func unitsOfTwoBytes(bigEndian: Bool, piece: Int) throws {
    // Longer than what is turned at once, so that a pair is cut.
    let text = "a" + String(repeating: "ä😀", count: 40_000)
    let read = try Self.text(Self.utf16(text, bigEndian: bigEndian), .utf16, piece: piece)
    #expect(read == "\u{FEFF}" + text)
  }

  @Test(
    arguments: [
      ("UTF-16, low byte first", utf16("Stadt;Wert\nKöln;1,5\nWien;2,5\n", bigEndian: false), "UTF-16", []),
      ("UTF-16, high byte first", utf16("Stadt;Wert\nKöln;1,5\nWien;2,5\n", bigEndian: true), "UTF-16", []),
      (
        "Windows-1252", Array("Stadt;Wert\nK".utf8) + [0xF6] + Array("ln;1,5\nWien;2,5\n".utf8), "WINDOWS-1252",
        [.encoding]
      ),
      ("UTF-8", Array("Stadt;Wert\nKöln;1,5\nWien;2,5\n".utf8), "UTF-8", []),
    ] as [(String, [UInt8], String, [ReadingNote.Kind])])
  func tablesAreRead(_ name: String, _ bytes: [UInt8], _ encoding: String, _ notes: [ReadingNote.Kind]) throws {
    let reader = try TableReader.open(bytes: bytes, name: "t.csv", options: ReadingOptions())
    #expect(reader.schema.layout.encoding == encoding, "\(name)")
    #expect(reader.schema.notes.map(\.kind) == notes, "\(name)")
    #expect(
      try Tables.read(reader, [ColumnRequest("Stadt"), ColumnRequest("Wert")]).rows == [
        [.text("Köln"), .number(1.5)], [.text("Wien"), .number(2.5)],
      ])
  }

  @Test func anEncodingCanBeNamed() throws {
    var options = ReadingOptions()
    options.encoding = .windows1251
    let bytes = Array("c,v\n".utf8) + [0xC0, 0xC1] + Array(",1\n".utf8)
    let reader = try TableReader.open(bytes: bytes, name: "t.csv", options: options)
    #expect(try Tables.read(reader, [ColumnRequest("c")]).rows == [[.text("АБ")]])
    #expect(reader.schema.notes.isEmpty)
  }
}
