import SourceText

/// The bytes of one character beyond ASCII, as they come.
struct UTF8Letter {
  private var bytes: [UInt8]
  private let length: Int

  /// A character that begins with a byte; `nil` where none does.
  init?(_ first: UInt8) {
    switch first {
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return nil
    }
    bytes = [first]
  }

  /// Takes a byte, if it can follow those before it.
  mutating func append(_ byte: UInt8) -> Bool {
    guard 0x80..<0xC0 ~= byte else { return false }
    bytes.append(byte)
    return true
  }

  var isWhole: Bool { bytes.count == length }

  /// The character; `nil` for bytes that are none and for those that a terminal might obey.
  var character: Character? {
    guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first,
      !scalar.disturbsTerminals
    else { return nil }
    return Character(scalar)
  }
}
