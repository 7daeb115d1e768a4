import ChartModel
import ChartTestSupport
import GeneratedCharts
import Testing

@testable import ChartNarration

/// Pages for an embosser, and computer braille read back by a slow twin.
@Suite struct BrailleFileTests {
  /// Reads computer braille back: what follows the shift sign is 32 characters further on in ASCII, but for the sign itself
  /// and for a low sign that stands alone.
  private static func decoded(_ cells: String) -> String {
    var text = ""
    var isShifted = false
    for character in cells {
      let code = character.asciiValue ?? 0
      switch (isShifted, character) {
      case (false, "_"):
        isShifted = true
        continue
      case (true, "_"), (true, "A"..."Z"), (true, "0"..."9"), (true, "\""), (true, "'"), (true, ","), (true, "-"),
        (true, ";"):
        text.append(character)
      case (true, _): text.append(Character(Unicode.Scalar(code + 32)))
      case (false, "A"..."Z"): text.append(Character(Unicode.Scalar(code + 32)))
      case (false, _): text.append(character)
      }
      isShifted = false
    }
    return text
  }

  @Test(arguments: [
    ("June 6: 4,210", "_JUNE 6: 4,210"), ("a_b `x` {1|2} ~", "A__B _@X_@ _[1_\\2_] _^"),
    ("Z\u{FC}rich", "_Z<U WITH DIAERESIS>RICH"), ("\u{C9}t\u{E9}", "<_E WITH ACUTE>T<E WITH ACUTE>"),
    ("\u{201C}x\u{201D} \u{2013} y\u{2026}", "\"X\" _- Y..."), ("5 \u{20AC}", "_5 <EURO SIGN>"),
    ("\u{E000}", "<_U+_E000>"),
  ])
  func computerBraille(text: String, cells: String) { #expect(ComputerBraille.encoded(text) == cells) }

  @Test func everyTextOfASCIIIsReadBack() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          Character(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random)))
        })
      let cells = ComputerBraille.encoded(text)
      #expect(Self.decoded(cells) == text)
      #expect(cells.allSatisfy { ComputerBraille.characters.contains($0) })
    }
  }

  /// The letters and digits of the code, by the dots that every table of it gives.
  @Test(arguments: [
    ("\u{2801}", "A"), ("\u{2803}", "B"), ("\u{281A}", "J"), ("\u{280D}", "M"), ("\u{281D}", "N"), ("\u{2834}", "0"),
    ("\u{2802}", "1"), ("\u{2812}", "3"), ("\u{2824}", "-"), ("\u{283F}", "="), ("\u{2838}", "_"), ("\u{283C}", "#"),
    ("\u{2800}", " "),
  ])
  func dots(cell: Character, ascii: Character) { #expect(ComputerBraille.encoded(cell: cell) == ascii) }

  /// What is in ASCII beside letters, by the dots of liblouis' table en-us-comp6.ctb; digits are its lowered digits.
  @Test(arguments: [
    ("!", "2346"), ("\"", "5"), ("#", "3456"), ("$", "1246"), ("%", "146"), ("&", "12346"), ("'", "3"), ("(", "12356"),
    (")", "23456"), ("*", "16"), ("+", "346"), (",", "6"), ("-", "36"), (".", "46"), ("/", "34"), (":", "156"),
    (";", "56"), ("<", "126"), ("=", "123456"), (">", "345"), ("?", "1456"), ("@", "4"), ("[", "246"), ("\\", "1256"),
    ("]", "12456"), ("^", "45"), ("0", "356"), ("1", "2"), ("2", "23"), ("3", "25"), ("4", "256"), ("5", "26"),
    ("6", "235"), ("7", "2356"), ("8", "236"), ("9", "35"), ("_", "456,456"), ("`", "456,4"), ("{", "456,246"),
    ("|", "456,1256"), ("}", "456,12456"), ("~", "456,45"), ("A", "456,1"), ("Z", "456,1356"), ("z", "1356"),
  ])
  func cellsOfLiblouis(text: String, cells: String) {
    let dots = cells.split(separator: ",").map { cell in cell.reduce(0) { $0 | 1 << (($1.wholeNumberValue ?? 9) - 1) } }
    let told = ComputerBraille.encoded("x" + text + "x").dropFirst().dropLast()
    #expect(told.map { ComputerBraille.characters.firstIndex(of: $0) ?? -1 } == dots)
  }

  /// A sign without an upper dot is told from its like above by dots 4-5-6 where no other cell is beside it.
  @Test(arguments: [
    ("6", "_6"), ("a 6 b", "A _6 B"), ("16", "16"), ("6:", "6:"), ("- x", "_- X"), ("\" ' , ;", "_\" _' _, _;"),
    ("a", "A"), (".", "."),
  ])
  func loneLowSigns(text: String, cells: String) { #expect(ComputerBraille.encoded(text) == cells) }

  @Test func sixtyFourDifferentCells() {
    #expect(Set(ComputerBraille.characters).count == 64)
    #expect(Set(ComputerBraille.characters.compactMap(\.asciiValue)) == Set(0x20...0x5F))
    #expect(ComputerBraille.encoded(cell: "\u{2840}") == nil && ComputerBraille.encoded(cell: "x") == nil)
  }

  @Test(arguments: [10, 24, 40, 80])
  func pagesFit(width: Int) throws {
    for seed in 1...25 as ClosedRange<UInt64> {
      let narrator = try GeneratedChart(seed: seed, hostileNames: true, isRich: seed % 2 == 0).narrator(.standard)
      let file = try NarratedViews(narrator).brailleFile(width: width)
      let allowed = Set(ComputerBraille.characters.compactMap(\.asciiValue) + [0x0A, 0x0D, 0x0C])
      #expect(file.utf8.allSatisfy { allowed.contains($0) })
      let pages = file.utf8.split(separator: 0x0C)
      for (place, page) in pages.enumerated() {
        let lines = String(decoding: page, as: UTF8.self).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(lines.count == 26 && lines.last?.isEmpty == true)
        #expect(lines.dropLast().allSatisfy { $0.last == 0x0D && $0.count - 1 <= width })
        let foot = String(decoding: lines[24].dropLast(), as: UTF8.self)
        #expect(foot.hasSuffix(place < 9 ? " _\(place + 1)" : " \(place + 1)") && foot.count == width)
      }
    }
  }

  @Test func aTranslationIsChecked() throws {
    let views = NarratedViews(try TestChart.steps())
    let dots = { (lines: [String]) in lines.map { String($0.map { $0 == " " ? " " : "\u{2801}" }) } }
    #expect(try views.brailleFile(width: 40, translation: dots).hasPrefix("AAAAA\r\n"))
    let wrong = #expect(throws: BrailleFileError.self) {
      try views.brailleFile(width: 40) { $0.map { $0 == "Steps" ? "\u{2801}\u{2873}" : "\u{2801}" } }
    }
    #expect(
      wrong?.description
        == "the braille translation of \"Steps\" has \"⡳\" (U+2873), which no embosser has. "
        + "Change that text of the chart, or use a table of six dots.")
    #expect(throws: BrailleFileError.self) { try views.brailleFile(width: 40) { _ in ["\u{2801}"] } }
  }
}
