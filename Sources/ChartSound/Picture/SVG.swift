import SourceText

/// Elements of SVG as text.
enum SVG {
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = ""
  ) -> String {
    let list = attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    return content.isEmpty ? "<\(name)\(list)/>" : "<\(name)\(list)>\(content)</\(name)>"
  }

  /// A line along points.
  static func line(_ path: String, stroke: String, width: Double, dashes: String = "none") -> String {
    element(
      "path",
      ["d": path, "fill": "none", "stroke": stroke, "stroke-width": number(width), "stroke-dasharray": dashes])
  }

  static func text(
    _ text: String, x: Double, y: Double, anchor: String = "start", size: Double = PictureText.size,
    isBold: Bool = false
  ) -> String {
    let attributes: KeyValuePairs = [
      "x": number(x), "y": number(y), "text-anchor": anchor, "font-size": number(size),
      "font-weight": isBold ? "bold" : "normal", "fill": PictureColor.text,
    ]
    return element("text", attributes, escaped(text))
  }

  /// A number over lines, which keep off it: drawn in white and broad, then as it is.
  static func number(_ number: String, x: Double, y: Double, size: Double) -> String {
    let halo = element(
      "text",
      [
        "x": self.number(x), "y": self.number(y), "text-anchor": "middle", "font-size": self.number(size),
        "fill": PictureColor.page, "stroke": PictureColor.page, "stroke-width": "3", "aria-hidden": "true",
      ], escaped(number))
    return halo + text(number, x: x, y: y, anchor: "middle", size: size)
  }

  /// Half a hundredth of a pixel is nothing that anybody sees.
  static func number(_ value: Double) -> String { value.fixed(2) }

  /// Text in one line, as XML holds it: two characters that are none may not stand in it even escaped.
  static func escaped(_ text: String) -> String {
    let permitted = text.singleLine.unicodeScalars.map { $0.value == 0xFFFE || $0.value == 0xFFFF ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(permitted)).escapingAttribute
  }
}

/// How wide text is, told from its characters: nobody measures it before it is shown.
enum PictureText {
  static let size = 12.0

  /// Rather more than less: a wide character is as wide as it is high, a Latin one 0.6 of that.
  static func width(of text: String, size: Double = size) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 0.6 : 1.1) } * size
  }
}

/// The colours of a picture, on white: text has a contrast of at least 4.5 to 1, shapes of at least 3 to 1.
enum PictureColor {
  static let page = "#ffffff"
  static let text = "#1a1a1a"
  static let value = "#1b4f8a"
  static let context = "#7a3b00"
  static let grid = "#8c8c8c"
}
