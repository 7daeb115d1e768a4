import ChartNarration
import SourceText

/// Which key a byte or a sequence of a terminal is.
enum KeySequences {
  /// What begins an answer of a terminal behind an escape: DCS, SOS, OSC, PM, APC.
  static let answers = Set("PX]^_".utf8)

  /// A byte below 128 by itself.
  static func single(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: .named(.enter)
    case 0x09: .named(.tab)
    case 0x08, 0x7F: .named(.backspace)
    case 0x20: .named(.space)
    case 0x00: .named(.space, .control)
    case 0x01..<0x20: .character(Character(Unicode.Scalar(byte | 0x40)).smallLetter, .control)
    case 0x21..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// `ESC [ [ A` and those that follow.
  static func console(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"): Key(.function(Int(byte) - 0x40))
    default: nil
    }
  }

  /// `ESC [ parameters end`, such as `ESC [ 1 ; 5 C`.
  static func control(_ bytes: [UInt8], _ end: UInt8) -> Key? {
    guard let numbers = numbers(bytes) else { return nil }
    let held = modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch end {
    case UInt8(ascii: "~"): return numbers.first == 27 ? other(numbers) : tilde(numbers.first, held)
    case UInt8(ascii: "^"): return tilde(numbers.first, .control)
    case UInt8(ascii: "u"): return code(numbers.first, held)
    case UInt8(ascii: "Z"): return .named(.tab, held.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"): return letter(end - 0x20, .shift)
    default: return letter(end, held)
    }
  }

  /// `ESC O end`, with what is held before the end in old terminals.
  static func shifted(_ bytes: [UInt8], _ end: UInt8) -> Key? {
    guard let numbers = numbers(bytes) else { return nil }
    let held = modifiers(numbers.last ?? 1)
    switch end {
    case UInt8(ascii: "M"): return .named(.enter, held)
    case UInt8(ascii: "a")...UInt8(ascii: "d"): return letter(end - 0x20, .control)
    // The keys of the number block are the characters 64 places before.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): return .character(Character(Unicode.Scalar(end - 0x40)), held)
    default: return letter(end, held)
    }
  }

  // MARK: Parts

  private static func letter(_ end: UInt8, _ held: Key.Modifiers) -> Key? {
    let names: [UInt8: Key.Named] = [0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home]
    if let name = names[end] { return .named(name, held) }
    let isFunction = UInt8(ascii: "P")...UInt8(ascii: "S") ~= end
    return isFunction ? Key(.function(Int(end) - 0x4F), held) : nil
  }

  private static func tilde(_ number: Int?, _ held: Key.Modifiers) -> Key? {
    switch number {
    case 1, 7: .named(.home, held)
    case 2: .named(.insert, held)
    case 3: .named(.delete, held)
    case 4, 8: .named(.end, held)
    case 5: .named(.pageUp, held)
    case 6: .named(.pageDown, held)
    default: function(number).map { Key(.function($0), held) }
    }
  }

  /// The numbers leave a place free every few keys, as those of the VT220 did.
  private static func function(_ number: Int?) -> Int? {
    let numbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    return number.flatMap(numbers.firstIndex).map { $0 + 1 }
  }

  /// `ESC [ 27 ; held ; code ~`, as xterm sends keys that had no sequence.
  private static func other(_ numbers: [Int]) -> Key? {
    numbers.count == 3 ? code(numbers[2], modifiers(numbers[1])) : nil
  }

  /// A key by its number in Unicode.
  private static func code(_ number: Int?, _ held: Key.Modifiers) -> Key? {
    guard let number, let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value) else { return nil }
    if value == 27 { return .named(.escape, held) }
    if value < 0x80, var key = single(UInt8(value)), key.modifiers.isEmpty {
      key.modifiers = held
      return key.withCapital
    }
    return value < 0x80 || scalar.disturbsTerminals ? nil : Key(.character(Character(scalar)), held).withCapital
  }

  /// One more than the bits of what is held; Meta counts as Alt.
  private static func modifiers(_ number: Int) -> Key.Modifiers {
    let bits = max(number - 1, 0)
    return Key.Modifiers(rawValue: bits & 7).union(bits & 8 != 0 ? .alt : [])
  }

  /// The numbers between semicolons, each without what follows a colon; `nil` for what is no list of numbers.
  private static func numbers(_ bytes: [UInt8]) -> [Int]? {
    guard !bytes.isEmpty else { return [] }
    var numbers: [Int] = []
    for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let text = String(decoding: field.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
      guard let number = text.isEmpty ? 1 : Int(text), number >= 0 else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension Key {
  /// The same with a capital letter in place of Shift with a letter.
  fileprivate var withCapital: Key {
    guard modifiers == .shift, case .character(let letter) = base else { return self }
    return .character(letter.uppercased().first ?? letter)
  }
}

extension Character {
  fileprivate var smallLetter: Character { lowercased().first ?? self }
}
