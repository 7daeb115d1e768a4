/// How authors write colors: the same in several ways.
enum ColorText {
  /// A color in one way of writing it: `#f00` and `Red` as `#ff0000`, `lightgrey` as `lightgray`.
  static func normalized(_ color: String) -> String {
    let text = color.lowercased().filter { $0 != " " }
    if text.hasPrefix("#"), text.utf8.count == 4 { return "#" + text.dropFirst().map { "\($0)\($0)" }.joined() }
    let name = text.replacing("grey", with: "gray")
    return names[name] ?? name
  }

  /// Whether a text is one of the plainest names of colors.
  static func isName(_ text: String) -> Bool {
    let name = text.lowercased().replacing("grey", with: "gray")
    return names[name] != nil || ["white", "black", "transparent", "lightgray", "darkgray", "silver"].contains(name)
  }

  /// Whether a color is a shade between black and white, or none: what is drawn so does not stand out beside a hue.
  static func isDull(_ color: String) -> Bool {
    let text = normalized(color)
    if text.contains("gray") || ["white", "black", "transparent", "none", "silver"].contains(text) { return true }
    guard text.hasPrefix("#"), text.utf8.count >= 7 else { return false }
    let digits = Array(text.dropFirst().prefix(6))
    let parts = [0, 2, 4].compactMap { Int(String(digits[$0...$0 + 1]), radix: 16) }
    guard let low = parts.min(), let high = parts.max() else { return false }
    return high - low < 24
  }

  /// Whether what is drawn in a color is not seen at all.
  static func isUnseen(_ color: String) -> Bool {
    let text = color.lowercased().filter { $0 != " " }
    if ["transparent", "none"].contains(text) { return true }
    if text.hasPrefix("#") {
      return [5, 9].contains(text.utf8.count) && text.hasSuffix(text.utf8.count == 5 ? "0" : "00")
    }
    guard text.hasPrefix("rgb") || text.hasPrefix("hsl") else { return false }
    if text.hasSuffix("/0)") || text.hasSuffix("/0%)") { return true }
    return text.count(where: { $0 == "," }) == 3 && [",0)", ",0.0)", ",0%)"].contains { text.hasSuffix($0) }
  }

  private static let names = [
    "red": "#ff0000", "green": "#008000", "blue": "#0000ff", "orange": "#ffa500", "yellow": "#ffff00",
    "purple": "#800080", "gray": "#808080", "steelblue": "#4682b4", "#fff": "white", "#ffffff": "white",
    "#000000": "black",
  ]
}
