/// What a label claims of its data, read once for all fact rules.
struct Claims: Sendable {
  let data: ClaimData
  /// Where the text speaks of places, from left to right.
  let places: [PlaceMention]
  /// Where it names series.
  let series: [SeriesMention]
  /// Its amounts.
  let numbers: [ClaimNumber]
  /// Its parts, each of which makes one claim.
  let clauses: [Clause]
  /// Where "zero" and "it" stand, by which "above" tells a side and no amount.
  let besides: Set<Int>
  /// Whether a name is that of a series and of a place, and the text does not tell which it means.
  let isAmbiguous: Bool
  /// The unit of the Y axis, where the table of units knows it.
  let ownUnit: UnitMeaning?

  /// The claims of a text whose context has data or bounds to hold them against; `nil` for a text of too many words.
  init?(
    _ context: LabelContext, _ tokens: LabelTokens, _ chart: KnownChart, sharedNames choice: SharedNames.Choice = .both
  ) {
    guard tokens.tokens.count < 500 else { return nil }
    data = chart.claimData.at(context.focus)
    let words = chart.words
    let reading = PlaceReading(tokens, data, words)
    let names = SharedNames(reading.places(), reading.series(), data, tokens, choosing: choice)
    (places, series, isAmbiguous) = (names.places, names.series, names.isAmbiguous)
    besides = Set(tokens.tokens.indices.filter { tokens.isWord($0, "zero") || tokens.isWord($0, "it") })
    let amounts = NumberReading(tokens, context, words).numbers(outside: places.map(\.tokens) + series.map(\.tokens))
    numbers = CompoundAmounts(tokens: tokens).joined(amounts)
    let data = data
    clauses = Clauses(tokens, places, series, numbers).clauses().map { $0.overAll(data, tokens, context, words) }
    ownUnit = context.y?.unit.flatMap { ClaimUnits.english.unit($0) }
  }

  /// The marks that a label speaks of as a whole: its focus, or all.
  var scope: [ClaimData.Mark] { data.marks(at: data.focusPlaces, of: data.focusSeries) }

  /// The series that a clause speaks of: the one that it names, else that of the focus, else the only one.
  func series(of clause: Clause) -> Int? {
    if let named = clause.allSeries.first { return clause.allSeries.count == 1 ? named.series : nil }
    return data.focusSeries ?? (data.hasSeries ? nil : 0)
  }

  /// The places that a clause speaks of: those that it names, else those of the focus; `nil` for all.
  func places(of clause: Clause) -> [Int]? {
    let named = clause.allPlaces
    return named.isEmpty ? data.focusPlaces : named.flatMap(\.places)
  }

  /// The marks that a clause speaks of.
  func marks(of clause: Clause) -> [ClaimData.Mark] { data.marks(at: places(of: clause), of: series(of: clause)) }
}
