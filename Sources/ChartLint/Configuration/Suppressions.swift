/// What the comments of a file, and the `suppress` lists of its labels, switch off; and which of them were of use.
struct Suppressions {
  private struct Span {
    var rule: String
    var lines: ClosedRange<Int>
    /// The line of the comment, which is told when it is of no use.
    var place: Int
    var isUsed = false
  }

  private var spans: [Span] = []
  /// The places in `spans` of those for one line, by the line, and of those for more.
  private var onLine: [Int: [Int]] = [:]
  private var blocks: [Int] = []
  /// Comments that name no rule.
  private var nameless: [Int] = []
  /// The lines that are comments and no texts.
  private(set) var commentLines: Set<Int> = []
  private var texts: [Int: String] = [:]

  /// None.
  init() {}

  init(in bytes: [UInt8], kind: InputKind) {
    guard Self.mayHaveComments(bytes) else { return }
    for found in SuppressionsInJSON.found(in: bytes, kind: kind) {
      add(found.rules, found.lines, found.place)
      texts[found.place] = found.rules.joined(separator: ", ")
    }
    read(
      String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine),
      kind)
  }

  /// What ends a line for those who read texts, too.
  private static func endsLine(_ character: Character) -> Bool { ["\n", "\r\n", "\r"].contains(character) }

  /// Whether the name with which all comments begin is there: most files have none, and are passed in long steps.
  private static func mayHaveComments(_ bytes: [UInt8]) -> Bool {
    let name = Array("chartvoice-".utf8)
    // From a byte where the name might end to the next: as far as that byte stands from the end of the name.
    var steps = Array(repeating: name.count, count: 256)
    for (place, byte) in name.dropLast().enumerated() { steps[Int(byte)] = name.count - 1 - place }
    var end = name.count
    while end <= bytes.count {
      if bytes[end - 1] == UInt8(ascii: "-"), bytes[..<end].suffix(name.count).elementsEqual(name) { return true }
      end += steps[Int(bytes[end - 1])]
    }
    return false
  }

  private mutating func read(_ lines: [Substring], _ kind: InputKind) {
    let comments = lines.enumerated().compactMap { index, line in
      SuppressionComment(line: line, kind: kind).map { (line: index + 1, comment: $0) }
    }
    for found in comments {
      commentLines.insert(found.line)
      texts[found.line] = Self.trimmed(lines[found.line - 1])
    }
    var open: [(rule: String, line: Int)] = []
    for (line, comment) in comments {
      if comment.rules.isEmpty, comment.scope != .end { nameless.append(line) }
      switch comment.scope {
      case .line: add(comment.rules, line...line, line)
      case .nextLine:
        let next = next(after: line, lines)
        add(comment.rules, next...next, line)
      case .block: open += comment.rules.map { ($0, line) }
      case .end:
        let closed = open.filter { comment.rules.isEmpty || comment.rules.contains($0.rule) }
        open.removeAll { comment.rules.isEmpty || comment.rules.contains($0.rule) }
        for block in closed { add([block.rule], block.line...line, block.line) }
      }
    }
    for block in open { add([block.rule], block.line...(.max), block.line) }
  }

  private mutating func add(_ rules: [String], _ lines: ClosedRange<Int>, _ place: Int) {
    for rule in rules {
      if lines.lowerBound == lines.upperBound {
        onLine[lines.lowerBound, default: []].append(spans.count)
      } else {
        blocks.append(spans.count)
      }
      spans.append(Span(rule: rule, lines: lines, place: place))
    }
  }

  /// The line that a comment above it means: the next that has something and is no comment of this sort itself.
  private func next(after line: Int, _ lines: [Substring]) -> Int {
    var next = line + 1
    while lines.indices.contains(next - 1), commentLines.contains(next) || lines[next - 1].allSatisfy(\.isWhitespace) {
      next += 1
    }
    return next
  }

  private static func trimmed(_ line: Substring) -> String {
    let rest = line.drop(while: \.isWhitespace)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: \.isWhitespace).count))
  }

  // MARK: Use

  /// Takes up the list of a label.
  mutating func add(listOf text: LintText) {
    guard !text.suppressed.isEmpty else { return }
    add(text.suppressed, text.line...text.line, text.line)
    texts[text.line] = text.label
  }

  /// Whether a finding of a text is suppressed, which makes its comment one of use.
  mutating func suppress(_ finding: Finding, of text: LintText) -> Bool {
    var isSuppressed = false
    let near = (onLine[finding.line] ?? []) + (onLine[text.line] ?? []) + blocks
    for place in near where spans[place].rule == finding.rule {
      guard spans[place].lines.contains(finding.line) || spans[place].lines.contains(text.line) else { continue }
      spans[place].isUsed = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// What is told of those that were of no use, and of those that name no rule or one that there is not.
  func unused(file: String, rules: FileRules) -> [Finding] {
    let spare = spans.filter { !$0.isUsed }.compactMap { span -> (Int, String)? in
      guard FileRules.known.contains(span.rule) else { return (span.place, UnknownRule(id: span.rule).description) }
      // A rule that is not asked could not find anything.
      guard rules.isOn(span.rule) else { return nil }
      return (span.place, "\"\(span.rule)\" is suppressed and finds nothing here. Take it out.")
    }
    let silent = nameless.map {
      ($0, "This comment names no rule. Name one: chartvoice-disable-next-line empty-label.")
    }
    return (spare + silent).map { line, message in
      Finding(
        file: file, line: line, column: 1, rule: UnusedSuppression.about.id, severity: UnusedSuppression.about.severity,
        status: .finding, message: message, text: texts[line] ?? "", references: UnusedSuppression.about.references)
    }
  }
}
