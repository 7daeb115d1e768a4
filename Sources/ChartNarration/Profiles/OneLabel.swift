import ChartModel

/// Title and message in one sentence, for a chart that is a button or a glance.
///
/// What is too long loses, in this order: its subtitle, the second half of its message, the tail of its title. The message is
/// never cut; where it alone is too long, the kind of the chart stands in its place.
struct OneLabel {
  /// The most characters of the sentence.
  static let limit = 125
  /// A title shorter than this tells nothing.
  private static let shortestTitle = 20

  private let title: String
  private let subtitle: String
  private let halves: [String]
  private let fallback: String

  /// - Parameters:
  ///   - message: a sentence or two.
  ///   - names: names of the chart, which are never parted at a stop of their own.
  init(title: String, subtitle: String, message: String, fallback: String, names: [String], voice: Voice) {
    self.title = title.withoutStop
    self.subtitle = subtitle.withoutStop
    halves = Self.sentences(of: message, names).map { voice.continuing($0.withoutStop, names) }.filter { !$0.isEmpty }
    self.fallback = voice.continuing(fallback.withoutStop, names)
  }

  /// The label: the first of the shorter and shorter ones that fits.
  var text: String {
    let all = halves.joined(separator: "; ")
    let first = halves.first ?? ""
    let title = Sentence(title)
    let candidates = [(title.adding(subtitle).text, all), (title.text, all), (title.text, first)]
    let fitting = candidates.lazy.map(Self.joined).first { $0.count <= Self.limit }
    return fitting ?? shortened(first) ?? shortened(fallback) ?? Sentence(cut(title.text, to: Self.limit - 1)).sentence
  }

  private static func joined(_ title: String, _ message: String) -> String {
    // After a colon of its own, a title needs another sign.
    Sentence(title).adding(message, message.contains(":") || title.contains(":") ? .part : .context).sentence
  }

  /// The message behind as much of the title as there is room for.
  private func shortened(_ message: String) -> String? {
    guard !message.isEmpty else { return nil }
    let room = Self.limit - Self.joined("x", message).count + 1
    return room < min(Self.shortestTitle, title.count) ? nil : Self.joined(cut(title, to: room), message)
  }

  /// The beginning of a text up to a space, with an ellipsis; a number is left out or there to its end.
  private func cut(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    let start = text.prefix(limit)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start.prefix(limit - 1)
    let whole = words.last?.isNumber == true && words.endIndex < text.endIndex && text[words.endIndex] != " "
    let kept = whole ? words.droppingNumber : String(words)
    return kept.droppingTrailing(",;:.-( ") + "…"
  }

  /// The sentences of a text; a stop inside a name ends none.
  private static func sentences(of text: String, _ names: [String]) -> [String] {
    let parts = text.components(separatedBy: ". ")
    var sentences: [String] = []
    for part in parts {
      let joined = (sentences.last ?? "") + ". " + part
      let isInName = names.contains { name in
        name.contains(". ") && joined.contains(name) && sentences.last?.contains(name) != true && !part.contains(name)
      }
      if isInName { sentences[sentences.count - 1] = joined } else { sentences.append(part) }
    }
    return sentences
  }
}

extension OneLabel {
  /// The names that a message may tell.
  static func names(in narrator: Narrator) -> [String] {
    let (chart, voice) = (narrator.chart, narrator.voice)
    let marks = chart.series.flatMap(\.marks)
    let places = marks.compactMap { mark -> String? in
      if case .category(let name) = mark.x { voice.name(name) } else { nil }
    }
    let levels = marks.compactMap { mark -> String? in
      if case .category(let name) = mark.value { voice.name(name) } else { nil }
    }
    let labels = marks.compactMap { $0.author?.label?.authored }
    return Array(Set(chart.series.map(narrator.seriesName) + places + levels + labels)).sorted()
  }
}

extension String {
  /// The text without what ends a sentence.
  fileprivate var withoutStop: String { droppingTrailing(".!?,;: ") }
}

extension Substring {
  /// The text without the digits at its end.
  fileprivate var droppingNumber: String {
    lastIndex { !$0.isNumber }.map { String(self[...$0]) } ?? ""
  }
}

extension Voice {
  /// A sentence of the voice as it goes on behind a colon: in lower case, unless a name begins it.
  fileprivate func continuing(_ sentence: String, _ names: [String]) -> String {
    guard let first = sentence.first, first.isUppercase,
      !names.contains(where: { !$0.isEmpty && sentence.hasPrefix($0.capitalizedFirst) })
    else { return sentence }
    let word = sentence.prefix { $0.isLetter }.lowercased()
    guard hasPhrase(beginningWith: word) else { return sentence }
    return word + sentence.dropFirst(word.count)
  }

  private func hasPhrase(beginningWith word: String) -> Bool {
    VoiceParser.keys.contains { key in
      let templates = phrases[key]?.long.templates ?? []
      return templates.contains { $0.opening.prefix { $0.isLetter }.lowercased() == word }
    }
  }
}

extension Narrator {
  /// Title and message in one sentence of at most 125 characters.
  ///
  /// ```
  /// Steps, June 2025: about 192,000 steps in total, about 6,870 a day.
  /// ```
  public var oneLabel: String {
    OneLabel(
      title: title, subtitle: subtitle, message: message, fallback: KindSentence(narrator: ofData).sentence,
      names: OneLabel.names(in: self), voice: voice
    ).text
  }
}

extension NarratedViews {
  /// Title and message, or how many charts there are, in one sentence of at most 125 characters.
  public var oneLabel: String {
    if let single { return single.oneLabel }
    let count = counts.sentences.first ?? ""
    let names = Set(names + narrators.flatMap(OneLabel.names)).sorted()
    // Without a title of its own the file is called by what it shows.
    return OneLabel(
      title: hasTitle ? title : count, subtitle: subtitle, message: message.isEmpty && hasTitle ? count : message,
      fallback: hasTitle ? count : "", names: names, voice: voice
    ).text
  }
}
