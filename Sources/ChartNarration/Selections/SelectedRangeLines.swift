import ChartAnalysis
import ChartModel

/// What is said of a selected range of one series, and how it stands beside the whole.
struct SelectedRangeLines: Narrating {
  let narrator: Narrator
  var groupGaps: GroupGaps { GroupGaps(narrator: narrator) }
  var selectedPlaceLines: SelectedPlaceLines { SelectedPlaceLines(narrator: narrator) }
  var spokenStretch: SpokenStretch { SpokenStretch(narrator: narrator) }

  /// What the range comes to, then how it stands beside the whole.
  func lines(_ marks: SelectedMarks, in series: Series, parts: [SelectedMarks]) -> [String] {
    guard let first = marks.places.first, let last = marks.places.last else { return [] }
    let ends = (series.marks[first].x, series.marks[last].x)
    let range = spokenStretch.withXUnit(places.range(from: ends.0, to: ends.1), shown: places.shownEnd(of: ends.1))
    let name = seriesName(series)
    var sentence = Sentence(name.isEmpty ? range : voice.say(.labelInSeries, ["series": name, "x": range]))
    sentence.append(content(marks, in: series, parts: parts), .context)
    if marks.bounds != nil { sentence.append(gaps(marks, in: series)) }
    return [sentence.sentence] + comparisons(marks, in: series, parts: parts)
  }

  private func content(_ marks: SelectedMarks, in series: Series, parts: [SelectedMarks]) -> String {
    guard let bounds = marks.bounds else {
      return voice.say(marks.valuelessCount == 0 ? .stateEmpty : .overviewNoBounds)
    }
    let isTotal = tellsTotal(marks)
    var sentence = Sentence(isTotal ? totals(marks, parts: parts) : spread(bounds))
    if marks.statistics.count > 1, !marks.hasInfinity, let mean = marks.statistics.mean {
      sentence.append(meanText(mean, marks, in: series, isRate: isTotal))
    }
    return sentence.text
  }

  /// Whether the range tells what its marks add up to.
  func tellsTotal(_ marks: SelectedMarks) -> Bool {
    chart.isAdditive && !marks.hasInfinity && marks.statistics.count > 0 && marks.statistics.sum.isFinite
  }

  /// The total, or the parts that make it up while they are few.
  private func totals(_ marks: SelectedMarks, parts: [SelectedMarks]) -> String {
    guard !parts.isEmpty, parts.count <= Self.mostToldParts, parts.allSatisfy({ $0.statistics.sum.isFinite }) else {
      return value(marks.statistics.sum)
    }
    let texts = zip(chart.series, parts).compactMap { series, part -> String? in
      guard part.statistics.count > 0 else { return nil }
      return self.part(part.statistics.sum, name: seriesName(series))
    }
    return texts.reduce(into: Sentence()) { $0.append($1) }.text
  }

  /// Stacks of more parts than this tell their total alone.
  static var mostToldParts: Int { 5 }

  private func part(_ number: Double, name: String) -> String {
    let spoken = yNumbers.exact(number, decimals: chart.yAxis.decimals)
    // As in a label: "12 taken", not "taken 12 doses", where the unit is only the name of the column.
    guard let unit = chart.yAxis.toldUnit else { return voice.say(.labelPart, ["number": spoken.text, "name": name]) }
    let values: PhraseValues = ["number": spoken.text, "name": name, "unit": voice.unit(unit, forShown: spoken.shown)]
    return voice.say(.labelPartWithUnit, values)
  }

  private func spread(_ bounds: ClosedRange<Double>) -> String {
    ChartFacts.areEqual(bounds.lowerBound, bounds.upperBound)
      ? voice.say(.groupLevel, ["value": value(bounds.lowerBound)])
      : voice.say(.featurePlateau, ["low": plain(bounds.lowerBound), "high": value(bounds.upperBound)])
  }

  /// `mean 2 per day`; without the period where buckets are left out, or are no period.
  private func meanText(_ mean: Double, _ marks: SelectedMarks, in series: Series, isRate: Bool) -> String {
    let number = averaged(mean, in: marks.statistics).text
    guard isRate, let unit = chart.xAxis.calendarUnit, isWithoutHoles(marks, in: series) else {
      let isLevel = marks.bounds.map { ChartFacts.areEqual($0.lowerBound, $0.upperBound) } ?? true
      return isLevel && !isRate
        ? "" : voice.say(.selectionMean, ["number": number])
    }
    return voice.say(.selectionMeanPer, ["number": number, "unit": names.bucket(unit)])
  }

  /// Whether every bucket from the first to the last selected mark has a mark.
  func isWithoutHoles(_ marks: SelectedMarks, in series: Series) -> Bool {
    guard let first = marks.places.first, let last = marks.places.last, let unit = chart.xAxis.calendarUnit,
      case .interval(let from, _) = series.marks[first].x, case .interval(let to, _) = series.marks[last].x
    else { return true }
    let (start, end) = (chart.calendar.ordinal(of: from, unit: unit), chart.calendar.ordinal(of: to, unit: unit))
    return end - start + 1 == marks.places.count
  }

  private func gaps(_ marks: SelectedMarks, in series: Series) -> String {
    var sentence = Sentence()
    if marks.emptyCount > 0 { sentence.append(groupGaps.gap(.groupWithoutData, marks.emptyCount, in: series)) }
    if marks.valuelessCount > 0 { sentence.append(groupGaps.gap(.groupWithoutValue, marks.valuelessCount, in: series)) }
    return sentence.text
  }
}
