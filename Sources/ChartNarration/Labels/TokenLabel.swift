import ChartModel

/// Puts the label of one mark together from the tokens of a profile.
struct TokenLabel {
  private let labelled: LabelledSeries
  private let mark: Mark
  private let place: Int
  private let position: (k: Int, n: Int)
  private let addition: LabelPlan.Addition

  private var narrator: Narrator { labelled.narrator }
  private var series: Series { labelled.series }
  private var voice: Voice { narrator.voice }
  private var profile: Profile.Role<MarkToken> { narrator.profile.mark }
  private var isBrief: Bool { profile.verbosity == .brief }

  init(_ labelled: LabelledSeries, at place: Int, position: (k: Int, n: Int)) {
    self.labelled = labelled
    self.place = place
    self.position = position
    mark = labelled.series.marks[place]
    addition = labelled.narrator.plan.value.addition(at: place, in: labelled.series)
  }

  // MARK: Order

  /// The whole label.
  var sentence: Sentence {
    let sentence = joined(order)
    return sentence.text.isEmpty ? told : sentence
  }

  /// Where the mark stands and what it shows, whatever the profile leaves out.
  var told: Sentence {
    let length: [MarkToken] = profile.says(.length) ? [.length] : []
    return joined(arranged([.series, .place] + length + [.value, .share]))
  }

  /// The tokens of the profile; what tells the mark apart is told in any case, behind its value.
  private var order: [MarkToken] {
    var tokens = profile.tokens
    let isNeeded = !addition.fields.isEmpty || addition.count > 1
    if isNeeded, !profile.says(.details) {
      let last = tokens.lastIndex { Self.values.contains($0) || Self.context.contains($0) }
      tokens.insert(.details, at: last.map { $0 + 1 } ?? tokens.endIndex)
    }
    return arranged(tokens)
  }

  private static let context: [MarkToken] = [.series, .place, .length]
  private static let values: [MarkToken] = [.value, .total, .share, .topShare]

  /// An event is its level, so that comes before its time; a length belongs behind the value where an author names the
  /// place.
  private func arranged(_ tokens: [MarkToken]) -> [MarkToken] {
    if isEvent { return Self.moving(.value, in: tokens) { $0.firstIndex(of: .place) } }
    guard mark.author?.label?.authored != nil else { return tokens }
    return Self.moving(.length, in: tokens) { $0.firstIndex(of: .value).map { $0 + 1 } }
  }

  private static func moving(
    _ token: MarkToken, in tokens: [MarkToken], to place: ([MarkToken]) -> Int?
  ) -> [MarkToken] {
    let rest = tokens.filter { $0 != token }
    guard rest.count < tokens.count, let target = place(rest) else { return tokens }
    // What already stands before the target stays there.
    if token == .value, let own = tokens.firstIndex(of: token), own < target { return tokens }
    return rest[..<target] + [token] + rest[target...]
  }

  private var isEvent: Bool {
    guard narrator.vocabulary.places.kind == .event, case .category = mark.value else { return false }
    return mark.author?.label?.authored == nil && mark.author?.value?.authored == nil
  }

  // MARK: Joining

  private func joined(_ tokens: [MarkToken]) -> Sentence {
    var sentence = Sentence()
    var rest = tokens[...]
    var isContext = false
    while let token = rest.popFirst() {
      let isValue = token == .value
      if token == .series, rest.first == .place {
        rest = rest.dropFirst()
        let hasLength = rest.first == .length
        if hasLength { rest = rest.dropFirst() }
        sentence.append(context(withLength: hasLength))
        isContext = true
      } else {
        let join = join(token, after: isContext)
        sentence.append(text(of: token), join)
        for text in texts(of: token) { sentence.append(text, isValue ? .clause : join) }
        isContext = Self.context.contains(token) || isContext && !isValue && token == .details
      }
    }
    return sentence
  }

  private func join(_ token: MarkToken, after isContext: Bool) -> Sentence.Join {
    if isContext, token == .value { return .context }
    // After the series alone comes what the mark of it is.
    return token == .total ? labelled.stack?.partJoin ?? .clause : .clause
  }

  // MARK: Tokens

  /// What a token says in one piece; empty for one of several pieces, and where there is nothing to say.
  private func text(of token: MarkToken) -> String {
    switch token {
    case .series: labelled.name
    case .place: placeText
    case .length: length
    case .value: value
    case .total: isStack ? labelled.stack?.total(mark, at: place) ?? "" : ""
    case .share:
      isStack || mark.author?.value?.authored != nil ? "" : labelled.shares?.partShare(at: place, in: series) ?? ""
    case .topShare: isStack ? labelled.stack?.topShare(mark, at: place) ?? "" : ""
    case .change, .mean, .rank, .quartile: labelled.standing?.standing(token, at: place, in: series) ?? ""
    case .position: narrator.position(position.k, of: position.n)
    case .focusPosition:
      labelled.isFocus && !profile.says(.position) ? narrator.position(position.k, of: position.n) : ""
    case .details, .notes, .rules, .rows: ""
    }
  }

  /// The pieces of a token that says several.
  private func texts(of token: MarkToken) -> [String] {
    switch token {
    case .value: mark.isPartial ? [voice.say(.labelPartial)] : []
    case .details: detailTexts
    case .notes: noteTexts
    case .rules:
      mark.isPartial ? [] : narrator.chart.rules.compactMap { labelled.rules?.comparison(of: mark.value, with: $0) }
    case .rows: rowTexts
    default: []
    }
  }

  private func context(withLength: Bool) -> String {
    let text = Sentence(placeText).adding(withLength ? length : "").text
    let name = labelled.name
    return name.isEmpty || isNamedByAuthor ? text : voice.say(.labelInSeries, ["series": name, "x": text])
  }

  /// Whether the label of an author tells the mark apart by itself, or has the name of the series in it.
  private var isNamedByAuthor: Bool {
    guard let label = mark.author?.label?.authored else { return false }
    let memory = narrator.memory
    return label.contains(labelled.name) || memory.hasAllLabels.value && !memory.sharedLabels.value.contains(label)
  }

  /// What the author calls the mark, and its place too where labels do not tell where marks stand.
  private var placeText: String {
    guard let label = mark.author?.label?.authored else { return narrator.vocabulary.places.text(mark.x) }
    guard narrator.memory.repeatsLabels.value else { return label }
    let place = narrator.vocabulary.places.text(mark.x)
    return label.holdsWords(place) ? label : Sentence(label).adding(place).text
  }

  private var length: String {
    mark.author?.value?.authored != nil && mark.author?.label?.authored != nil
      ? "" : narrator.vocabulary.places.length(of: mark.x)
  }

  private var value: String {
    if let value = mark.author?.value?.authored { return value }
    if narrator.chart.composition == .waterfall, mark.falls, case .range(let low, let high) = mark.value {
      return voice.say(.overviewBounds, ["from": narrator.plain(high), "to": narrator.value(low, brief: isBrief)])
    }
    return labelled.stack?.stack(mark, at: place) ?? labelled.values.told(mark.value, mark.spread, brief: isBrief)
  }

  /// Whether the mark stands for the parts of a stack, in no words of its author.
  private var isStack: Bool { labelled.isTotal && mark.author?.value?.authored == nil }

  private var detailTexts: [String] {
    let fields = addition.fields.filter { !isSaidByAuthor($0) }
    let texts = fields.map { narrator.vocabulary.details.clause(mark.detail($0), of: $0) }
    return addition.count > 1 ? texts + [voice.say(.labelMarks, count: addition.count)] : texts
  }

  /// Whether an author's value of the mark has that of a field in it.
  private func isSaidByAuthor(_ field: Int) -> Bool {
    guard let value = mark.detail(field), let said = mark.author?.value?.authored,
      said.lowercased().contains(narrator.vocabulary.details.title(of: field).lowercased())
    else { return false }
    let words = said.split(whereSeparator: \.isWhitespace).map(\.trimmingPunctuation)
    if case .number(let number) = value, words.contains(where: { Double($0) == number }) { return true }
    return words.contains { $0 == narrator.vocabulary.details.text(value, of: field) }
  }

  private var noteTexts: [String] { (mark.isHighlighted ? [voice.say(.labelHighlighted)] : []) + authorNotes }

  private var authorNotes: [String] {
    guard let author = mark.author, !author.notes.isEmpty else { return [] }
    let said = detailTexts.reduce(told) { $0.adding($1) }.text
    return author.toldNotes(beside: said, value: mark.value)
  }

  private var rowTexts: [String] {
    mark.rowCount > 1 && narrator.chart.aggregate != .count ? [voice.say(.labelRows, count: mark.rowCount)] : []
  }
}

extension Substring {
  /// The word without signs at its end.
  fileprivate var trimmingPunctuation: Substring {
    var word = self
    while let last = word.last, last.isPunctuation { word.removeLast() }
    return word
  }
}

extension String {
  /// Whether it holds some words as words: "Run 12" has no "1".
  fileprivate func holdsWords(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      let ends = [self[..<range.lowerBound].last, self[range.upperBound...].first]
      return ends.allSatisfy { $0.map { !$0.isLetter && !$0.isNumber } ?? true }
    }
  }
}
