/// A label beside its data: where it names places and series, sentence by sentence.
struct ClaimReading {
  let label: LintedLabel
  let data: ClaimData
  let places: [PlaceMention]
  let series: [SeriesMention]
  let numbers: [ClaimNumber]

  var tokens: LabelTokens { label.tokens }

  /// `nil` where the context has no data.
  init?(_ label: LintedLabel) {
    guard let claims = label.claims, !claims.data.marks.isEmpty else { return nil }
    self.label = label
    (data, places, series, numbers) = (claims.data, claims.places, claims.series, claims.numbers)
  }

  /// The tokens of each sentence, without the sign that ends it.
  var sentences: [Range<Int>] {
    var (found, start): ([Range<Int>], Int) = ([], 0)
    for place in tokens.tokens.indices where [0x2E, 0x3B, 0x21, 0x3F].contains(where: { tokens.isSign($0, place) }) {
      // The point of "Jun." ends no sentence.
      if tokens.isSign(0x2E, place), tokens.isIn(.monthShort, place - 1), tokens.token(place + 1)?.number != nil {
        continue
      }
      if start < place { found.append(start..<place) }
      start = place + 1
    }
    if start < tokens.tokens.count { found.append(start..<tokens.tokens.count) }
    return found
  }

  /// The places that some tokens name.
  func places(in range: Range<Int>) -> [PlaceMention] { places.filter { range.contains($0.tokens.lowerBound) } }

  /// The series that some tokens name.
  func series(in range: Range<Int>) -> [SeriesMention] { series.filter { range.contains($0.tokens.lowerBound) } }

  /// Whether a word of a list is among some tokens, and in no name.
  func has(_ list: WordClass, in range: Range<Int>) -> Bool {
    tokens.places(of: list).contains { words in
      // The month of May permits nothing.
      range.contains(words.lowerBound) && !places.contains { $0.tokens.overlaps(words) }
        && !series.contains { $0.tokens.overlaps(words) }
    }
  }

  /// The stretch that the label is about: its focus where that is one, else all.
  var base: ClosedRange<Int>? {
    if let focus = data.focusPlaces, focus.count > 1, let first = focus.first, let last = focus.last {
      return first...last
    }
    return data.places.isEmpty ? nil : 0...(data.places.count - 1)
  }

  /// Whether places have an order in which values rise and fall.
  var isOrdered: Bool {
    let type = label.context.x?.type
    if type == "temporal" || type == "quantitative" || type == "ordinal" { return true }
    return data.places.allSatisfy { $0.date != nil || $0.number != nil }
  }

  /// The values of a series at some places in X order, `nil` where they are missing; none at all where a place has two.
  func course(of series: Int, _ range: ClosedRange<Int>) -> [(place: Int, value: Double?)] {
    let marks = data.marks(at: Array(range.clamped(to: 0...max(data.places.count - 1, 0))), of: series)
    guard !zip(marks, marks.dropFirst()).contains(where: { $0.place == $1.place }) else { return [] }
    return marks.map { ($0.place, $0.value) }
  }

  /// The value of a series at a place; `nil` where it has none or several.
  func value(of series: Int, at place: Int) -> Double? { course(of: series, place...place).first?.value }

  /// A number of the data as a message says it.
  static func text(_ value: Double) -> String { LabelContext.Place.number(value).text }

  /// A place of the data as a message says it.
  func name(_ place: Int) -> String { data.places.indices.contains(place) ? data.places[place].name : "" }
}
