/// The names of the levels of an ordered type: one whose cases can be listed.
enum LevelNames {
  /// The names in the order of the cases; `nil` for a type that has none, and for dates.
  static func levels(of type: any Plottable.Type) -> [String]? {
    guard let type = type as? any CaseIterable.Type else { return nil }
    return levels(of: type)
  }

  private static func levels<Cases: CaseIterable>(of type: Cases.Type) -> [String]? {
    let names = Cases.allCases.compactMap { ($0 as? any Plottable).flatMap { text(of: $0) } }
    return names.isEmpty ? nil : names.withoutRepetition()
  }

  private static func text<Value: Plottable>(of value: Value) -> String? {
    if case .text(let name) = PlottedContent.of(value) { name } else { nil }
  }

  /// The name that a type gives to its value, or else that of the case in words.
  static func name<Value>(of value: Value) -> String {
    if let described = (value as? any CustomStringConvertible)?.description, !described.isEmpty { return described }
    return words(String(describing: value))
  }

  /// `notPresent` as "Not present"; letters that stand together as in `highBP` stay together.
  static func words(_ identifier: String) -> String {
    var words: [String] = []
    var previous: Character = "_"
    for character in identifier {
      let beginsWord = character.isUppercase && !previous.isUppercase || previous == "_"
      if character != "_" {
        if beginsWord || words.isEmpty { words.append("") }
        words[words.count - 1].append(character)
      }
      previous = character
    }
    let lowered = words.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
    let sentence = lowered.joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  func withoutRepetition() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
