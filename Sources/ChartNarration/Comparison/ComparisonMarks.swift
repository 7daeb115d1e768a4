import ChartAnalysis
import ChartModel

/// What became of every mark, a line each, along X of the side that is told; then what is on the other side alone.
struct ComparisonMarks {
  let narrated: NarratedComparison
  private var voice: Voice { narrated.voice }

  init(_ narrated: NarratedComparison) { self.narrated = narrated }

  var lines: [String] { narrated.comparison.walked.flatMap(lines) }

  private func lines(_ compared: SeriesComparison) -> [String] {
    guard let series = narrated.series(of: compared, isPart: false) else { return [] }
    let changed = compared.changes.compactMap { change in
      line(change, series).map { (place: change.secondPlace, line: $0) }
    }
    let added = compared.onlySecond.compactMap { place in
      alone(place, series.second, narrated.second, narrated.sides.second).map { (place: place, line: $0) }
    }
    let removed = compared.onlyFirst.compactMap { alone($0, series.first, narrated.first, narrated.sides.first) }
    return (changed + added).sorted { $0.place < $1.place }.map(\.line) + removed
  }

  /// `June 6: 4,210 steps, 380 more`
  private func line(_ change: MarkChange, _ series: (first: Series, second: Series)) -> String? {
    guard series.first.marks.indices.contains(change.firstPlace),
      series.second.marks.indices.contains(change.secondPlace)
    else { return nil }
    let (before, after) = (series.first.marks[change.firstPlace], series.second.marks[change.secondPlace])
    let sentence = said(after, series.second, narrated.second)
    return sentence.adding(clause(change, before: before)).line
  }

  private func said(_ mark: Mark, _ series: Series, _ side: Narrator) -> Sentence {
    let place = Sentence(narrated.name(of: series)).adding(side.places.text(mark.x, withYear: narrated.withYear)).text
    return Sentence(place).adding(side.state(mark.value), .context)
  }

  private func clause(_ change: MarkChange, before: Mark) -> String {
    // Where marks belong together by their position, the one before has another place, which is told.
    let place =
      narrated.comparison.matching == .order ? narrated.first.places.inner(before.x, withYear: narrated.withYear) : ""
    let size = change.change?.difference.map { narrated.second.plain(abs($0)) }
    switch (change.outcome, size) {
    case (.none, _): return ""
    case (.unchanged, _): return than(place, .compareSame, .selectionSamePrevious, [:])
    case (.risen, let size?): return than(place, .compareMore, .selectionAbovePrevious, ["number": size])
    case (.fallen, let size?): return than(place, .compareLess, .selectionBelowPrevious, ["number": size])
    default:
      let value = narrated.first.state(before.value)
      return place.isEmpty
        ? voice.say(.compareBefore, ["value": value]) : Sentence(place).adding(value, .context).text
    }
  }

  private func than(_ place: String, _ plain: OutputPhraseKey, _ placed: OutputPhraseKey, _ values: PhraseValues)
    -> String
  {
    place.isEmpty ? voice.say(plain, values) : voice.say(placed, values.adding("place", place))
  }

  private func alone(_ place: Int, _ series: Series, _ side: Narrator, _ name: String) -> String? {
    guard series.marks.indices.contains(place) else { return nil }
    return said(series.marks[place], series, side).adding(voice.say(.compareOnlyIn, ["side": name])).line
  }
}
