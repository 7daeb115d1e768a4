public import ChartModel

extension NarratedViews {
  /// The description as lines: title, what there is, what all charts have in common, then each chart under its heading.
  ///
  /// The groups of more charts than a person keeps in mind are left to `groupLines()`.
  public func descriptionLines(upTo level: DescriptionLevel) -> [String] {
    if let single { return single.descriptionLines(upTo: level) }
    guard level > .label else { return [oneLabel] }
    let told = Set(common.keys)
    let overview = overview()
    let tokens = profile.chart
    let below = tokens.says(.subtitle) ? subtitle : ""
    let head = hasTitle && tokens.says(.title) ? Sentence(title).adding(below, .sentence).text : below
    let top = [head, overview.first ?? "", tokens.says(.message) ? message : ""] + overview.dropFirst()
    let author = level >= .summary && tokens.says(.author) ? views.authorDescription?.authored : nil
    return (top + [author.map { Sentence($0).sentence } ?? ""]).filter { !$0.isEmpty }
      + sections { DescriptionLines(narrator: $0).section(upTo: level, without: told, isOneOfMany: hasManyViews) }
  }

  private var hasManyViews: Bool { narrators.count > 4 }

  /// A line for every mark, each chart's after its heading.
  public func labelLines() -> [String] {
    var lines: [String] = []
    forEachLabelLine { lines.append($0) }
    return lines
  }

  /// How the sentences about the data of each chart were found, after its heading.
  public func explanationLines() -> [String] {
    if let single { return single.explanationLines() }
    return Array(sections { $0.explanationLines() }.dropFirst())
  }

  /// The groups of each chart after its heading.
  public func groupLines() -> [String] {
    if let single { return single.groupLines() }
    return Array(sections { $0.groupLines() }.dropFirst())
  }

  /// The table of each chart after its heading.
  public func tableLines() -> [String] {
    if let single { return single.tableLines() }
    return Array(sections { $0.tableLines() }.dropFirst())
  }

  /// What a selection comes to in each chart, after its heading.
  ///
  /// - Parameter selections: one for each chart.
  public func selectionLines(_ selections: [ChartSelection]) -> [String] {
    if let single { return single.selectionLines(selections.first ?? .none) }
    return zip(narrators, selections).enumerated().flatMap { place, pair in
      [heading(at: place)] + pair.0.selectionLines(pair.1)
    }
  }

  /// All that the charts say, as the text equivalent of their sound.
  public func transcript() -> String { descriptionLines(upTo: .marks).map { $0 + "\n" }.joined() }

  /// A hint what else there is.
  public var nextLine: String { profile.chart.says(.next) ? voice.say(.nextDescribe) : "" }

  // MARK: Sections

  /// `Chart 1 of 4: Crookston`
  func heading(at place: Int) -> String {
    let numbers = SpokenNumber(voice: voice)
    let values: PhraseValues = [
      "k": numbers.ordinal(place + 1), "n": numbers.ordinal(narrators.count), "name": headings[place],
    ]
    return Sentence(voice.say(.viewHeading, values)).line
  }

  private func sections(_ lines: (Narrator) -> [String]) -> [String] {
    narrators.indices.flatMap { ["", heading(at: $0)] + lines(narrators[$0]) }
  }
}
