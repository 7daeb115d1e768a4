/// What kind of chart a text and its context speak of.
struct ChartKinds {
  let reading: WordReading
  let words: StructureWords

  /// Whether the text names a kind of chart: "histogram", "stacked bar chart".
  var isNamed: Bool {
    for place in reading.lists.indices {
      if reading.at(place).has(.chartType) { return true }
      if reading.at(place).has(.chartNoun), isSpecified(place) { return true }
      if isJoinedWithKind(place) { return true }
    }
    return false
  }

  /// Whether one of the three words before a noun is a kind of mark: "bar and line chart".
  private func isSpecified(_ noun: Int) -> Bool {
    ((noun - 3)..<noun).contains { reading.at($0).has(.chartMark) }
  }

  /// A word such as "bar-chart".
  private func isJoinedWithKind(_ place: Int) -> Bool {
    let parts = reading.word(place).split(separator: "-").map { words.lists(of: String($0)) }
    guard parts.count > 1, let last = parts.last else { return false }
    return last.has(.chartNoun) && parts.dropLast().contains { $0.has(.chartMark) }
  }

  /// Whether the chart has no axes, by its kind or by the words of the text.
  func hasNoAxes(_ context: LabelContext) -> Bool {
    let kind = SpecWords.split(context.chartType ?? "").map { words.lists(of: $0) }
    if kind.contains(where: { $0.has(.axisless) }) { return !kind.contains { $0.has(.withAxes) } }
    guard kind.isEmpty else { return false }
    return reading.lists.indices.contains { place in
      reading.at(place).has(.axisless) && !reading.at(place - 1).has(.withAxes)
    }
  }
}
