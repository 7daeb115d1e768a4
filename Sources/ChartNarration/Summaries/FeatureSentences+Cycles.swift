import ChartAnalysis
import ChartModel

/// What comes round with the calendar.
extension FeatureSentences {
  /// `Yearly cycle of about 6 parts per million: highest in May, lowest in September`
  func text(of season: Season) -> String {
    let values: PhraseValues = [
      "cycle": voice.say(Self.cycleKey(season.cycle)), "amplitude": roundedDifference(season.amplitude),
      "high": phases(season.highest, of: season.cycle), "low": phases(season.lowest, of: season.cycle),
    ]
    return voice.say(.featureSeason, values)
  }

  /// How the phases of a cycle differ, in the words of what is looked at.
  func text(of pattern: CyclePattern) -> String {
    switch pattern.subject {
    case .values(let series): valueText(pattern, chart.walkedSeries.indices.contains(series) ? series : 0)
    case .share(let series):
      Sentence(chart.series.indices.contains(series) ? seriesName(chart.series[series]) : "")
        .adding(compared(pattern) { numbers.percent($0) }, .context).text
    case .events: eventText(pattern)
    case .level(let name): Sentence(levelName(name)).adding(eventText(pattern), .context).text
    }
  }

  private func valueText(_ pattern: CyclePattern, _ series: Int) -> String {
    let statistics = facts.walked[series].statistics
    return compared(pattern) { voice.say(.groupAverage, ["value": roundedMiddle($0, in: statistics)]) }
  }

  /// Two phases beside each other; of more the highest and the lowest.
  private func compared(_ pattern: CyclePattern, _ say: (Double) -> String) -> String {
    let isPair = pattern.phases.count == 2
    let pairs = isPair ? [[1], [0]] : [pattern.highest, pattern.lowest]
    let keys: [PhraseKey] = isPair ? [.cyclePhase, .cyclePhase] : [.cycleHighest, .cycleLowest]
    return zip(pairs, keys).reduce(into: Sentence()) { sentence, part in
      guard let phase = part.0.first, pattern.phases.indices.contains(phase), let level = pattern.phases[phase].level
      else { return }
      let values: PhraseValues = ["phases": phases(part.0, of: pattern.cycle), "value": say(level)]
      sentence.append(voice.say(part.1, values), .part)
    }.text
  }

  /// How many events fall into the phases with the most.
  private func eventText(_ pattern: CyclePattern) -> String {
    guard let phase = pattern.highest.first, pattern.phases.indices.contains(phase) else { return "" }
    let values: PhraseValues = [
      "k": numbers.whole(pattern.phases[phase].count), "n": numbers.whole(pattern.count),
      "phases": phases([phase], of: pattern.cycle),
    ]
    return voice.say(.cycleEvents, values)
  }

  /// `with a yearly cycle, highest in May`.
  func text(ofCycle cycle: CalendarCycle) -> String {
    let values: PhraseValues = ["cycle": name(of: cycle)]
    guard let high = season(of: cycle)?.highest, high.count == 1 else { return voice.say(.messageWithCycle, values) }
    return voice.say(.messageWithCycleHigh, values.adding("high", phases(high, of: cycle)))
  }

  /// `on average lowest in February`; empty where several are as low.
  func text(ofLowIn cycle: CalendarCycle) -> String {
    guard let low = season(of: cycle)?.lowest, low.count == 1 else { return "" }
    return voice.say(.messageSeasonLow, ["low": phases(low, of: cycle)])
  }

  private func season(of cycle: CalendarCycle) -> Season? {
    shape.salient.lazy.compactMap { salient -> Season? in
      if case .season(let season) = salient.feature, season.cycle == cycle { season } else { nil }
    }.first
  }

  // MARK: Names

  /// `yearly cycle`
  func name(of cycle: CalendarCycle) -> String { voice.say(Self.cycleKey(cycle)) }

  private static func cycleKey(_ cycle: CalendarCycle) -> PhraseKey {
    switch cycle {
    case .minuteOfHour: .cycleHourly
    case .hourOfDay, .partOfDay: .cycleDaily
    case .weekday, .weekend: .cycleWeekly
    case .monthOfYear, .quarterOfYear, .halfOfYear: .cycleYearly
    }
  }

  /// `in May`, `on Saturdays and Sundays`, `at 3 PM`.
  private func phases(_ indices: [Int], of cycle: CalendarCycle) -> String {
    let names = voice.list(indices.map { phase($0, of: cycle) }, atMost: Self.listedPlaces)
    switch cycle {
    case .weekday, .weekend: return voice.say(.phaseWeekday, ["x": names])
    case .hourOfDay: return voice.say(.phaseHour, ["x": names])
    case .partOfDay: return names
    case .monthOfYear: return voice.say(.phaseMonth, ["x": names])
    case .quarterOfYear: return voice.say(.phaseQuarter, ["x": names])
    case .halfOfYear: return voice.say(.phaseHalf, ["x": names])
    case .minuteOfHour: return voice.say(.phaseMinute, ["x": names])
    }
  }

  private func phase(_ index: Int, of cycle: CalendarCycle) -> String {
    switch cycle {
    case .weekday: voice.weekdays.indices.contains(index) ? voice.weekdays[index] : ""
    case .weekend: voice.say(index == 0 ? .phaseWorkdays : .phaseWeekend)
    case .hourOfDay: SpokenDate(voice: voice, Instant(microseconds: Int64(index) * 3_600_000_000), .utc).time(.hour)
    case .partOfDay: voice.partsOfDay.indices.contains(index) ? voice.partsOfDay[index] : ""
    case .monthOfYear: voice.months.indices.contains(index) ? voice.months[index] : ""
    case .quarterOfYear, .halfOfYear: numbers.whole(index + 1)
    case .minuteOfHour: numbers.whole(index)
    }
  }
}
