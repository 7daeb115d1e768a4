import ChartModel
import SourceText

/// Finds where the texts of a file stand in its bytes, so that they can be changed.
struct TextPlace {
  private let bytes: [UInt8]
  private let kind: InputKind
  /// Where each line begins.
  private let starts: [Int]
  /// The longest line, in bytes, in which a text is looked for: each would be passed again.
  private static let longestLine = 100_000

  /// `nil` for a file that is not UTF-8, whose bytes are others than those of its texts.
  init?(_ bytes: [UInt8], kind: InputKind) {
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    (self.bytes, self.kind) = (bytes, kind)
    let first = bytes.starts(with: InputText.mark) ? InputText.mark.count : 0
    starts = [first] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The change of the file that makes some fixes of a text, which do not overlap; `nil` where the text does not stand there
  /// letter for letter, or where the new words would have to be escaped in a way that is not known.
  func edit(of text: LintText, making fixes: [Fix]) -> FileEdit? {
    if !text.pieces.isEmpty { return edit(ofPieces: text.pieces, making: fixes) }
    guard !fixes.isEmpty, let start = starts.indices.contains(text.line - 1) ? starts[text.line - 1] : nil,
      let fixed = Self.text(text.label, with: fixes)
    else { return nil }
    if kind == .labels {
      return literal(in: start..<bytes.count, of: text.label).map { edit($0, JSONNode.string(fixed).text, text.line) }
    }
    let plain = fixes.allSatisfy { !$0.replacement.unicodeScalars.contains(where: needsEscape) }
    guard plain, let range = range(of: text, line: start), isText(range, line: start) else { return nil }
    return edit(range, fixed, text.line)
  }

  /// A text with fixes made; `nil` where one is outside of it or within a character.
  static func text(_ label: String, with fixes: [Fix]) -> String? {
    var bytes = Array(label.utf8)
    var last = bytes.count
    for fix in fixes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard fix.range.lowerBound >= 0, fix.range.upperBound <= last else { return nil }
      bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
      last = fix.range.lowerBound
    }
    return String(validating: bytes, as: UTF8.self)
  }

  func edit(_ range: Range<Int>, _ replacement: String, _ line: Int) -> FileEdit {
    // An object may have its label on a later line than its own.
    var line = line
    while starts.indices.contains(line), starts[line] <= range.lowerBound { line += 1 }
    let start = starts.indices.contains(line - 1) ? starts[line - 1] : 0
    func column(_ end: Int) -> Int { bytes[min(start, end)..<end].count { $0 & 0xC0 != 0x80 } + 1 }
    return FileEdit(
      range: range, replacement: replacement, line: line, column: column(range.lowerBound),
      endColumn: column(range.upperBound))
  }

  /// What is written in a part of the file.
  func written(_ range: Range<Int>) -> String? {
    range.upperBound <= bytes.count ? String(validating: bytes[range], as: UTF8.self) : nil
  }

  func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.disturbsTerminals || kind != .text && "\"\\<>&'".unicodeScalars.contains(scalar)
  }

  // MARK: Plain texts

  /// Where a text stands: at its column, else at the one place of its line where it stands between quotation marks.
  private func range(of text: LintText, line start: Int) -> Range<Int>? {
    let label = Array(text.label.utf8)
    guard !label.isEmpty else { return nil }
    let end = starts.indices.contains(text.line) ? starts[text.line] - 1 : bytes.count
    guard end - start <= Self.longestLine else { return nil }
    let before = String(decoding: bytes[start..<end], as: UTF8.self).prefix(max(text.column - 1, 0)).utf8.count
    let place = start + before
    if place <= bytes.count, bytes[place...].starts(with: label) { return place..<(place + label.count) }
    let quote = [UInt8(ascii: "\"")]
    let quoted = quote + label + quote
    var found: Int?
    for place in start..<max(end - quoted.count + 1, start) where bytes[place...].starts(with: quoted) {
      guard found == nil else { return nil }
      found = place + 1
    }
    return found.map { $0..<($0 + label.count) }
  }

  /// Whether what stands in a range can only be the text: no key, no name of a field, no value without quotation marks.
  private func isText(_ range: Range<Int>, line start: Int) -> Bool {
    switch kind {
    case .vegaLite, .xcstrings: isOnlyValue(range, line: start)
    // A key without a value is what programs ask for.
    case .strings: lastByte(before: range.lowerBound - 1) == UInt8(ascii: "=")
    case .html, .svg: lastByte(before: range.lowerBound) != UInt8(ascii: "=")
    case .labels, .text, .swift: true
    }
  }

  /// Whether a text in quotation marks stands once on its line, with no colon behind it: then it is no key, and no other member has it.
  private func isOnlyValue(_ range: Range<Int>, line start: Int) -> Bool {
    let quoted = Array(bytes[max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, bytes.count)])
    let end = bytes[range.upperBound...].firstIndex(of: 0x0A) ?? bytes.count
    let count = (start..<max(end - quoted.count + 1, start)).count { bytes[$0...].starts(with: quoted) }
    let next = bytes[min(range.upperBound + 1, bytes.count)...].first { !$0.isBlankByte }
    return count == 1 && next != UInt8(ascii: ":")
  }

  /// The last byte that is no blank, before a place.
  private func lastByte(before place: Int) -> UInt8? { bytes[..<max(place, 0)].last { !$0.isBlankByte } }

  // MARK: Labels in JSON

  /// The text with its quotation marks that is the value of `label` in the object that begins in a range.
  private func literal(in range: Range<Int>, of label: String) -> Range<Int>? {
    var (depth, index, isKey) = (0, range.lowerBound, false)
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        isKey = depth == 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return nil }
      case UInt8(ascii: ","): isKey = depth == 1
      case UInt8(ascii: "\""):
        guard let end = end(ofText: index) else { return nil }
        if isKey, bytes[index..<end].elementsEqual("\"label\"".utf8) { return value(behind: end, of: label) }
        isKey = false
        index = end - 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private func value(behind key: Int, of label: String) -> Range<Int>? {
    guard let start = bytes[key...].firstIndex(of: UInt8(ascii: "\"")), let end = end(ofText: start),
      bytes[key..<start].allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: ":") }),
      let tree = try? JSONTree(parsing: Array(bytes[start..<end]), source: ""), tree.string == label
    else { return nil }
    return start..<end
  }

  /// Behind the quotation mark that closes a text.
  private func end(ofText start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index + 1
      default: index += 1
      }
    }
    return nil
  }
}
