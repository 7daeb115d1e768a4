extension CSVSuite {
  /// What is no table; a chart takes some of it as its data, as d3-dsv does.
  static let refused: [CSVCase] = [
    CSVCase("nothing", "", "t.csv: the file is empty.", data: ""),
    CSVCase(
      "unclosed_quote", "a,b\n1,\"2\n3,4\n",
      "t.csv, line 2, character 3: a quote opens a field here and never closes. Close it, or double it (\"\") if it is part of the text.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 2, character 3, a quote opens a field here and never closes. Close it, or double it (\"\") if it is part of the text."
    ),
    CSVCase(
      "more_fields", "a,b\n1,2\n3,4,5\n", "t.csv, row 2 (line 3): 3 fields, where the header has 2 fields.",
      data: "a|b / 1|2 / 3|4"),
    CSVCase(
      "null_byte", bytes: Array("a,b\n1,".utf8) + [0] + Array("\n".utf8),
      "t.csv, line 2, character 3: a zero byte, expected text. Check that this is a table in a text file.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 2, character 3, a zero byte, expected text. Check that this is a text file."
    ),
    CSVCase(
      "overlong", bytes: Array("a,b\n".utf8) + [0xC0, 0xAF] + Array(",2\n".utf8),
      "t.csv, line 2, character 1: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 2, character 1, a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."
    ),
    CSVCase(
      "surrogate", bytes: Array("a,b\n".utf8) + [0xED, 0xA0, 0x80] + Array(",2\n".utf8),
      "t.csv, line 2, character 1: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 2, character 1, a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."
    ),
    CSVCase(
      "cut_letter_at_the_end", bytes: Array("a,b\n1,".utf8) + [0xE2, 0x82],
      "t.csv, line 2, character 3: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 2, character 3, a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."
    ),
    CSVCase(
      "utf16_little_without_mark", bytes: utf16("a,b\n1,2\n"),
      "t.csv, line 1, character 2: a zero byte, expected text. Check that this is a table in a text file.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 1, character 2, a zero byte, expected text. Check that this is a text file."
    ),
    CSVCase(
      "utf16_big_without_mark", bytes: utf16("a,b\n1,2\n", isBig: true),
      "t.csv, line 1, character 1: a zero byte, expected text. Check that this is a table in a text file.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 1, character 1, a zero byte, expected text. Check that this is a text file."
    ),
    CSVCase(
      "utf32_little", bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
      "t.csv: the text is UTF-16, expected UTF-8. Save the file as UTF-8.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 1, character 3, a zero byte, expected text. Check that this is a text file."
    ),
    CSVCase(
      "a_zip", bytes: [0x50, 0x4B, 3, 4, 0x14, 0, 6, 0, 8, 0],
      "t.csv: the archive cannot be read, as its directory is not there. Save or download the file again.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 1, character 6, a zero byte, expected text. Check that this is a text file."
    ),
    CSVCase(
      "a_gzip", bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0],
      "t.csv: the packed file ends early. Get it again, or unpack it with gzip and see what it says.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 1, character 4, a zero byte, expected text. Check that this is a text file."
    ),
    CSVCase(
      "a_pdf", bytes: Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3],
      "t.csv: found a PDF, expected a table as text. Save or export the table as CSV.",
      data:
        "c.vl.json, /data/url (line 1): in t.csv, line 2, character 2, a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."
    ),
    CSVCase(
      "a_page", "<!doctype html><p>not found", "t.csv: a row of names and no rows below it.",
      data: "<!doctype html><p>not found"),
    CSVCase("blank_lines_alone", "\n\n\n", "t.csv: nothing but blank lines, expected a row of names.", data: " /  / "),
    CSVCase("names_alone", "a,b\n", "t.csv: a row of names and no rows below it.", data: "a|b"),
  ]

  private static func utf16(_ text: String, isBig: Bool = false) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isBig ? bytes.reversed() : bytes
    }
  }
}
