/// A word without regard to case, as what lists are asked by.
///
/// A word of up to sixteen letters of ASCII is its bytes side by side, which needs no text to be made; most words are that short.
enum WordKey: Hashable, Sendable {
  case short(UInt64, UInt64)
  case long(String)

  /// The key of what is no word, which no list has.
  static let none = WordKey.short(0, 0)

  /// The key of a word in bytes of UTF-8.
  init(_ bytes: ArraySlice<UInt8>) {
    self = Self.short(bytes) ?? Self(String(decoding: bytes, as: UTF8.self))
  }

  /// The key of a word in any case.
  init(_ word: String) {
    let word = word.lowercased()
    self = Self.short(word.utf8) ?? .long(word)
  }

  /// Few words of a language are as long that they have letters in both halves, so that both are hashed as one.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .short(let first, let second): hasher.combine(first ^ second)
    case .long(let word): hasher.combine(word)
    }
  }

  /// `nil` for a word that is longer, or that has other letters.
  private static func short(_ bytes: some Collection<UInt8>) -> WordKey? {
    guard bytes.count <= 16 else { return nil }
    var (first, second): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      second = second << 8 | first >> 56
      first = first << 8 | UInt64(byte.lowered)
    }
    return .short(first, second)
  }
}
