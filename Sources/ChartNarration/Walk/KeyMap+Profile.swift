import TOMLKit

extension ProfileFields {
  /// The standard keys with what this table changes of them.
  func keyMap() throws(ProfileError) -> KeyMap {
    var (map, names) = (KeyMap(), [Key: String]())
    for name in table.keys.sorted() {
      guard let line = try text(name) else { continue }
      do throws(KeyNameError) {
        let key = try Key(named: name)
        if let other = names.updateValue(name, forKey: key) {
          throw KeyNameError(description: "\"\(other)\" and \"\(name)\" are the same key. Give one of them.")
        }
        try map.set(key, to: line)
      } catch {
        throw failure(at: name, error.description)
      }
    }
    return map
  }
}

extension KeyMap {
  /// The table `[keys]` of a profile, every word explained.
  var tomlLines: [String] {
    let words = FocusWord.all.map { ($0.name, $0.explanation) } + [(Self.anyCommand, Self.anyCommandExplanation)]
    let given = words.flatMap { word, explanation in
      sorted.filter { $0.line.prefix { $0 != " " } == word }.map { "\(Self.pair($0.key, $0.line)) # \(explanation)" }
    }
    return ["", "# The keys of \"chartvoice explore\"; an empty text takes a key away.", "[keys]"] + given
      + removed.map { Self.pair($0, "") }
  }

  private static func pair(_ key: Key, _ line: String) -> String {
    "\(ProfileSettings.quoted(key.name)) = \(ProfileSettings.quoted(line))"
  }
}
