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
    chart.walkedSeries.flatMap { series in
      let visible = labelledPlaces(of: series)
      return visible.enumerated().map { label(at: $1, in: series, position: ($0 + 1, visible.count)) }
    }
  }

  /// The label of the mark at a place of a walked series.
  ///
  /// - Parameter position: which of how many marks it is among those that are walked; by its place if not given.
  func label(at place: Int, in series: Series, position: (k: Int, n: Int)? = nil) -> MarkLabel {
    let mark = series.marks[place]
    let addition = plan.addition(at: place, in: series)
    var sentence = told(mark, at: place, in: series)
    for field in addition.fields { sentence.append(details.clause(mark.detail(field), of: field)) }
    if addition.count > 1 { sentence.append(voice.say(.labelMarks, count: addition.count)) }
    if verbosity != .brief {
      for note in notes(mark.author, beside: sentence.text, value: mark.value) { sentence.append(note) }
    }
    if verbosity == .full {
      for rule in chart.rules { sentence.append(comparison(of: mark.value, with: rule)) }
      if mark.rowCount > 1, chart.aggregate != .count { sentence.append(voice.say(.labelRows, count: mark.rowCount)) }
      sentence.append(self.position(position?.k ?? place + 1, of: position?.n ?? series.marks.count))
    }
    let text = names.differOnlyInCapitals ? sentence.text : sentence.line
    return MarkLabel(id: mark.id, series: isTotal(series) ? nil : series.name, text: text, value: mark.value)
  }

  /// The places of the marks that have a label of their own.
  func labelledPlaces(of series: Series) -> [Int] {
    series.visiblePlaces.filter { plan.addition(at: $0, in: series).count > 0 }
  }

  /// What a label would say with some detail fields, without its notes.
  func text(at place: Int, in series: Series, adding fields: [Int]) -> String {
    let mark = series.marks[place]
    let sentence = told(mark, at: place, in: series)
    return fields.reduce(sentence) { $0.adding(details.clause(mark.detail($1), of: $1)) }.text
  }

  /// Where the mark stands and what it shows, in the author's words where there are any.
  private func told(_ mark: Mark, at place: Int, in series: Series) -> Sentence {
    let label = mark.author?.label?.authored
    let value = mark.author?.value?.authored
    if label == nil, value == nil, let event = event(mark, in: series) { return event }
    let content = value ?? content(mark, at: place, in: series, isPlaced: label == nil)
    return Sentence(context(of: mark, in: series, label: label)).adding(content, .context)
  }

  private func context(of mark: Mark, in series: Series, label: String?) -> String {
    let place = label ?? Sentence(places.text(mark.x)).adding(length(of: mark)).text
    let name = seriesName(series)
    // Authors commonly write the name into the label.
    return name.isEmpty || label?.contains(name) == true
      ? place : voice.say(.labelInSeries, ["series": name, "x": place])
  }

  private func content(_ mark: Mark, at place: Int, in series: Series, isPlaced: Bool) -> String {
    if isTotal(series) { return stack(mark, at: place) }
    let value = Sentence(told(mark)).adding(partShare(mark.value))
    return (isPlaced ? value : value.adding(length(of: mark))).text
  }

  /// How long a mark lasts, which the brief form leaves out.
  private func length(of mark: Mark) -> String { verbosity == .brief ? "" : places.length(of: mark.x) }

  /// An event by its level, then when, then how long; `nil` for what is no event at a level.
  private func event(_ mark: Mark, in series: Series) -> Sentence? {
    guard places.kind == .event, case .category = mark.value else { return nil }
    let text = Sentence(state(mark.value)).adding(places.text(mark.x)).adding(length(of: mark))
    let name = seriesName(series)
    return name.isEmpty ? text : Sentence(name).adding(text.text, .context)
  }

  func position(_ k: Int, of n: Int) -> String {
    voice.say(.labelPosition, ["k": numbers.whole(k), "n": numbers.whole(n)])
  }
}

extension Series {
  /// The places of the marks that their author does not hide.
  var visiblePlaces: [Int] { marks.indices.filter { !marks[$0].isHidden } }
}
