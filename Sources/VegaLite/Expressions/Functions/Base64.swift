import SourceText

/// Base 64 as `btoa` and `atob` have it: texts whose characters are bytes (RFC 4648).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func bytes(ofLatin1 text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      var digits: [UInt8] = []
      for _ in 0..<4 {
        digits.insert(alphabet[bits & 63], at: 0)
        bits >>= 6
      }
      result += digits.prefix(group.count + 1) + Array(repeating: UInt8(ascii: "="), count: 3 - group.count)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes that a text stands for; white space does not count, and padding may be left out.
  static func bytes(_ text: String) -> [UInt8]? {
    var digits = text.utf8.filter { ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    if digits.count % 4 == 0 { for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() } }
    guard digits.count % 4 != 1 else { return nil }
    return Base64Digits.bytes(digits)
  }
}
