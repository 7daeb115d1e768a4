import ChartAnalysis
import ChartModel

/// Lists places of a chart as parts of a sentence: the first few, runs of neighbours as one, and how many more there are.
struct PlaceLists: Narrating {
  let narrator: Narrator

  /// From where to where a group goes, with the unit of X.
  ///
  /// - Parameter opening: whether it begins with "from".
  func groupRange(_ range: GroupRange, opening: Bool = false) -> String {
    switch range {
    case .calendar(let unit, let from, let to): return places.span(of: unit, from: from, to: to)
    case .marks(let from, let to):
      let text = places.range(from: from, to: to, opening: opening && from != to)
      guard let unit = names.xUnit else { return text }
      return voice.say(.labelValue, ["number": text, "unit": voice.unit(unit, forShown: places.shownEnd(of: to))])
    }
  }

  /// Names that have commas of their own, so that more than commas stand between them: `Doe, Jane; Smith, John`.
  func listApart(names: [String], more: Int = 0) -> String {
    let shown = more == 0 ? names : names.dropLast()
    let list = shown.reduce(into: Sentence()) { $0.append($1, .part) }
    return (more == 0 ? list : list.adding(voice.say(.listMore, count: more + 1), .part)).text
  }

  /// Places of one series as part of a sentence; the first few, and how many more.
  func listed(_ found: [Int], in series: Series) -> String {
    // Only what is said is put into words: ten thousand ties cost no more than five.
    // Points that share a place are at one place.
    var seen: Set<XValue> = []
    let runs = runs(of: found.filter { seen.insert(series.marks[$0].x).inserted }, in: series)
    if runs.count == 1, let run = runs.first, run.count > 1 {
      return stretch(from: series.marks[run.lowerBound].x, to: series.marks[run.upperBound].x)
    }
    let shown = runs.prefix(runs.count > Self.listedPlaces ? Self.listedPlaces - 1 : runs.count)
    let rest = runs.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    let padding = [String](repeating: "", count: rest)
    let count = runs.reduce(0) { $0 + $1.count }
    let texts = shown.map { text(of: $0, in: series) }
    return places.place(texts + padding, as: places.kind(of: seen), atMost: Self.listedPlaces, count: count)
  }

  /// A run of places that stands alone in a sentence: `from March 17 to March 21`.
  func stretch(from first: XValue, to last: XValue) -> String {
    places.kind(of: [first, last]) == .number
      ? groupRange(.marks(from: first, to: last), opening: true) : places.range(from: first, to: last, opening: true)
  }

  /// Neighbours of three or more as one run, where X has an order; every other place by itself.
  private func runs(of found: [Int], in series: Series) -> [ClosedRange<Int>] {
    // Fewer than three are no run.
    guard found.count > 2, places.kind != .category, !places.kind.isStretch,
      Set(series.marks.map(\.x)).count == series.marks.count
    else { return found.map { $0...$0 } }
    var runs: [ClosedRange<Int>] = []
    for place in found {
      if let last = runs.last, last.upperBound + 1 == place, touches(series.marks[place - 1].x, series.marks[place].x) {
        runs[runs.count - 1] = last.lowerBound...place
      } else {
        runs.append(place...place)
      }
    }
    return runs.flatMap { run in run.count < 3 ? run.map { $0...$0 } : [run] }
  }

  /// Whether nothing lies between two neighbours: a bin without a mark parts those on its sides.
  private func touches(_ first: XValue, _ second: XValue) -> Bool {
    guard case .bin(_, let end) = first, case .bin(let start, _) = second else { return true }
    return ChartFacts.areEqual(end, start)
  }

  private func text(of run: ClosedRange<Int>, in series: Series) -> String {
    let (first, last) = (series.marks[run.lowerBound].x, series.marks[run.upperBound].x)
    // A bin begins with "from", and so does a run of them.
    let isOfBins = places.kind(of: [first, last]) == .bin
    return run.count == 1 ? places.inner(first) : places.range(from: first, to: last, opening: isOfBins)
  }

  /// Some cells of a row by their columns: `Sunday, 9 AM, 10 AM, and 2 more`; where names are numbers, with what they
  /// number: `row 2, column 0 and 3`.
  func cells(_ found: [XValue], of name: String) -> String {
    let shown = found.prefix(Self.listedPlaces).map { places.uncounted.text($0) }
    let columns = voice.list(
      shown + [String](repeating: "", count: found.count - shown.count), atMost: Self.listedPlaces)
    let values: PhraseValues = [
      "name": name, "place": columns, "row": (chart.seriesField ?? "").spokenField, "column": names.xAlone,
    ]
    if cellsNeedNames { return voice.say(.summaryInTitledRow, values) }
    return voice.say(.summaryInRow, values.adding("place", places.counted(columns)))
  }

  /// Cells of several rows: rows have commas between their columns.
  func rowList(_ rows: [String]) -> String {
    let shown = Array(rows.prefix(Self.listedPlaces))
    return listApart(names: shown, more: rows.count - shown.count)
  }

  /// Whether rows or columns of a heat map are called by numbers, of which nobody knows which is which; a word that counts
  /// the columns tells them.
  private var cellsNeedNames: Bool {
    chart.series.compactMap(\.name).contains { Double($0) != nil }
      || places.counter == nil
        && (places.kind == .number || places.kind == .bin || categories.contains { Double($0) != nil })
  }

  private var categories: [String] {
    if case .categories(let names) = chart.xAxis.domain { names } else { [] }
  }
}
