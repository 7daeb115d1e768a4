/// A title whose end may name a unit in parentheses.
///
/// Only what `UnitNames` knows is a unit: "Sales (2025)" and "Temperature (average)" are titles to their end. In the title of
/// an axis a symbol may stand behind a comma too: "Level, m".
struct TitleWithUnit: Equatable {
  var title: String
  var unit: String?

  /// Such as `Temperature (°C)`: the title "Temperature" with the unit "°C".
  ///
  /// - Parameter ofAxis: whether it is the title of an axis, in which a unit may stand behind a comma.
  init(_ text: String, ofAxis: Bool = false) {
    title = text
    if ofAxis, let comma = text.lastIndex(of: ","), case let inside = text[text.index(after: comma)...].trimmed,
      UnitNames.isSymbol(inside), case let head = text[..<comma].trimmed, !head.isEmpty
    {
      (title, unit) = (head, UnitNames.name(of: inside))
    }
    guard text.hasSuffix(")"), let opening = text.lastIndex(of: "(") else { return }
    let head = text[..<opening].trimmed
    let inside = text[text.index(after: opening)...].dropLast().trimmed
    guard !head.isEmpty, UnitNames.contains(inside) else { return }
    title = head
    unit = inside
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
