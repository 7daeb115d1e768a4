/// Tells series from places where both have the same names: in `Birch, Cedar: 40` the first is a series, the second a place.
struct SharedNames {
  /// The mentions of places without names that are meant as series.
  private(set) var places: [PlaceMention]
  /// The mentions of series without names that are meant as places.
  private(set) var series: [SeriesMention]
  /// Whether a name is left that may be either.
  private(set) var isAmbiguous = false

  /// What a name that may be either is taken for.
  enum Choice { case both, series, place }

  init(
    _ places: [PlaceMention], _ series: [SeriesMention], _ data: ClaimData, _ tokens: LabelTokens,
    choosing choice: Choice = .both
  ) {
    (self.places, self.series) = (places, series)
    let shared = series.filter { one in places.contains { $0.tokens.overlaps(one.tokens) } }
    guard !shared.isEmpty, data.hasSeries else { return }
    for mention in shared {
      let chosen = choice == .both ? nil : choice == .series
      switch meaning(of: mention, places, series, data, tokens) ?? chosen {
      case true?: self.places.removeAll { $0.tokens.overlaps(mention.tokens) }
      case false?: self.series.removeAll { $0.tokens == mention.tokens }
      case nil: isAmbiguous = true
      }
    }
  }

  /// Whether a name is meant as a series, `true`, or as a place; `nil` where nobody can tell.
  private func meaning(
    of mention: SeriesMention, _ places: [PlaceMention], _ series: [SeriesMention], _ data: ClaimData,
    _ tokens: LabelTokens
  ) -> Bool? {
    let own = mention.tokens
    if places.contains(where: { $0.isStretch && $0.tokens.overlaps(own) }) { return false }
    // A name of a place may be longer: "Birch 7".
    if places.contains(where: { $0.tokens.overlaps(own) && $0.tokens.count > own.count }) { return false }
    let joins = { (place: Int) in
      tokens.isSign(0x2C, place) || tokens.isIn(.thanFiller, place) || tokens.isWord(place, "for")
    }
    if joins(own.upperBound), places.contains(where: { $0.tokens.lowerBound == own.upperBound + 1 }), isLed(own, tokens)
    {
      return true
    }
    if tokens.isSign(0x2C, own.lowerBound - 1), series.contains(where: { $0.tokens == 0..<(own.lowerBound - 1) }) {
      return false
    }
    if tokens.isWord(own.lowerBound - 1, "for"), series.contains(where: { $0.tokens.upperBound == own.lowerBound - 1 })
    {
      return false
    }
    return isOfFocus(mention, data)
  }

  /// Whether a name stands at the start of the text or is not the end of a list.
  private func isLed(_ own: Range<Int>, _ tokens: LabelTokens) -> Bool {
    own.lowerBound == 0 || tokens.isWord(own.upperBound, "for")
  }

  /// The label of a mark names its own series, or its own place.
  private func isOfFocus(_ mention: SeriesMention, _ data: ClaimData) -> Bool? {
    guard mention.tokens.lowerBound == 0, let place = data.focusPlaces?.first, data.places.indices.contains(place)
    else {
      return nil
    }
    let isSeries = data.focusSeries == mention.series
    let isPlace = data.focusPlaces?.count == 1 && data.places[place].name == data.series[mention.series]
    return isSeries == isPlace ? nil : isSeries
  }
}
