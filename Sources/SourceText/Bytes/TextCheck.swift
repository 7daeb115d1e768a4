/// Checks that a block is text: UTF-8 without a zero byte.
package enum TextCheck {
  package enum Fault: Equatable {
    case zeroByte(at: Int)
    case notUTF8(at: Int)
  }

  /// The first fault of a block; nil for text.
  package static func fault(in bytes: Bytes) -> Fault? {
    let summary = summary(of: bytes)
    if summary.hasZero, let index = bytes.firstIndex(of: 0, from: 0) { return .zeroByte(at: index) }
    return summary.isASCII ? nil : faultInUTF8(bytes)
  }

  /// One pass over all bytes without a branch: nearly every block is plain ASCII.
  private static func summary(of bytes: Bytes) -> (isASCII: Bool, hasZero: Bool) {
    let words = bytes.words
    var high: UInt64 = 0
    var zeros: UInt64 = 0
    for index in 0..<words.count {
      let word = words[index]
      high |= word
      zeros |= (word &- WordScan.ones) & ~word
    }
    var isASCII = high & WordScan.tops == 0
    var hasZero = zeros & WordScan.tops != 0
    for index in words.count * 8..<bytes.count {
      isASCII = isASCII && bytes[index] < 0x80
      hasZero = hasZero || bytes[index] == 0
    }
    return (isASCII, hasZero)
  }

  private static func faultInUTF8(_ bytes: Bytes) -> Fault? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(bytes, at: index) else { return .notUTF8(at: index) }
      index += length
    }
    return nil
  }

  /// Whether some byte that begins a character of UTF-8 stands before one that goes on with it, whole or not.
  package static func looksLikeUTF8(_ bytes: Bytes) -> Bool {
    (0..<bytes.count).contains { bytes[$0] >= 0xC0 && bytes[$0 + 1] & 0xC0 == 0x80 }
  }

  /// The length of a sequence of two to four bytes, by table 3-7 of the Unicode Standard; nil where it is ill-formed.
  private static func sequenceLength(_ bytes: Bytes, at index: Int) -> Int? {
    let second = bytes[index + 1]
    let length: Int
    switch bytes[index] {
    case 0xC2...0xDF: length = second & 0xC0 == 0x80 ? 2 : 0
    case 0xE0: length = (0xA0...0xBF).contains(second) ? 3 : 0
    case 0xED: length = (0x80...0x9F).contains(second) ? 3 : 0
    case 0xE1...0xEF: length = second & 0xC0 == 0x80 ? 3 : 0
    case 0xF0: length = (0x90...0xBF).contains(second) ? 4 : 0
    case 0xF4: length = (0x80...0x8F).contains(second) ? 4 : 0
    case 0xF1...0xF3: length = second & 0xC0 == 0x80 ? 4 : 0
    default: return nil
    }
    guard length > 0, (2..<max(2, length)).allSatisfy({ bytes[index + $0] & 0xC0 == 0x80 }) else { return nil }
    return length
  }
}
