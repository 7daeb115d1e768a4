import ChartAnalysis
public import ChartModel

/// The label of one mark, or of all the parts that stand at one X of a stacked chart.
public struct MarkLabel: Sendable, Equatable {
  /// The id of the mark; that of the total in a stacked chart.
  public var id: String
  /// The series as the data calls it; `nil` for the only series and for a stack.
  public var series: String?
  /// The whole text that is spoken.
  public var text: String
  /// What it shows.
  public var value: MarkValue
}

extension Narrator {
  /// A label for every mark, in focus order.
  ///
  /// ```
  /// June 6: 4,210 steps
  /// June 7: 2 taken, 1 skipped
  /// ```
  public func labels() -> [MarkLabel] {
    chart.walkedSeries.flatMap { series in series.marks.indices.map { label(at: $0, in: series) } }
  }

  /// The label of the mark at a place of a walked series.
  func label(at place: Int, in series: Series) -> MarkLabel {
    let mark = series.marks[place]
    var sentence = Sentence(context(of: mark, in: series))
    sentence.append(chart.isStacked ? stack(mark) : state(mark.value, brief: verbosity == .brief), .context)
    if verbosity == .full {
      if mark.rowCount > 1, chart.aggregate != .count { sentence.append(voice.say(.labelRows, count: mark.rowCount)) }
      sentence.append(position(place + 1, of: series.marks.count))
    }
    let text = names.differOnlyInCapitals ? sentence.text : sentence.line
    return MarkLabel(id: mark.id, series: chart.isStacked ? nil : series.name, text: text, value: mark.value)
  }

  private func context(of mark: Mark, in series: Series) -> String {
    let place = places.text(mark.x)
    let name = seriesName(series)
    return name.isEmpty ? place : voice.say(.labelInSeries, ["series": name, "x": place])
  }

  func position(_ k: Int, of n: Int) -> String {
    voice.say(.labelPosition, ["k": numbers.whole(k), "n": numbers.whole(n)])
  }

  // MARK: Stacks

  /// Stacks of more parts than this tell their total and their highest part.
  private static let mostParts = 5

  private func stack(_ total: Mark) -> String {
    let parts = parts(at: total.x)
    guard parts.contains(where: { $0.mark.value != .empty }) else { return state(total.value) }
    var sentence = Sentence()
    if parts.count <= Self.mostParts {
      for part in parts where part.mark.value != .empty { sentence.append(self.part(part)) }
      if verbosity == .full { sentence.append(totalText(total)) }
    } else {
      sentence.append(totalText(total))
      sentence.append(highestPart(parts))
    }
    if verbosity == .full { sentence.append(share(parts, of: total)) }
    return sentence.text
  }

  /// The parts that stand at an X, in the order of the series.
  func parts(at x: XValue) -> [(series: Series, mark: Mark)] {
    zip(chart.series, stackPlaces).compactMap { series, places in
      places[x].map { (series, series.marks[$0]) }
    }
  }

  private func part(_ part: (series: Series, mark: Mark)) -> String {
    let name = seriesName(part.series)
    guard let number = part.mark.value.number else {
      return Sentence(name).adding(state(part.mark.value), .word).text
    }
    let spoken = numbers.exact(number, decimals: chart.yAxis.decimals)
    guard let unit = names.unit, verbosity != .brief else {
      return voice.say(.labelPart, ["number": spoken.text, "name": name])
    }
    let values = ["number": spoken.text, "name": name, "unit": voice.unit(unit, forShown: spoken.shown)]
    return voice.say(.labelPartWithUnit, values)
  }

  private func totalText(_ total: Mark) -> String {
    guard total.value.number != nil else { return state(total.value) }
    return voice.say(.labelTotal, ["value": state(total.value, brief: verbosity == .brief)])
  }

  private func highestPart(_ parts: [(series: Series, mark: Mark)]) -> String {
    let highest = parts.max { ($0.mark.value.number ?? -.infinity) < ($1.mark.value.number ?? -.infinity) }
    guard let highest, let number = highest.mark.value.number else { return "" }
    return voice.say(.labelHighestPart, ["name": seriesName(highest.series), "number": plain(number)])
  }

  /// The share of the last part, which stands on top: `33 percent skipped`.
  private func share(_ parts: [(series: Series, mark: Mark)], of total: Mark) -> String {
    guard parts.count <= Self.mostParts, let whole = total.value.number, let top = parts.last,
      let number = top.mark.value.number,
      let share = ChartFacts.share(of: number, among: parts.compactMap(\.mark.value.number), whole: whole)
    else { return "" }
    return voice.say(.labelShare, ["name": seriesName(top.series), "percent": numbers.percent(share)])
  }
}
