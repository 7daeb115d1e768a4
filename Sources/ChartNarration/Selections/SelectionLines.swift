import ChartAnalysis
public import ChartModel

extension Narrator {
  /// What a selection comes to, and how it stands beside the whole, a sentence a line.
  ///
  /// ```
  /// June 1 to June 7: 12 taken, 2 skipped, mean 2 per day.
  /// 14 percent skipped, 11 percent over the whole.
  /// 2 a day, 1.9 over the whole.
  /// ```
  ///
  /// One place is told by its label, and then by its distance from the mean and its rank. A selection outside the data
  /// or in a gap says so; nothing selected gives no line. Where a part of the chart is shown, the whole is still all of it.
  public func selectionLines(_ selection: ChartSelection) -> [String] {
    SelectionLines(narrator: self).lines(selection, ofSeries: nil)
  }

  /// The narrator of all of a chart of which a part is shown; `nil` where all of it is.
  var ofWhole: Narrator? {
    guard let whole = chart.whole?.chart else { return nil }
    return Narrator(whole, facts: ChartFacts(whole), voice: voice, profile: profile)
  }
}

/// What a selection comes to, a sentence a line.
struct SelectionLines: Narrating {
  let narrator: Narrator
  private var markLabels: MarkLabels { MarkLabels(narrator: narrator) }
  private var selectedPlaceLines: SelectedPlaceLines { SelectedPlaceLines(narrator: narrator) }
  private var selectedRangeLines: SelectedRangeLines { SelectedRangeLines(narrator: narrator) }
  private var spokenStretch: SpokenStretch { SpokenStretch(narrator: narrator) }

  /// - Parameter id: The only series that is told, for who walks along it; `nil` for all.
  func lines(_ selection: ChartSelection, ofSeries id: String?) -> [String] {
    guard let ends = selection.ends else { return [] }
    if let whole = narrator.ofWhole { return SelectionLines(narrator: whole).lines(selection, ofSeries: id) }
    guard let facts = SelectionFacts(selection, in: chart, facts: facts) else { return [withoutPlace(ends)] }
    guard facts.hasMarks else { return [withoutData(facts)] }
    if facts.areStretches || facts.areLevels && !facts.isOnePlace { return eventLines(facts) }
    let lines = zip(chart.walkedSeries, facts.walked).map { series, marks in
      marks.places.isEmpty || id.map { $0 != series.id } == true
        ? []
        : facts.isOnePlace
          ? selectedPlaceLines.lines(marks, in: series)
          : selectedRangeLines.lines(marks, in: series, parts: isTotal(series) ? facts.parts : [])
    }
    // Among several series each stays together with what is said of it.
    let told = lines.count < 2 ? lines.flatMap { $0 } : lines.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    return (nearestLine(ends, facts).map { [$0] } ?? []) + told
  }

  // MARK: Nothing there

  /// That the mark that is told lies beside the place that was meant: `Nothing at 6 minutes; the nearest is at 4 minutes.`
  private func nearestLine(_ ends: ClosedRange<Double>, _ facts: SelectionFacts) -> String? {
    guard facts.range.lowerBound > ends.upperBound || facts.range.upperBound < ends.lowerBound,
      let place = spokenPlace(at: ends.lowerBound, beside: facts.range.lowerBound),
      let nearest = spokenPlace(at: facts.range.lowerBound, beside: facts.range.lowerBound)
    else { return nil }
    return Sentence(voice.say(.selectionNearest, ["place": place, "nearest": nearest])).sentence
  }

  /// A coordinate within a sentence; `nil` where X is no line of numbers or of time.
  private func spokenPlace(at coordinate: Double, beside nearest: Double) -> String? {
    switch chart.xAxis.type {
    case .quantitative: places.place(ofNumber: number(coordinate, beside: nearest))
    case .temporal: places.place(.instant(Instant(coordinate: coordinate.rounded(.down))))
    case .nominal, .ordinal: nil
    }
  }

  /// A number along X as it was given; of so many digits as only sums have, as many as tell it from the nearest mark.
  private func number(_ meant: Double, beside nearest: Double) -> String {
    let distance = abs(meant / 2 - nearest / 2)
    let own = DecimalDigits(meant)
    let least = distance > 0 ? 2 &- NumberSteps.log10Floor(distance) : 0
    let decimals = max(chart.xAxis.decimals, own.digits.count > Self.mostMeantDigits ? least : own.fraction.utf8.count)
    let number = places.numbers.exact(meant, decimals: decimals, digits: 17)
    return spokenStretch.withXUnit(number.text, shown: number.shown)
  }

  /// As many as every decimal number keeps in a double.
  private static var mostMeantDigits: Int { 15 }

  /// Outside the data, or in a gap between buckets.
  private func withoutPlace(_ ends: ClosedRange<Double>) -> String {
    guard let extent = chart.extent else { return Sentence(voice.say(.messageEmpty)).sentence }
    let range = ends.lowerBound..<max(ends.upperBound.nextUp, ends.lowerBound.nextUp)
    let isOutside = ends.lowerBound >= extent.upperBound || ends.upperBound < extent.lowerBound
    let place = spokenStretch.text(bucketed(range), withYear: isOutside ? true : nil)
    guard isOutside else { return Sentence(place).adding(voice.say(.stateEmpty), .context).sentence }
    return Sentence(place).adding(voice.say(.selectionOutside, ["range": dataRange(extent)]), .context).sentence
  }

  private func dataRange(_ extent: Range<Double>) -> String {
    // The last event to begin says nothing of when the last one ends.
    guard !places.kind.isStretch, let first = chart.firstPlace, let last = chart.lastPlace else {
      return spokenStretch.text(extent, withYear: true)
    }
    return spokenStretch.withXUnit(
      places.range(from: first, to: last, withYear: true), shown: places.shownEnd(of: last))
  }

  /// The buckets of the calendar that hold a stretch; the stretch itself where there is no calendar.
  private func bucketed(_ range: Range<Double>) -> Range<Double> {
    guard let unit = chart.xAxis.calendarUnit else { return range }
    let ordinals = [range.lowerBound, range.upperBound.nextDown].map {
      chart.calendar.ordinal(of: Instant(coordinate: $0.rounded(.down)), unit: unit)
    }
    let (first, last) = (ordinals[0], max(ordinals[0], ordinals[1]))
    return chart.calendar.range(of: first, unit: unit)
      .lowerBound..<chart.calendar.range(of: last, unit: unit).upperBound
  }

  private func withoutData(_ facts: SelectionFacts) -> String {
    Sentence(spokenStretch.text(facts.range)).adding(voice.say(.stateEmpty), .context).sentence
  }

  /// How many events, and then each by its label, at any level.
  private func eventLines(_ facts: SelectionFacts) -> [String] {
    let count = facts.walked.reduce(0) { $0 + $1.places.count }
    // Levels of days are days; what has a time or a length of its own is an event.
    let areEvents = facts.areStretches || places.kind == .instant
    let events = areEvents ? voice.say(.selectionEvents, count: count) : marks(count)
    let heading = Sentence(spokenStretch.text(facts.range)).adding(events, .context).sentence
    let lines = zip(chart.walkedSeries, facts.walked).flatMap { series, marks in
      markLabels.labels(at: marks.places, in: series).map { Sentence($0.text).sentence }
    }
    return [heading] + lines
  }
}
