/// The names that a chart knows, for telling whether a label names something else.
struct KnownNames {
  /// What can be named: the series, and the categories along X.
  private(set) var dimensions: [[String]] = []
  /// Every name, the axes' and the configuration's too.
  private let names: [Name]
  /// The words of all names.
  private let wordKeys: Set<WordKey>
  /// The letters of ASCII that some word of a name begins with; of others nothing is said.
  private let initials: Set<UInt8>
  /// The first two letters of the words of names without their endings, and of short forms; of longer words with others nothing is
  /// said.
  private let beginnings: Set<UInt16>
  /// The names of each dimension.
  private let dimensionNames: [[Name]]

  /// A name as its words in lower case, and what remains of them without endings.
  private struct Name {
    let words: [String]
    let stems: [String]
    /// The first letters of several words, which people write for them.
    let shortForm: String?

    init(_ name: String) {
      words = KnownNames.words(name)
      stems = words.map(KnownNames.stem)
      shortForm = words.count > 1 ? String(words.compactMap(\.first)) : nil
    }

    /// Whether it may have a word that begins with a letter of ASCII, where one is given: forms of a word begin alike, short forms
    /// like the first word.
    func mayHold(_ first: UInt8?) -> Bool { first == nil || words.contains { $0.utf8.first == first } }

    /// Whether it has a word, or all parts of one with a hyphen.
    func holds(_ word: Name) -> Bool {
      !word.words.isEmpty && zip(word.words, word.stems).allSatisfy { has($0, stem: $1) }
    }

    private func has(_ word: String, stem: String) -> Bool {
      shortForm == word || stems.contains { KnownNames.areForms($0, stem) }
    }
  }

  init(_ context: LabelContext, names given: [String], _ words: LintWords) {
    let series = Self.distinct(
      context.series + (context.data ?? []).compactMap(\.series) + Self.focused(context).series)
    let categories = Self.distinct(Self.categories(context, words) + Self.focused(context).categories)
    // Along dates a name is that of a series, and the other way round.
    if !series.isEmpty { dimensions.append(series) }
    if !categories.isEmpty { dimensions.append(categories) }
    dimensionNames = dimensions.map { $0.map(Name.init) }
    let others = [context.x, context.y].compactMap { $0 }.flatMap {
      [$0.name, $0.unit].compactMap { $0 } + $0.categories
    }
    names = dimensionNames.flatMap { $0 } + (others + given + context.names + context.siblings).map(Name.init)
    wordKeys = Set(names.lazy.flatMap(\.words).map { WordKey($0) })
    initials = Set(names.lazy.flatMap(\.words).compactMap(\.utf8.first))
    beginnings = Set(names.lazy.flatMap { $0.stems + [$0.shortForm].compactMap { $0 } }.compactMap(Self.beginning))
  }

  /// Whether some word of a run is one of a name, in its singular or plural, or its initials.
  func knows(_ run: [String]) -> Bool { run.contains(where: isKnown) && !isVariant(run) }

  /// The dimensions of which a word is part of a name.
  func dimensions(of word: String) -> [Int] {
    let word = Name(word)
    return dimensionNames.indices.filter { place in dimensionNames[place].contains { $0.holds(word) } }
  }

  private func isKnown(_ word: String) -> Bool {
    if wordKeys.contains(WordKey(word)) { return true }
    let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
    // Forms of a word, and short forms of several, begin with the same letter.
    if isPlain, let first = word.utf8.first, first.isLetterByte, !initials.contains(first.lowered) { return false }
    // Four letters keep two whatever the ending.
    if isPlain, word.utf8.prefix(4).count(where: \.isLetterByte) == 4, let beginning = Self.beginning(of: word),
      !beginnings.contains(beginning)
    {
      return false
    }
    let word = Name(word)
    let first = isPlain ? word.words.first?.utf8.first : nil
    return names.contains { $0.mayHold(first) && $0.holds(word) }
  }

  /// Whether a run differs from several names of one dimension in one word that none of them has: "Ward C" beside
  /// "Ward A" and "Ward B".
  private func isVariant(_ run: [String]) -> Bool {
    guard run.count > 1, let other = run.firstIndex(where: { !isKnown($0) }) else { return false }
    let rest = run.enumerated().filter { $0.offset != other }.map { $0.element.lowercased() }
    return dimensionNames.contains { names in
      let alike = names.map(\.words).filter { name in
        name.count == run.count && name.enumerated().filter { $0.offset != other }.map(\.element) == rest
      }
      // Where letters tell names apart, a word does not name another.
      let longest = alike.map { $0[other].count }.max() ?? 0
      return alike.count > 1 && (longest > 2 || run[other].count <= 2)
    }
  }

  // MARK: Words

  /// The first two bytes of a word, as small letters; `nil` where it has fewer.
  private static func beginning(of word: String) -> UInt16? {
    var bytes = word.utf8.prefix(2).makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return nil }
    return UInt16(first.lowered) << 8 | UInt16(second.lowered)
  }

  /// One is the other with an ending: Germany and German, Ferry and Ferries.
  private static func areForms(_ first: String, _ second: String) -> Bool {
    first == second || (first.hasPrefix(second) || second.hasPrefix(first)) && min(first.count, second.count) > 3
  }

  /// A word in lower case without what makes a plural or an owner of it.
  private static func stem(_ word: String) -> String {
    var stem = word.lowercased()
    for ending in ["'s", "’s", "'", "’"] where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
    if stem.count > 4, stem.hasSuffix("ies") { return stem.dropLast(3) + "y" }
    for ending in ["ses", "xes", "ches", "shes"] where stem.hasSuffix(ending) { return String(stem.dropLast(2)) }
    return stem.count > 3 && stem.hasSuffix("s") && !stem.hasSuffix("ss") ? String(stem.dropLast()) : stem
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { $0.lowercased() }
  }

  // MARK: Dimensions

  private static func categories(_ context: LabelContext, _ words: LintWords) -> [String] {
    guard context.x?.type != "temporal", context.x?.type != "quantitative" else { return [] }
    let places = (context.data ?? []).compactMap { datum -> String? in
      if case .text(let text) = datum.x { text } else { nil }
    }
    return ((context.x?.categories ?? []) + places).filter { isName($0, words) }
  }

  private static func focused(_ context: LabelContext) -> (series: [String], categories: [String]) {
    switch context.focus {
    case .mark(_, let series?), .range(_, _, let series?): ([series], [])
    default: ([], [])
    }
  }

  /// The series of a label's own place, where the chart does not list it.
  static func ownSeries(_ context: LabelContext) -> [String] {
    focused(context).series.filter { !context.series.contains($0) }
  }

  /// Whether a text is the name of something, not of a day, a month or a number.
  private static func isName(_ text: String, _ words: LintWords) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    let dates: WordClasses = [
      WordClass.month.set, WordClass.monthShort.set, WordClass.weekday.set, WordClass.weekdayShort.set,
    ]
    return self.words(text).allSatisfy { words.classes(of: $0).isDisjoint(with: dates) }
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
