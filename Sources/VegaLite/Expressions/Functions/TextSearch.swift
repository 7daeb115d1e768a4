/// Finds texts in texts, with places counted in UTF-16 code units.
///
/// The search is that of Knuth, Morris and Pratt (1977): its time is that of reading both texts once, whatever they are.
enum TextSearch {
  static func first(_ wanted: String, in text: String, from start: Int) -> Int? {
    let (units, pattern) = (Array(text.utf16), Array(wanted.utf16))
    return first(pattern, in: units, from: min(start, units.count))
  }

  /// The last place at or before `end`: the first one of the texts read from behind.
  static func last(_ wanted: String, in text: String, upTo end: Int) -> Int? {
    let (units, pattern) = (Array(text.utf16), Array(wanted.utf16))
    let place = min(end, units.count - pattern.count)
    guard place >= 0 else { return nil }
    let turned: [UInt16] = units[..<(place + pattern.count)].reversed()
    return first(pattern.reversed(), in: turned, from: 0).map { place - $0 }
  }

  static func first(_ pattern: [UInt16], in units: [UInt16], from start: Int) -> Int? {
    guard start >= 0, start <= units.count, pattern.count <= units.count - start else { return nil }
    guard !pattern.isEmpty else { return start }
    let borders = borders(of: pattern)
    var matched = 0
    for place in start..<units.count {
      while matched > 0, pattern[matched] != units[place] { matched = borders[matched - 1] }
      if pattern[matched] == units[place] { matched += 1 }
      if matched == pattern.count { return place + 1 - matched }
    }
    return nil
  }

  /// For each beginning of the pattern, the length of the longest shorter beginning that it also ends with.
  private static func borders(of pattern: [UInt16]) -> [Int] {
    var borders = [Int](repeating: 0, count: pattern.count)
    var length = 0
    for place in pattern.indices.dropFirst() {
      while length > 0, pattern[length] != pattern[place] { length = borders[length - 1] }
      if pattern[length] == pattern[place] { length += 1 }
      borders[place] = length
    }
    return borders
  }
}
