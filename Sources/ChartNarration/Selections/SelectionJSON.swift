import ChartAnalysis
public import ChartModel

extension Narrator {
  /// `chartvoice.selection/1`: what is selected, the sentences, and the facts behind them.
  public func selectionJSON(_ selection: ChartSelection) -> JSONNode {
    profile.output(SelectionJSON(narrator: ofWhole ?? self).json(of: selection, title: title))
  }
}

/// A selection as `chartvoice.selection/1`.
struct SelectionJSON: Narrating {
  let narrator: Narrator

  /// The whole output.
  func json(of selection: ChartSelection, title: String) -> JSONNode {
    let facts = SelectionFacts(selection, in: chart, facts: facts)
    let walked = zip(chart.walkedSeries, facts?.walked ?? []).map { json($1, of: $0) }
    let parts = zip(chart.series, facts?.parts ?? []).map { json($1, of: $0) }
    return .object([
      ("schema", .string("chartvoice.selection/1")), ("title", .string(title)),
      ("selection", facts.map { json($0.range) } ?? .null),
      ("sentences", .array(narrator.selectionLines(selection).map { .string($0) })),
      ("series", .array(walked)), ("parts", .array(parts)),
    ])
  }

  /// The ends of a stretch; categories by name, the last one included.
  private func json(_ range: Range<Double>) -> JSONNode {
    switch chart.xAxis.type {
    case .temporal:
      let ends = (Instant(coordinate: range.lowerBound), Instant(coordinate: range.upperBound))
      return .place(.interval(from: ends.0, to: ends.1), zone: chart.calendar.zone)
    case .quantitative: return .place(.bin(from: range.lowerBound, to: range.upperBound), zone: chart.calendar.zone)
    case .nominal, .ordinal:
      let coordinates = XCoordinates(chart)
      let names = coordinates.categories.filter { coordinates.contains(.category($0), in: range) }
      return .object([("from", .optional(names.first)), ("to", .optional(names.last))])
    }
  }

  private func json(_ marks: SelectedMarks, of series: Series) -> JSONNode {
    .object([
      ("id", .string(series.id)), ("name", .optional(series.name)),
      ("marks", .array(marks.places.map { .string(series.marks[$0].id) })),
      ("values", .integer(marks.statistics.count)), ("sum", .number(marks.statistics.sum)),
      ("mean", .optional(marks.statistics.mean)), ("minimum", .optional(marks.bounds?.lowerBound)),
      ("maximum", .optional(marks.bounds?.upperBound)), ("partOfWhole", .optional(marks.partOfWhole)),
      ("share", .optional(marks.share)), ("whole", wholeJSON(marks)), ("place", json(marks.place)),
    ])
  }

  private func wholeJSON(_ marks: SelectedMarks) -> JSONNode {
    .object([
      ("values", .integer(marks.whole.count)), ("sum", .number(marks.whole.sum)), ("mean", .optional(marks.whole.mean)),
      ("share", .optional(marks.wholeShare)),
    ])
  }

  private func json(_ place: PlaceFacts?) -> JSONNode {
    guard let place else { return .null }
    return .object([
      ("value", .number(place.value)), ("fromMean", .optional(place.fromMean)),
      ("fromPrevious", .optional(place.fromPrevious)), ("rank", .integer(place.rank)),
      ("of", .integer(place.valueCount)),
    ])
  }
}
