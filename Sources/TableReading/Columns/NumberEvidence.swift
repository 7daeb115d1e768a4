@_spi(Bytes) import SourceText

/// Counts how the numbers of a column or of a whole file could be written, and chooses the style that explains most.
///
/// `1,234.5` and `1,234,567` show that the point is decimal; `12,5` and `1.234,5` that the comma is. `1,234` alone shows
/// nothing: what other columns show decides, and else in a file with commas between fields somebody has quoted it, so it is a
/// thousand; elsewhere it stays text. `1.234` alone is a decimal, but where semicolons stand between fields, and no number
/// speaks against it, the point stands between thousands.
struct NumberEvidence {
  private var point = 0
  private var comma = 0
  private var single = 0
  private(set) var showsPoint = 0
  private(set) var showsComma = 0
  /// Numbers such as `1.234`, which are read either way.
  private var pointGroups = 0
  /// Numbers of more than three digits without a mark, beside which nobody groups.
  private var ungrouped = 0

  /// Counts a text; false where it is no number in any style.
  mutating func add(_ text: Bytes) -> Bool {
    guard Self.mayBeNumber(text) else { return false }
    let isPoint = Self.reads(text, .point)
    let hasPoint = text.firstIndex(of: UInt8(ascii: "."), from: 0) != nil
    guard hasPoint || text.firstIndex(of: UInt8(ascii: ","), from: 0) != nil else {
      point += isPoint ? 1 : 0
      comma += isPoint ? 1 : 0
      ungrouped += isPoint && text.count > 3 && (0..<text.count).allSatisfy { text[$0].isDigit } ? 1 : 0
      return isPoint
    }
    let isComma = Self.reads(text, .comma)
    let isSingle = !isPoint && Self.reads(text, .groupedPoint)
    point += isPoint ? 1 : 0
    comma += isComma ? 1 : 0
    single += isSingle ? 1 : 0
    showsPoint += isPoint && !isComma ? 1 : 0
    showsComma += isComma && !isPoint && !isSingle ? 1 : 0
    pointGroups += isPoint && isComma && hasPoint ? 1 : 0
    return isPoint || isComma || isSingle
  }

  /// A quick look that spares most texts three readings.
  private static func mayBeNumber(_ text: Bytes) -> Bool {
    let hasSign = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
    let first = hasSign ? text[1] : text[0]
    let isMark = first == UInt8(ascii: ".") || first == UInt8(ascii: ",")
    return first.isDigit || isMark || first >= 0x80 || first | 0x20 == UInt8(ascii: "i")
  }

  private static func reads(_ text: Bytes, _ style: NumberStyle) -> Bool {
    NumberText.reads(text, style)
  }

  /// The style of these numbers in a file.
  func style(in file: NumberMarks) -> NumberStyle {
    if let decimal = file.decimalMark { return decimal == UInt8(ascii: ",") ? .comma : .groupedPoint }
    if showsComma > showsPoint { return .comma }
    if showsPoint > 0 { return .groupedPoint }
    if file.showsComma != file.showsPoint { return file.showsComma ? .comma : .groupedPoint }
    if file.delimiter == UInt8(ascii: ",") { return .groupedPoint }
    return mayBeGroups(in: file) ? .comma : .point
  }

  /// Whether points stand between thousands for all that is known.
  func mayBeGroups(in file: NumberMarks) -> Bool {
    file.decimalMark == nil && file.delimiter == UInt8(ascii: ";") && file.showsComma == file.showsPoint
      && showsPoint + showsComma == 0 && pointGroups > 0 && ungrouped == 0
  }

  /// How many texts are numbers in a style.
  func count(_ style: NumberStyle) -> Int {
    if style.decimalMark == UInt8(ascii: ",") { return comma }
    return style.allowsSingleGroup ? point + single : point
  }

  static func + (first: NumberEvidence, second: NumberEvidence) -> NumberEvidence {
    var sum = first
    sum.point += second.point
    sum.comma += second.comma
    sum.single += second.single
    sum.showsPoint += second.showsPoint
    sum.showsComma += second.showsComma
    sum.pointGroups += second.pointGroups
    sum.ungrouped += second.ungrouped
    return sum
  }
}

/// What a file shows of its decimal mark, all of its columns taken together.
struct NumberMarks {
  /// What stands between fields; 0 for JSON.
  var delimiter: UInt8
  /// The decimal mark that somebody named.
  var decimalMark: UInt8?
  /// Whether some column can only be read with a decimal point.
  var showsPoint = false
  /// Whether some column can only be read with a decimal comma.
  var showsComma = false
}
