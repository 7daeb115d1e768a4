/// A comment that switches rules off or on for some lines.
///
/// ```text
/// <!-- chartvoice-disable-next-line ambiguous-date: our readers are all in one country -->
/// ```
///
/// Rules stand behind it with commas or blanks between; a reason may follow behind a colon or two hyphens.
struct SuppressionComment: Equatable {
  enum Scope: String, CaseIterable {
    // The longer names come first, as they begin with the shorter one.
    case nextLine = "chartvoice-disable-next-line"
    case line = "chartvoice-disable-line"
    case block = "chartvoice-disable"
    case end = "chartvoice-enable"
  }

  var scope: Scope
  var rules: [String]

  /// What a line of a file says to the linter; `nil` where it says nothing, or not in a comment of its kind.
  init?(line: Substring, kind: InputKind) {
    guard let found = Self.start(in: line), Self.isComment(line[..<found.place], kind) else { return nil }
    scope = found.scope
    let rest = line[found.place...].dropFirst(scope.rawValue.count)
    guard rest.first.map({ $0.isWhitespace || "*-:".contains($0) }) ?? true else { return nil }
    rules = Self.rules(in: rest)
  }

  private static func start(in line: Substring) -> (place: Substring.Index, scope: Scope)? {
    var rest = line
    while let place = rest.firstIndex(of: "c") {
      if let scope = Scope.allCases.first(where: { rest[place...].hasPrefix($0.rawValue) }) { return (place, scope) }
      rest = rest[place...].dropFirst()
    }
    return nil
  }

  /// Whether what stands before it opens a comment of the kind of file.
  private static func isComment(_ before: Substring, _ kind: InputKind) -> Bool {
    switch kind {
    case .text: before.first { !$0.isWhitespace } == "#" && before.allSatisfy { $0 == "#" || $0.isWhitespace }
    case .html, .svg: before.contains("<!--")
    case .strings: before.contains("//") || before.contains("/*") || before.first { !$0.isWhitespace } == "*"
    case .swift: isSwiftComment(before)
    case .labels, .vegaLite, .xcstrings: false
    }
  }

  /// Whether a comment begins with it that is neither documentation nor part of a text in quotes.
  private static func isSwiftComment(_ before: Substring) -> Bool {
    if before.allSatisfy({ $0 == "*" || $0.isWhitespace }) { return before.contains("*") }
    let signs = before.reversed().drop(while: \.isWhitespace).prefix { "/*".contains($0) }
    let isOpening = signs.elementsEqual("//") || signs.elementsEqual("*/")
    return isOpening && before.count { $0 == "\"" }.isMultiple(of: 2)
  }

  /// The names up to a reason or to the end of the comment.
  private static func rules(in rest: Substring) -> [String] {
    var names = rest
    for end in ["-->", "*/", " --", ":"] {
      if let place = Self.place(of: end, in: names) { names = names[..<place] }
    }
    return names.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  private static func place(of part: String, in text: Substring) -> Substring.Index? {
    text.indices.first { text[$0...].hasPrefix(part) }
  }
}
