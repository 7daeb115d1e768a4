/// A text as a regular expression sees it: UTF-16 code units, or code points with the flag `u`.
enum PatternText {
  static func units(_ text: String, isUnicode: Bool) -> [UInt32] {
    isUnicode ? text.unicodeScalars.map(\.value) : text.utf16.map(UInt32.init)
  }

  static func text(_ units: some Sequence<UInt32>) -> String {
    String(decoding: units.flatMap(codeUnits), as: UTF16.self)
  }

  private static func codeUnits(_ unit: UInt32) -> [UInt16] {
    if let small = UInt16(exactly: unit) { return [small] }
    return Unicode.Scalar(unit).map { UTF16.units(of: $0) } ?? []
  }
}

/// What a regular expression has found: places in the text's units.
struct PatternMatch: Equatable {
  /// The whole match, then the groups; `nil` for a group that has not matched.
  let groups: [Range<Int>?]
  var range: Range<Int> { groups.first.flatMap { $0 } ?? 0..<0 }

  init(ends: [Int]) {
    groups = stride(from: 0, to: ends.count - 1, by: 2).map { index in
      ends[index] >= 0 && ends[index + 1] >= ends[index] ? ends[index]..<ends[index + 1] : nil
    }
  }
}

/// Searching, replacing and splitting.
///
/// `steps` is how long a search may still take, and is counted down.
extension RegularExpression {
  func units(_ text: String) -> [UInt32] { PatternText.units(text, isUnicode: flags.isUnicode) }

  /// The first match at or after a place; at the place only with the flag `y`.
  func firstMatch(
    in units: [UInt32], from start: Int, steps: inout Int
  ) throws(Fault) -> PatternMatch? {
    var machine = PatternMachine(self, units: units, steps: steps)
    defer { steps = machine.steps }
    var place = start
    while place <= units.count {
      if try machine.matches(at: place) { return PatternMatch(ends: machine.ends) }
      if flags.isSticky { return nil }
      place += 1
    }
    return nil
  }

  /// Whether it matches anywhere in a text.
  func matches(_ text: String, steps: inout Int) throws(Fault) -> Bool {
    try firstMatch(in: units(text), from: 0, steps: &steps) != nil
  }

  /// `String.prototype.replace`: the first match, or all with the flag `g`; no more once the text has got too long.
  func replacing(
    in text: String, with template: String, limit: Int, steps: inout Int
  ) throws(Fault) -> String {
    let units = units(text)
    let replacement = ReplacementTemplate(template, names: groupNames)
    var result = ""
    var (start, copied) = (0, 0)
    while start <= units.count, result.utf8.count <= limit,
      let match = try firstMatch(in: units, from: start, steps: &steps)
    {
      result += PatternText.text(units[copied..<match.range.lowerBound])
      result += replacement.text(for: match, in: units)
      copied = match.range.upperBound
      start = match.range.isEmpty ? copied + 1 : copied
      if !flags.isGlobal { break }
    }
    return result + PatternText.text(units[copied...])
  }

  /// `String.prototype.split`: the pieces between matches, and after each what its groups have matched.
  func splitting(_ text: String, limit: Int, steps: inout Int) throws(Fault) -> [VegaValue] {
    let units = units(text)
    var machine = PatternMachine(self, units: units, steps: steps)
    defer { steps = machine.steps }
    if units.isEmpty { return try machine.matches(at: 0) ? [] : [.string("")] }
    var pieces: [VegaValue] = []
    var (start, place) = (0, 0)
    while place < units.count, pieces.count < limit {
      guard try machine.matches(at: place), machine.ends[1] > start else {
        place += 1
        continue
      }
      let match = PatternMatch(ends: machine.ends)
      pieces.append(.string(PatternText.text(units[start..<place])))
      pieces += match.groups.dropFirst().map { $0.map { .string(PatternText.text(units[$0])) } ?? .undefined }
      start = match.range.upperBound
      place = start
    }
    return pieces + [.string(PatternText.text(units[min(start, units.count)...]))]
  }

  /// The first place of a text replaced.
  static func replacingFirst(_ wanted: String, in text: String, with template: String) -> String {
    let units = PatternText.units(text, isUnicode: false)
    guard let place = TextSearch.first(Array(wanted.utf16), in: Array(text.utf16), from: 0) else { return text }
    let match = PatternMatch(ends: [place, place + wanted.utf16.count])
    return PatternText.text(units[..<place])
      + ReplacementTemplate(template, names: [:]).text(for: match, in: units)
      + PatternText.text(units[match.range.upperBound...])
  }
}

/// The text that takes a match's place: `$1`, `$<name>`, `$&`, `` $` ``, `$'` and `$$` stand for something.
struct ReplacementTemplate {
  private let characters: [Character]
  private let names: [String: Int]

  init(_ template: String, names: [String: Int]) {
    characters = Array(template)
    self.names = names
  }

  func text(for match: PatternMatch, in units: [UInt32]) -> String {
    var result = ""
    var rest = characters[...]
    while let character = rest.popFirst() {
      if character == "$", let part = part(&rest, match, units) { result += part } else { result.append(character) }
    }
    return result
  }

  private func part(_ rest: inout ArraySlice<Character>, _ match: PatternMatch, _ units: [UInt32]) -> String? {
    guard let mark = rest.first else { return nil }
    let before = rest
    rest.removeFirst()
    switch mark {
    case "$": return "$"
    case "&": return PatternText.text(units[match.range])
    case "`": return PatternText.text(units[..<match.range.lowerBound])
    case "'": return PatternText.text(units[match.range.upperBound...])
    case "<":
      let name = String(rest.prefix { $0 != ">" })
      guard !names.isEmpty, name.count < rest.count else { break }
      rest.removeFirst(name.count + 1)
      return names[name].map { group($0, match, units) } ?? ""
    default:
      if let number = number(before, in: match) {
        rest = before.dropFirst(number.length)
        return group(number.group, match, units)
      }
    }
    rest = before
    return nil
  }

  /// One or two digits, as many as name a group.
  private func number(_ rest: ArraySlice<Character>, in match: PatternMatch) -> (group: Int, length: Int)? {
    for length in [2, 1] {
      let digits = rest.prefix(length)
      guard digits.count == length, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let group = Int(String(digits))
      else { continue }
      if group > 0, group < match.groups.count { return (group, length) }
    }
    return nil
  }

  private func group(_ number: Int, _ match: PatternMatch, _ units: [UInt32]) -> String {
    match.groups.indices.contains(number) ? match.groups[number].map { PatternText.text(units[$0]) } ?? "" : ""
  }
}
