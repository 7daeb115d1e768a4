/// Finds where brackets close in the text of Swift, past strings and comments.
struct SwiftScanner {
  let text: [Character]

  init(_ text: String) { self.text = Array(text) }

  /// The place after the bracket that closes the one at a place.
  func end(ofBracketAt start: Int) -> Int {
    var depth = 0
    var place = start
    while place < text.count {
      switch text[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "\"", "#":
        place = max(place + 1, end(ofStringAt: place))
        continue
      case "/":
        place = end(ofCommentAt: place)
        continue
      default: break
      }
      place += 1
      if depth == 0 { return place }
    }
    return text.count
  }

  /// The first place from one on at which a character stands outside of strings, comments and brackets.
  func first(_ character: Character, from start: Int = 0) -> Int? {
    var place = start
    while place < text.count {
      if text[place] == character { return place }
      switch text[place] {
      case "(", "[", "{": place = end(ofBracketAt: place)
      case "\"", "#": place = max(place + 1, end(ofStringAt: place))
      case "/": place = end(ofCommentAt: place)
      default: place += 1
      }
    }
    return nil
  }

  /// The place after a string that may begin with signs `#`; the place itself where none begins.
  private func end(ofStringAt start: Int) -> Int {
    let signs = text[start...].prefix { $0 == "#" }.count
    guard start + signs < text.count, text[start + signs] == "\"" else { return start }
    let quotes = text[(start + signs)...].prefix { $0 == "\"" }.count
    // Two quotes are an empty string, three begin one of several lines.
    let length = quotes == 2 ? 1 : min(quotes, 3)
    let close = Array(repeating: Character("\""), count: length) + Array(repeating: Character("#"), count: signs)
    let escape = [Character("\\")] + Array(repeating: Character("#"), count: signs)
    var place = start + signs + length
    while place < text.count {
      if text[place...].starts(with: escape) {
        place += escape.count
        place = place < text.count && text[place] == "(" ? end(ofBracketAt: place) : place + 1
      } else if text[place...].starts(with: close) {
        return place + close.count
      } else {
        place += 1
      }
    }
    return text.count
  }

  /// The place after a comment, or after the sign where none begins.
  private func end(ofCommentAt start: Int) -> Int {
    guard start + 1 < text.count else { return start + 1 }
    if text[start + 1] == "/" { return text[start...].firstIndex(of: "\n") ?? text.count }
    guard text[start + 1] == "*" else { return start + 1 }
    var depth = 0
    var place = start
    while place + 1 < text.count {
      if text[place] == "/", text[place + 1] == "*" {
        depth += 1; place += 2
      } else if text[place] == "*", text[place + 1] == "/" {
        depth -= 1
        place += 2
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return text.count
  }

  subscript(range: Range<Int>) -> String { String(text[range.clamped(to: 0..<text.count)]) }
}
