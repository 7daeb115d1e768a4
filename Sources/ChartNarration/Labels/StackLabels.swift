import ChartAnalysis
import ChartModel

/// A part of a stack at one X.
struct StackPart {
  var series: Series
  var mark: Mark
  /// Where it stands in its series.
  var place: Int
  /// Its percent of the whole at its X, rounded with those of the others, or `nil` where there is none.
  var percent: Double?
}

/// What is said of the parts that stand at one X.
struct StackLabels: Narrating {
  let narrator: Narrator

  /// Stacks of more parts than this tell their total and their highest part.
  private static let mostParts = 5

  /// The parts at one X; of many the total and the highest.
  func stack(_ total: Mark, at place: Int) -> String {
    let parts = parts(at: place, of: total).filter { !$0.mark.isHidden }
    guard parts.contains(where: { $0.mark.value != .empty }) else { return state(total.value) }
    var sentence = Sentence()
    if parts.count <= Self.mostParts {
      for part in parts where part.mark.value != .empty { sentence.append(self.part(part), partJoin) }
    } else {
      sentence.append(totalText(total))
      sentence.append(highestPart(parts))
    }
    return sentence.text
  }

  /// What the parts at a place come to; empty where the stack is told by its total, or where nothing is.
  func total(_ total: Mark, at place: Int) -> String {
    let parts = parts(at: place, of: total).filter { !$0.mark.isHidden }
    guard parts.count <= Self.mostParts, parts.contains(where: { $0.mark.value != .empty }) else { return "" }
    return totalText(total)
  }

  /// The share of the part on top of a stack at a place; empty where each part is told with its own.
  func topShare(_ total: Mark, at place: Int) -> String {
    let parts = parts(at: place, of: total).filter { !$0.mark.isHidden }
    guard !tellsShares, parts.contains(where: { $0.mark.value != .empty }) else { return "" }
    return share(parts)
  }

  /// Whether the chart shows shares, so that each part is told with its own.
  private var tellsShares: Bool { chart.stack == .normalize || chart.isPartToWhole }

  /// Parts with commas of their own need more than commas between them.
  var partJoin: Sentence.Join { tellsShares && profile.mark.verbosity != .brief ? .part : .clause }

  /// The parts that stand at an X, in the order of the series.
  func parts(at x: XValue) -> [(series: Series, mark: Mark)] {
    zip(chart.series, narrator.memory.stackPlaces).compactMap { series, places in
      chart.isPart(series) ? places[x].map { (series, series.marks[$0]) } : nil
    }
  }

  /// The same with their shares of the total at a place.
  func parts(at place: Int, of total: Mark) -> [StackPart] {
    let percents = percents(at: place)
    return zip(chart.series.indices, narrator.memory.stackPlaces).compactMap { index, places in
      guard chart.isPart(chart.series[index]), let mark = places[total.x] else { return nil }
      return StackPart(
        series: chart.series[index], mark: chart.series[index].marks[mark], place: mark,
        percent: percents.indices.contains(index) ? percents[index] : nil)
    }
  }

  /// The percents of all parts at a place of the totals, rounded together.
  func percents(at place: Int) -> [Double?] {
    PartShares.told(facts.shares.map { $0.shares.indices.contains(place) ? $0.shares[place] : nil })
  }

  private func part(_ part: StackPart) -> String {
    let name = part.mark.author?.label?.authored.map { withoutPlace($0, of: part.mark) } ?? seriesName(part.series)
    if let value = part.mark.author?.value?.authored { return Sentence(name).adding(value, .word).text }
    guard let number = part.mark.value.number else {
      return Sentence(name).adding(state(part.mark.value), .word).text
    }
    guard tellsShares, profile.mark.says(.share), let share = part.percent else { return self.part(number, name) }
    let percent = numbers.percent(rounded: share)
    if profile.mark.verbosity == .brief { return voice.say(.labelShare, ["name": name, "percent": percent]) }
    return Sentence(self.part(number, name)).adding(percent).text
  }

  /// An author's label of a part without the place in front of it, which is told once for all parts.
  private func withoutPlace(_ label: String, of mark: Mark) -> String {
    let place = places.text(mark.x)
    guard label.hasPrefix(place) else { return label }
    let behind = label.dropFirst(place.count)
    let rest = behind.drop { $0.isPunctuation || $0.isWhitespace }
    return rest.isEmpty || rest.count == behind.count ? label : String(rest)
  }

  private func part(_ number: Double, _ name: String) -> String {
    let spoken = yNumbers.exact(number, decimals: chart.yAxis.decimals)
    // A unit that is only the name of the column is known by now: "2 taken, 1 skipped", not "taken 2 doses".
    guard let unit = chart.yAxis.toldUnit, profile.mark.verbosity != .brief else {
      return voice.say(.labelPart, ["number": spoken.text, "name": name])
    }
    let values: PhraseValues = ["number": spoken.text, "name": name, "unit": voice.unit(unit, forShown: spoken.shown)]
    return voice.say(.labelPartWithUnit, values)
  }

  private func totalText(_ total: Mark) -> String {
    guard total.value.number != nil else { return state(total.value) }
    return voice.say(.labelTotal, ["value": state(total.value, brief: profile.mark.verbosity == .brief)])
  }

  private func highestPart(_ parts: [StackPart]) -> String {
    let all = parts.compactMap(\.mark.value.number)
    // Below zero the part that is most of it is the lowest.
    guard let number = all.allSatisfy({ $0 <= 0 }) ? all.min() : all.max() else { return "" }
    let highest = parts.filter { $0.mark.value.number.map { ChartFacts.areEqual($0, number) } == true }
    let names = voice.list(highest.map { seriesName($0.series) }, atMost: Self.listedPlaces)
    return voice.say(.labelHighestPart, ["name": names, "number": plain(number)])
  }

  /// The share of the last part, which stands on top: `33 percent skipped`.
  private func share(_ parts: [StackPart]) -> String {
    guard parts.count <= Self.mostParts, let top = parts.last, let share = top.percent else { return "" }
    return voice.say(.labelShare, ["name": seriesName(top.series), "percent": numbers.percent(rounded: share)])
  }

  /// A part by itself, as the focus tree has it below its total: `Taken, June 6: 2, 67 percent`.
  func label(_ part: StackPart) -> String {
    let place = part.mark.author?.label?.authored ?? places.text(part.mark.x)
    let context = voice.say(.labelInSeries, ["series": seriesName(part.series), "x": place])
    let value = part.mark.author?.value?.authored ?? state(part.mark.value, brief: profile.mark.verbosity == .brief)
    var sentence = Sentence(context).adding(value, .context)
    if profile.mark.verbosity != .brief { sentence.append(part.percent.map { numbers.percent(rounded: $0) } ?? "") }
    return sentence.line
  }
}
