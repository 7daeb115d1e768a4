/// Counts how the numbers of a column could be written, and chooses the style that explains most.
///
/// `1,234.5` and `1,234,567` show that the point is decimal; `12,5` and `1.234,5` that the comma is. `1,234` alone shows
/// nothing: in a file with commas between fields somebody has quoted it, so it is a thousand; elsewhere it stays text.
struct NumberEvidence {
  private var point = 0
  private var comma = 0
  private var single = 0
  private var showsPoint = 0
  private var showsComma = 0

  /// Counts a text; false where it is no number in any style.
  mutating func add(_ text: Bytes) -> Bool {
    guard Self.mayBeNumber(text) else { return false }
    let isPoint = Self.reads(text, .point)
    guard
      text.firstIndex(of: UInt8(ascii: "."), from: 0) != nil || text.firstIndex(of: UInt8(ascii: ","), from: 0) != nil
    else {
      point += isPoint ? 1 : 0
      comma += isPoint ? 1 : 0
      return isPoint
    }
    let isComma = Self.reads(text, .comma)
    let isSingle = !isPoint && Self.reads(text, .groupedPoint)
    point += isPoint ? 1 : 0
    comma += isComma ? 1 : 0
    single += isSingle ? 1 : 0
    showsPoint += isPoint && !isComma ? 1 : 0
    showsComma += isComma && !isPoint && !isSingle ? 1 : 0
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
    NumberText.read(text, style: style).isNumber
  }

  func style(isCommaDelimited: Bool) -> NumberStyle {
    if showsComma > showsPoint { return .comma }
    return isCommaDelimited || showsPoint > 0 ? .groupedPoint : .point
  }

  /// How many texts are numbers in a style.
  func count(_ style: NumberStyle) -> Int {
    if style == .comma { return comma }
    return style.allowsSingleGroup ? point + single : point
  }
}
