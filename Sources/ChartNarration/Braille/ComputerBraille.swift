/// Text in uncontracted computer braille, as a file for an embosser has it: a byte of ASCII a cell.
///
/// The cells are those of the North American Braille Computer Code: each of the 64 characters from the space to the
/// underscore is one cell of six dots. Letters stand for themselves, in upper case in the file; what ASCII has beyond
/// those 64 (capitals and ``{|}~` ``) has the shift sign of that code, dots 4-5-6, before it (Computer Braille Code,
/// Braille Authority of North America, 2000). So has a sign of lower dots that stands alone, as its height cannot be felt
/// there: a digit, or one of `"',-;`. So every text of ASCII can be read back. The cells are those of liblouis'
/// `en-us-comp6.ctb`; of several capitals in a row each has the sign.
///
/// ```swift
/// ComputerBraille.encoded("June 6: 4,210")  // "_JUNE 6: 4,210"
/// ```
enum ComputerBraille {
  /// The characters of the cells by their dots, from no dot to all six.
  static let characters = Array(" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=")

  private static let shift: Character = "_"
  /// What has the shift sign: the characters whose codes are 32 more than those of the 64.
  private static let shifted: [Character: Character] = ["`": "@", "{": "[", "|": "\\", "}": "]", "~": "^", "_": "_"]
  /// Punctuation that ASCII has a common form of.
  private static let plain: [Unicode.Scalar: String] = [
    "\u{A0}": " ", "\u{2013}": "-", "\u{2014}": "--", "\u{2212}": "-", "\u{2018}": "'", "\u{2019}": "'",
    "\u{201C}": "\"", "\u{201D}": "\"", "\u{2026}": "...",
  ]

  /// Signs without a dot in the upper row.
  private static let lower = Set("0123456789\"',-;")

  /// A text as cells; characters beyond ASCII are spelled.
  static func encoded(_ text: String) -> String {
    ascii(text).split(separator: " ", omittingEmptySubsequences: false).map(encoded(word:)).joined(separator: " ")
  }

  private static func encoded(word: Substring) -> String {
    if word.count == 1, word.allSatisfy(lower.contains) { return String(shift) + word }
    return word.reduce(into: "") { encoded, character in
      if let partner = shifted[character] {
        encoded.append(shift)
        encoded.append(partner)
      } else if character.isUppercase {
        encoded.append(shift)
        encoded.append(character)
      } else {
        encoded += character.uppercased()
      }
    }
  }

  /// Cells as they are drawn in Unicode's block of braille patterns; `nil` for one with dots 7 or 8, and for anything
  /// else but a space.
  static func encoded(cell: Character) -> Character? {
    if cell == " " { return " " }
    guard let scalar = cell.unicodeScalars.first, cell.unicodeScalars.count == 1,
      scalar.value >= BrailleCell.firstScalar
    else { return nil }
    let dots = Int(scalar.value - BrailleCell.firstScalar)
    return characters.indices.contains(dots) ? characters[dots] : nil
  }

  // MARK: Beyond ASCII

  /// A text of printable ASCII: dashes and quotation marks in their common form, every other character by its name in
  /// Unicode: `Z<u with diaeresis>rich`.
  static func ascii(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { ascii, scalar in
      if (0x20..<0x7F).contains(scalar.value) {
        ascii.unicodeScalars.append(scalar)
      } else {
        ascii += plain[scalar] ?? "<" + spelled(scalar) + ">"
      }
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    guard let name = scalar.properties.name else { return "U+" + String(scalar.value, radix: 16, uppercase: true) }
    let small = "LATIN SMALL LETTER "
    let capital = "LATIN CAPITAL LETTER "
    if name.hasPrefix(small) { return name.dropFirst(small.count).lowercased() }
    guard name.hasPrefix(capital) else { return name.lowercased() }
    let words = name.dropFirst(capital.count).split(separator: " ")
    return ([words.first.map(String.init) ?? ""] + words.dropFirst().map { $0.lowercased() }).joined(separator: " ")
  }
}
