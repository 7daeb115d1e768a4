import SourceText

/// Why a text is no name of a key: what is wrong and what would be right, as a sentence.
public struct KeyNameError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public var description: String
}

extension Key {
  /// The key as a profile names it.
  ///
  /// ```
  /// ctrl-right
  /// ```
  public var name: String {
    let held = Self.held.filter { modifiers.contains($0.modifier) }.map(\.name).joined()
    switch base {
    case .character(let character): return held + String(character)
    case .named(let name): return held + name.rawValue
    case .function(let number): return held + "f\(number)"
    }
  }

  /// The key that a profile names: what is held, in any order, and a character or the name of a key.
  ///
  /// - Throws: `KeyNameError` for a key that there is not or that a terminal cannot tell from another.
  public init(named name: String) throws(KeyNameError) {
    var (modifiers, rest) = (Modifiers(), name[...])
    while let held = Self.held.first(where: { rest.hasPrefix($0.name) && rest.count > $0.name.count }) {
      modifiers.insert(held.modifier)
      rest = rest.dropFirst(held.name.count)
    }
    self = try Key(try Self.base(String(rest), in: name), modifiers).plain(name)
  }

  private static let held: [(name: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  private static func base(_ text: String, in name: String) throws(KeyNameError) -> Base {
    if let named = Named(rawValue: text) { return .named(named) }
    if let number = Int(text.dropFirst()), text == "f\(number)", 1...functionCount ~= number {
      return .function(number)
    }
    if text.count == 1, text != " ", let character = text.first,
      !text.unicodeScalars.contains(where: \.disturbsTerminals)
    {
      return .character(character)
    }
    let start = "\"\(name.spoken)\" is no key."
    let names = Named.allCases.map(\.rawValue)
    if text.count > 1, let near = NearestNames.nearest(to: text, among: names) {
      throw KeyNameError(description: "\(start) Did you mean \"\(name.dropLast(text.count))\(near)\"?")
    }
    let list = names.joined(separator: ", ")
    throw KeyNameError(
      description: "\(start) Give a character, f1 to f\(functionCount) or one of: \(list); "
        + "before it ctrl-, alt- or shift-.")
  }

  /// The key as a terminal sends it: a capital in place of Shift with a letter, small letters with Control.
  private func plain(_ name: String) throws(KeyNameError) -> Key {
    guard case .character(let character) = base else { return self }
    var key = self
    if modifiers.contains(.control), let small = character.lowercased().first { key.base = .character(small) }
    if modifiers.contains(.shift) {
      guard !modifiers.contains(.control), let capital = character.uppercased().first, character.isLetter else {
        throw KeyNameError(
          description: "A terminal does not see Shift in \"\(name.spoken)\". Give the character that it makes.")
      }
      key = Key(.character(capital), modifiers.subtracting(.shift))
    }
    if modifiers.contains(.control), case .character(let letter) = key.base, let twin = Self.twins[letter] {
      throw KeyNameError(
        description: "A terminal sends the same for \"\(name.spoken)\" and \"\(twin.rawValue)\". "
          + "Give \"\(twin.rawValue)\".")
    }
    return key
  }

  /// The letters that are other keys together with Control.
  private static let twins: [Character: Named] = [
    "h": .backspace, "i": .tab, "j": .enter, "m": .enter, "[": .escape,
  ]
}
