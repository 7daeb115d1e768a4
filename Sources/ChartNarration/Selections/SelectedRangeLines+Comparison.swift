import ChartAnalysis
import ChartModel

extension SelectedRangeLines {
  /// How the range stands beside all of its series.
  func comparisons(_ marks: SelectedMarks, in series: Series, parts: [SelectedMarks]) -> [String] {
    // All of the series is no part of it, and a range without a value cannot be compared.
    let isAll = marks.places.count == series.visiblePlaces.count && marks.whole.count == marks.statistics.count
    guard marks.statistics.count > 0, !isAll, !series.showsOutliers else { return [] }
    let isTotal = tellsTotal(marks) && !marks.wholeHasInfinity
    let texts = isTotal ? [share(marks, parts: parts), rate(marks, in: series)] : [meanBesideWhole(marks)]
    return texts.filter { !$0.isEmpty }.map { Sentence($0).sentence }
  }

  /// The share of the part on top of a stack, `14 percent skipped, 11 percent over the whole`; else of the total.
  private func share(_ marks: SelectedMarks, parts: [SelectedMarks]) -> String {
    guard let top = parts.last, let series = chart.series.last(where: chart.isPart), parts.count <= Self.mostToldParts
    else {
      // Where there is none, one would hear that values are not above zero.
      guard let part = marks.partOfWhole, !profile.hidesNumbers else { return "" }
      return voice.say(.selectionOfTotal, ["percent": numbers.percent(part)])
    }
    guard let share = top.share, let whole = top.wholeShare, !profile.hidesNumbers else { return "" }
    let values: PhraseValues = [
      "percent": numbers.percent(share), "name": seriesName(series), "whole": numbers.percent(whole),
    ]
    return voice.say(.selectionShare, values)
  }

  /// `2 a day, 1.9 over the whole`.
  private func rate(_ marks: SelectedMarks, in series: Series) -> String {
    guard marks.statistics.count > 0, chart.xAxis.calendarUnit != nil, isWithoutHoles(marks, in: series),
      facts.walked.allSatisfy({ $0.bucketCount == $0.markCount }), let mean = marks.statistics.mean,
      let whole = marks.whole.mean
    else { return meanBesideWhole(marks) }
    let values: PhraseValues = [
      "number": roundedMiddle(mean, in: marks.statistics), "period": voice.say(.periods, places.kind),
      "whole": averaged(whole, in: marks.whole).text,
    ]
    return voice.say(.selectionRate, values)
  }

  private func meanBesideWhole(_ marks: SelectedMarks) -> String {
    guard let mean = marks.statistics.mean, let whole = marks.whole.mean, !marks.hasInfinity, !marks.wholeHasInfinity,
      (mean - whole).isFinite
    else { return "" }
    return selectedPlaceLines.fromMean(mean - whole, marks.whole, place: false)
  }
}
