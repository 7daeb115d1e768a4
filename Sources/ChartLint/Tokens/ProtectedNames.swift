/// The names of a chart and of a configuration, which are never tested by rules for words.
struct ProtectedNames: Sendable {
  /// The longest first, as bytes of UTF-8.
  private let names: [[UInt8]]

  init(_ context: LabelContext, names given: [String] = []) {
    var all = given + context.series
    for axis in [context.x, context.y].compactMap({ $0 }) {
      all += axis.categories
      if let name = axis.name { all.append(name) }
      if let unit = axis.unit { all.append(unit) }
    }
    all += Self.names(of: context)
    names = Set(all.lazy.filter { !$0.isEmpty }.map { Array($0.utf8) }).sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
    }
  }

  /// The names that only the data has: where the context lists series and categories, those are all.
  private static func names(of context: LabelContext) -> [String] {
    guard let data = context.data else { return [] }
    let series = context.series.isEmpty ? data.compactMap(\.series) : []
    guard context.x?.categories.isEmpty ?? true, context.x?.type != "temporal" else { return series }
    return series
      + data.compactMap { datum in
        if case .text(let text) = datum.x { text } else { nil }
      }
  }

  /// Where names stand in a text, letter for letter and between word borders; the longest wins.
  func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    // The bytes of those that are found, where they are many.
    var taken: [Bool] = []
    for name in names {
      var start = 0
      while let place = Self.place(of: name, in: bytes, from: start) {
        let range = place..<(place + name.count)
        // No name that is found is shorter, so one that overlaps this has one of its ends.
        let isTaken =
          taken.isEmpty ? found.contains(where: range.overlaps) : taken[range.lowerBound] || taken[range.upperBound - 1]
        if !isTaken, Self.isBordered(range, in: bytes) {
          found.append(range)
          if !taken.isEmpty {
            for place in range { taken[place] = true }
          } else if found.count == Self.few {
            taken = Self.taken(by: found, of: bytes.count)
          }
        }
        start = place + 1
      }
    }
    return found
  }

  /// How many ranges are looked through one by one.
  private static let few = 8

  private static func taken(by ranges: [Range<Int>], of count: Int) -> [Bool] {
    var taken = Array(repeating: false, count: count)
    for place in ranges.joined() { taken[place] = true }
    return taken
  }

  private static func place(of name: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard name.count <= bytes.count else { return nil }
    var place = start
    while place + name.count <= bytes.count {
      if bytes[place] == name[0], bytes[place..<(place + name.count)].elementsEqual(name) { return place }
      place += 1
    }
    return nil
  }

  /// Whether no letter or digit of another word stands beside a name; marks of direction, dashes and pictures part words.
  private static func isBordered(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let lexer = LabelLexer(bytes)
    let before = bytes[range.lowerBound].isWordByte && lexer.isWord(before: range.lowerBound)
    let after = bytes[range.upperBound - 1].isWordByte && lexer.isWord(range.upperBound)
    return !before && !after
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// A letter of ASCII, or a byte of any other character that may be one.
  var isLetterByte: Bool { self >= 0x41 && self <= 0x5A || self >= 0x61 && self <= 0x7A || self >= 0x80 }
  var isUppercaseByte: Bool { self >= 0x41 && self <= 0x5A }
  var isWordByte: Bool { isDigit || isLetterByte }
}
