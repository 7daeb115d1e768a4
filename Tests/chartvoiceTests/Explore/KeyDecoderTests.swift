import ChartNarration
import Testing

@testable import chartvoice

/// What terminals send, byte by byte, and which keys it is.
@Suite struct KeyDecoderTests {
  /// What is sent, and the names of the keys; a paste stands in angle brackets.
  static let cases: [(String, [String])] = [
    ("abZ?", ["a", "b", "Z", "?"]), ("é", ["é"]), ("日🙂x", ["日", "🙂", "x"]), ("e\u{301}", ["e", "\u{301}"]),
    (" \r\n\t\u{7F}\u{8}", ["space", "enter", "enter", "tab", "backspace", "backspace"]),
    ("\u{3}\u{4}\u{1A}\u{0}\u{1C}", ["ctrl-c", "ctrl-d", "ctrl-z", "ctrl-space", "ctrl-\\"]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[H\u{1B}[F", ["up", "down", "right", "left", "home", "end"]),
    (
      "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OH\u{1B}OF\u{1B}OP\u{1B}OS",
      ["up", "down", "right", "left", "home", "end", "f1", "f4"]
    ),
    (
      "\u{1B}[1~\u{1B}[2~\u{1B}[3~\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[7~\u{1B}[8~",
      ["home", "insert", "delete", "end", "page-up", "page-down", "home", "end"]
    ),
    (
      "\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[21~\u{1B}[23~\u{1B}[24~\u{1B}[25~\u{1B}[34~",
      ["f1", "f5", "f6", "f10", "f11", "f12", "f13", "f20"]
    ),
    ("\u{1B}[[A\u{1B}[[Ex", ["f1", "f5", "x"]),
    (
      "\u{1B}[1;2A\u{1B}[1;3B\u{1B}[1;5C\u{1B}[1;6D\u{1B}[1;8H\u{1B}[1;9F",
      ["shift-up", "alt-down", "ctrl-right", "ctrl-shift-left", "ctrl-alt-shift-home", "alt-end"]
    ),
    ("\u{1B}[5;5~\u{1B}[3;2~\u{1B}[1;5P\u{1B}[15;3~", ["ctrl-page-up", "shift-delete", "ctrl-f1", "alt-f5"]),
    ("\u{1B}[Z\u{1B}[1;5Z", ["shift-tab", "ctrl-shift-tab"]),
    (
      "\u{1B}[5^\u{1B}[a\u{1B}[d\u{1B}Oa\u{1B}Od\u{1B}O5C",
      ["ctrl-page-up", "shift-up", "shift-left", "ctrl-up", "ctrl-left", "ctrl-right"]
    ),
    ("\u{1B}OM\u{1B}Oq\u{1B}Ok", ["enter", "1", "+"]),
    ("\u{1B}x", ["alt-x"]),
    ("\u{1B}\r\u{1B}\u{7F}\u{1B}é\u{1B} ", ["alt-enter", "alt-backspace", "alt-é", "alt-space"]),
    ("\u{1B}\u{1B}[A\u{1B}\u{1B}OC", ["alt-up", "alt-right"]), ("\u{1B}\u{1B}x", ["escape", "alt-x"]),
    ("\u{1B}\u{1B}\u{1B}[A", ["escape", "alt-up"]),
    (
      "\u{1B}[97;5u\u{1B}[13;2u\u{1B}[97;2u\u{1B}[27u\u{1B}[27;5;9~\u{1B}[27;2;65~\u{1B}[233u",
      ["ctrl-a", "shift-enter", "A", "escape", "ctrl-tab", "A", "é"]
    ),
    ("\u{1B}[200~two\nlines\u{1B}[A\u{1B}[201~x", ["<two lines[A>", "x"]),
    ("\u{1B}[200~\u{1B}[20\u{1B}[201~", ["<[20>"]),
    // Swallowed whole.
    ("\u{1B}[99~x\u{1B}[?1;2cx\u{1B}[1;2;3qx\u{1B}[ qx\u{1B}[Ix\u{1B}[Ox", ["x", "x", "x", "x", "x", "x"]),
    ("\u{1B}[<0;12;3Mx\u{1B}[Mabcx\u{1B}[-1;5Cx", ["x", "x", "x"]),
    (
      "\u{1B}]11;rgb:0/0/0\u{7}x\u{1B}]0;t\u{1B}\\x\u{1B}P1$r0m\u{1B}\\x\u{1B}_a\u{1B}\\x\u{1B}^b\u{1B}\\x",
      ["x", "x", "x", "x", "x"]
    ),
    ("\u{1B}[\(String(repeating: "1;", count: 20))Cx", ["x"]), ("\u{1B}[99999999999999999999Ax", ["x"]),
    // Another begins before one ends.
    ("\u{1B}[1;\u{1B}[Ax", ["up", "x"]), ("\u{1B}[1\rx", ["enter", "x"]), ("\u{1B}O\u{1B}[B", ["down"]),
    ("\u{1B}]a\u{1B}[Bx", ["down", "x"]),
  ]

  static func names(_ inputs: [KeyInput]) -> [String] {
    inputs.map { input in
      switch input {
      case .key(let key): key.name
      case .paste(let text): "<\(text)>"
      }
    }
  }

  @Test(arguments: cases) func sequences(sent: String, keys: [String]) {
    var decoder = KeyDecoder()
    let inputs = decoder.inputs(Array(sent.utf8))
    #expect(Self.names(inputs + decoder.flush()) == keys)
  }

  /// A read may end behind any byte.
  @Test(arguments: cases) func splitAnywhere(sent: String, keys: [String]) {
    let bytes = Array(sent.utf8)
    for place in bytes.indices {
      var decoder = KeyDecoder()
      let inputs = decoder.inputs(bytes[..<place]) + decoder.inputs(bytes[place...]) + decoder.flush()
      #expect(Self.names(inputs) == keys, "split at \(place)")
    }
  }

  @Test(arguments: [
    ("\u{1B}", ["escape"]), ("\u{1B}\u{1B}", ["escape", "escape"]), ("\u{1B}[", ["alt-["]), ("\u{1B}O", ["alt-O"]),
    ("\u{1B}]", ["alt-]"]),
    ("\u{1B}P", ["alt-P"]), ("\u{1B}[1;5", []), ("\u{1B}]0;t", []),
    ("é".utf8.first.map { "\(UnicodeScalar($0))" } ?? "", ["Ã"]),
  ])
  func whatStandsAloneAfterAWhile(sent: String, keys: [String]) {
    var decoder = KeyDecoder()
    let inputs = decoder.inputs(Array(sent.utf8)) + decoder.flush()
    #expect(Self.names(inputs) == keys)
    #expect(!decoder.isPending)
    #expect(Self.names(decoder.inputs(Array("[A".utf8))) == ["[", "A"])
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], ["a"]), ([0xC3, 0x61], ["a"]), ([0xE2, 0x82, 0x1B, 0x5B, 0x41], ["up"]), ([0x80, 0x61], ["a"]),
      ([0xED, 0xA0, 0x80, 0x61], ["a"]), ([0xF4, 0xBF, 0xBF, 0xBF, 0x61], ["a"]), ([0xC2, 0x9B, 0x41], ["A"]),
      ([0xE2, 0x80, 0xAE, 0x61], ["a"]), ([0xC0, 0xAF], []),
    ] as [([UInt8], [String])])
  func bytesThatAreNoText(bytes: [UInt8], keys: [String]) {
    var decoder = KeyDecoder()
    #expect(Self.names(decoder.inputs(bytes) + decoder.flush()) == keys)
  }

  /// A paste waits for its end, however long that takes, and is not kept beyond its limit.
  /// Control C gets out of a paste whose end never comes.
  @Test func endlessPaste() {
    var decoder = KeyDecoder()
    #expect(
      decoder.inputs(Array("\u{1B}[200~zzz\u{3}q".utf8)) == [.key(.character("c", .control)), .key(.character("q"))])
  }

  /// A paste whose end is lost is over when nothing more comes, and the keys are the user's again.
  @Test func aPasteWithoutAnEnd() {
    var decoder = KeyDecoder()
    #expect(decoder.inputs(Array("\u{1B}[200~June 3\u{1B}[2".utf8)).isEmpty)
    #expect(decoder.flush() == [.paste("June 3")] && decoder.isIdle && decoder.patience == nil)
    #expect(decoder.inputs(Array("q".utf8)) == [.key(.character("q"))])
  }

  @Test func longPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.inputs(Array("\u{1B}[200~".utf8) + Array(repeating: UInt8(ascii: "a"), count: 100_000)).isEmpty)
    #expect(!decoder.isPending && decoder.patience == 1_000)
    let text = String(repeating: "a", count: PastedText.mostBytes)
    #expect(decoder.inputs(Array("\u{1B}[201~".utf8)) == [.paste(text)])
  }

  @Test(arguments: [
    ("1234567890123456", true), ("123456789012345", false), ("right\nright\n", true), ("June 26 25\r", false),
    ("aaaaaaaaaaaaaaaaaa", false),
    ("\u{1B}[C\u{1B}[C\u{1B}[C", false),
    ("é é é é é é", true), ("123\u{3}4567890123456", false),
  ])
  func whatCountsAsPaste(text: String, isPaste: Bool) { #expect(PastedText.isPaste(Array(text.utf8)) == isPaste) }
}
