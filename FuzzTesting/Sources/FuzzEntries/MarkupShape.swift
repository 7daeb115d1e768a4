/// HTML or SVG as a strict reader takes it: only elements that ChartVoice writes, each closed, and text that is escaped.
struct MarkupShape {
  let text: String

  /// The elements of tables and of pictures.
  private static let names: Set = [
    "html", "head", "meta", "title", "body", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td",
    "svg", "desc", "defs", "pattern", "rect", "path", "g", "text", "circle", "ellipse", "line", "polygon",
  ]
  private static let entities = ["amp;", "lt;", "gt;", "quot;", "#"]

  func check() throws {
    try BrokenPromise.ifControlled(in: text)
    // By bytes: a sign with an accent over it is another character, and ends a tag all the same.
    let pieces = text.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    try BrokenPromise.unless(pieces.first?.isEmpty == true, "text before the first element: \(text.debugDescription)")
    var open: [String] = []
    for piece in pieces.dropFirst() {
      let parts = piece.split(separator: UInt8(ascii: ">"), omittingEmptySubsequences: false)
      try BrokenPromise.unless(parts.count == 2, "a sign that is not escaped in \(text.debugDescription)")
      try take(String(decoding: parts[0], as: UTF8.self), &open)
    }
    try BrokenPromise.unless(open.isEmpty, "not closed: \(open)")
    try checkEntities()
  }

  /// Takes what stands between the angle brackets.
  private func take(_ tag: String, _ open: inout [String]) throws {
    if tag == "!DOCTYPE html" || tag == "?xml version=\"1.0\" encoding=\"UTF-8\"?" { return }
    if tag.hasPrefix("/") {
      let last = open.popLast()
      return try BrokenPromise.unless(last == String(tag.dropFirst()), "<\(tag)> closes \(last ?? "nothing")")
    }
    let shape = #/([a-zA-Z]+)( [a-zA-Z:\-]+="[^"]*")*(\/?)/#.matchingSemantics(.unicodeScalar)
    guard let match = tag.wholeMatch(of: shape), Self.names.contains(String(match.output.1)) else {
      throw BrokenPromise(description: "no element: <\(tag)>")
    }
    // HTML has an element without an end.
    if match.output.3.isEmpty, match.output.1 != "meta" { open.append(String(match.output.1)) }
  }

  private func checkEntities() throws {
    for piece in text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).dropFirst() {
      let isKnown = Self.entities.contains { piece.starts(with: $0.utf8) }
      try BrokenPromise.unless(isKnown, "an ampersand that is not escaped in \(text.debugDescription)")
    }
  }
}
