/// What a program should have filled before anybody reads it.
extension LabelLexer {
  func placeholder() -> LabelToken? {
    switch byte(current) {
    case 0x25: format()
    case 0x7B: braces(from: current)
    case 0x24 where byte(current + 1) == 0x7B: braces(from: current + 1).map { extended($0) }
    case 0x5C where byte(current + 1) == 0x28: interpolation()
    default: nil
    }
  }

  private func extended(_ token: LabelToken) -> LabelToken {
    LabelToken(kind: .placeholder, range: current..<token.range.upperBound)
  }

  /// `%@`, `%d`, `%1$@`, `%.2f`, `%ld`; a percent sign behind a number is none.
  private func format() -> LabelToken? {
    var end = current + 1
    while isDigit(end) || [0x24, 0x2E, 0x2B, 0x2D, 0x23].contains(byte(end)) { end += 1 }
    while byte(end) == 0x6C || byte(end) == 0x68 || byte(end) == 0x7A { end += 1 }
    guard [0x40, 0x64, 0x69, 0x75, 0x66, 0x73, 0x67, 0x78, 0x63, 0x65].contains(byte(end)), !isLetter(end + 1) else {
      return nil
    }
    return LabelToken(kind: .placeholder, range: current..<(end + 1))
  }

  /// `{0}`, `{name}`, `{{name}}`.
  private func braces(from open: Int) -> LabelToken? {
    guard let close = bytes[open...].prefix(60).firstIndex(of: 0x7D), close > open + 1 else { return nil }
    let end = byte(close + 1) == 0x7D && byte(open + 1) == 0x7B ? close + 2 : close + 1
    return LabelToken(kind: .placeholder, range: open..<end)
  }

  /// `\(name)`.
  private func interpolation() -> LabelToken? {
    bytes[current...].prefix(200).firstIndex(of: 0x29).map { LabelToken(kind: .placeholder, range: current..<($0 + 1)) }
  }
}
