/// A key of a keyboard, as far as a terminal can tell it.
///
/// A letter with Shift is the capital letter; Shift counts as a modifier for the other keys alone.
public struct Key: Hashable, Sendable {
  /// What is pressed, whatever is held with it.
  public enum Base: Hashable, Sendable {
    case character(Character)
    case named(Named)
    /// F1 and those that follow.
    case function(Int)
  }

  /// The keys that have a name in place of a character; the raw value is the name in a profile.
  public enum Named: String, CaseIterable, Sendable {
    case left, right, down, up, home, end
    case pageUp = "page-up"
    case pageDown = "page-down"
    case insert, delete, enter, escape, tab, backspace, space
  }

  /// What is held with a key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits as xterm counts them, less one.
    public let rawValue: Int
    /// Modifiers from such bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift, where it does not make another character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// What is pressed.
  public var base: Base
  /// What is held with it.
  public var modifiers: Modifiers

  /// A key with what is held.
  public init(_ base: Base, _ modifiers: Modifiers = []) { (self.base, self.modifiers) = (base, modifiers) }

  /// A key that has a name.
  public static func named(_ name: Named, _ modifiers: Modifiers = []) -> Key { Key(.named(name), modifiers) }

  /// A key with a character.
  public static func character(_ character: Character, _ modifiers: Modifiers = []) -> Key {
    Key(.character(character), modifiers)
  }

  /// The highest number of a function key.
  public static let functionCount = 24
}

extension Key {
  /// Orders keys for help and files: those with names, function keys, characters; with fewer modifiers first.
  static func precedes(_ first: Key, _ second: Key) -> Bool {
    let (one, other) = (first.order, second.order)
    return one.kind != other.kind ? one.kind < other.kind : one.text < other.text
  }

  private var order: (kind: Int, text: String) {
    let shift = modifiers.rawValue
    switch base {
    case .named(let name): return (shift * 1_000 + (Named.allCases.firstIndex(of: name) ?? 0), "")
    case .function(let number): return (shift * 1_000 + 100 + number, "")
    // Small letters before capital ones, and both behind the signs.
    case .character(let character):
      let group = character.isUppercase ? 900 : character.isLetter ? 800 : 700
      return (shift * 1_000 + group, String(character))
    }
  }
}
