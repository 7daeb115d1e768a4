/// The text of a cell of a workbook.
struct SheetCell {
  /// How much of a date its format shows.
  enum Detail {
    /// All of it, or the text is no date.
    case all
    /// The month or the year, and the date is the first day of it.
    case month, year
    /// The month or the year, and the date is another day of it: its column holds days.
    case more
  }

  var text: String
  var shows = Detail.all
  /// Whether it is a formula whose result nobody stored.
  var isUnsolved = false

  /// The text with no more of a date than its format shows.
  var shown: Substring {
    switch shows {
    case .all, .more: text[...]
    case .month: text.dropLast(3)
    case .year: text.dropLast(6)
    }
  }
}

extension String {
  /// A text of a workbook with `_x0041_` and its kin resolved (ECMA-376, part 1, 22.4.2.4).
  var withoutEscapes: String {
    guard contains("_x") else { return self }
    var (text, rest) = ("", self[...])
    while let start = rest.firstRange(of: "_x") {
      text += rest[..<start.lowerBound]
      let code = rest[start.upperBound...].prefix(4)
      let end = code.endIndex
      guard code.utf8.count == 4, code.allSatisfy(\.isHexDigit), end < rest.endIndex, rest[end] == "_",
        let number = UInt32(code, radix: 16),
        let scalar = Unicode.Scalar(number)
      else {
        text += rest[start]
        rest = rest[start.upperBound...]
        continue
      }
      text.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}
