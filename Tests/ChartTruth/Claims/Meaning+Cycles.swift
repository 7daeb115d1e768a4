import ChartModel

extension Meaning {
  /// How what comes round with the calendar differs: means, shares of parts, and how often something happens.
  static let cycles: [Meaning] =
    [
      Meaning("cycles.phase", .summary, .message) { claim, scene in
        let own = scene
        guard let (levels, phase) = scene.phase(claim["phases"], of: [.weekend]) else {
          return "there is no such phase"
        }
        scene.owed = scene.heard.last == "cycles.phase" ? [] : ["the other days"]
        guard scene.owed.isEmpty || phase == [1] else { return "it begins with the other days" }
        return unless(own.isLevel(claim["value"], levels[phase[0]]), "it is \(levels[phase[0]] ?? .nan)")
      },
      extreme("highest", highest: true), extreme("lowest", highest: false),
      Meaning("cycles.events", .summary) { claim, scene in
        guard scene.heard.last != "=series", scene.evidence.places.isStretch else { return "there are no events" }
        let events = scene.marks.filter(\.value.isPresent).compactMap(\.x.start)
        guard scene.isCount(claim["n"], events.count) else { return why("there are \(events.count)") }
        let all = scene.evidence.rows.flatMap(\.present).compactMap(\.x.start)
        guard let first = all.min(), let last = all.max() else { return "there are no events" }
        let text = claim["phases"]
        let found = [Phases.weekend, .weekday, .partOfDay, .hour, .month].first { phases in
          let counts = (0..<phases.count).map { phase in
            events.count { phases.phase(of: $0, scene.chart.calendar.zone) == phase }
          }
          let often = phases.occurrences(from: first, to: last, scene.chart.calendar)
          guard let phase = counts.indices.first(where: { phases.text([$0], scene.book) == text }) else { return false }
          // It has the most, and the most each time that it comes.
          let rates = zip(counts, often).map { Double($0) / Double(max($1, 1)) }
          return scene.isCount(claim["k"], counts[phase]) && counts[phase] == counts.max()
            && rates.allSatisfy { $0 <= rates[phase] * (1 + 1e-9) }
        }
        return unless(found != nil, "there are not so many, or more at other times")
      },
      // A part of a stack, or the marks at one level, as what the sentence is about.
      Meaning("=part", .summary) { claim, scene in
        guard scene.rows.count == scene.evidence.rows.count,
          let part = scene.evidence.parts.first(where: { $0.name.capital == claim["text"].capital })
        else { return "there is no such part" }
        scene.rows = [part]
        scene.owed = ["its share"]
        return nil
      },
      Meaning("=level", .summary) { claim, scene in
        let own = scene
        let marks = scene.marks.filter { $0.value.level.map(own.evidence.level)?.capital == claim["text"].capital }
        guard !marks.isEmpty, marks.count < scene.marks.count else { return "there is no such level" }
        scene.marks = marks
        return nil
      },
    ] + phases + names

  /// The highest and then the lowest of several phases.
  private static func extreme(_ key: String, highest: Bool) -> Meaning {
    Meaning("cycles." + key, .summary, .message) { claim, scene in
      let own = scene
      scene.owed = highest ? ["the lowest"] : []
      guard highest || scene.heard.last == "cycles.highest" else { return "the highest comes first" }
      let cycles: [Phases] = [.weekday, .partOfDay, .hour, .month]
      guard let (levels, phases) = scene.phase(claim["phases"], of: cycles, highest: highest) else {
        return why("those are not the \(key)")
      }
      return unless(own.isLevel(claim["value"], levels[phases[0]]), "it is \(levels[phases[0]] ?? .nan)")
    }
  }

  /// Phases by their names; in a claim they are compared with those of the data.
  private static let phases: [Meaning] =
    ["hour", "month", "quarter", "half", "minute", "weekday"].map { key in
      Meaning("phases." + key) { claim, scene in
        let all = Phases.allCases.filter { $0.rawValue == key || key == "weekday" && $0 == .weekend }
        let isOne = all.contains { phases in
          (0..<phases.count).contains { phases.text([$0], scene.book) == scene.book.say("phases." + key, claim.slots) }
        }
        return unless(isOne, "there is no such phase")
      }
    } + ["workdays", "weekend"].map { key in Meaning("phases." + key) { _, _ in nil } }

  /// The names of cycles, in the sentence of a season.
  private static let names: [Meaning] = ["hourly", "daily", "weekly", "yearly"].map { key in
    Meaning("cycles." + key) { _, scene in
      let unit = scene.chart.xAxis.calendarUnit ?? .year
      return unless(SeasonTwin.length(of: key, unit) != nil, "that does not come round in buckets of a \(unit)")
    }
  }
}

extension Scene {
  /// The mean, or the share of all, in each phase of a cycle.
  fileprivate func levels(_ phases: Phases) -> [Double?] {
    guard let row, let unit = chart.xAxis.calendarUnit ?? (chart.xAxis.type == .temporal ? .second : nil) else {
      return []
    }
    // A day has all hours, and a month all days.
    guard unit <= (phases == .month ? .month : [.weekday, .weekend].contains(phases) ? .day : .hour) else { return [] }
    var numbers = [[Double]](repeating: [], count: phases.count)
    var wholes = numbers
    let isPart = isOfPart
    for mark in row.marks {
      guard let start = mark.x.start, let number = mark.value.number else { continue }
      let phase = phases.phase(of: start, chart.calendar.zone)
      guard isPart else {
        numbers[phase].append(number)
        continue
      }
      guard evidence.share(of: row, at: mark.x) != nil, let whole = evidence.total(at: mark.x) else { continue }
      numbers[phase].append(number)
      wholes[phase].append(whole)
    }
    return numbers.indices.map {
      isPart ? wholes[$0].isEmpty ? nil : numbers[$0].total / wholes[$0].total : numbers[$0].mean
    }
  }

  /// Whether the sentence is about the share of a part.
  private var isOfPart: Bool { heard.last == "=part" || owed == ["its share"] || isPartRow }
  private var isPartRow: Bool { row.map { row in !evidence.rows.contains { $0.id == row.id } } ?? false }

  /// The phases that a text names, with all levels: one phase, or all that have the highest or the lowest level.
  fileprivate func phase(
    _ text: String, of cycles: [Phases], highest: Bool? = nil
  ) -> (levels: [Double?], phases: [Int])? {
    for cycle in cycles {
      let levels = levels(cycle)
      let all = levels.compactMap { $0 }
      guard let high = all.max(), let low = all.min(), all.count > 1 else { continue }
      guard let highest else {
        let found = levels.indices.first { cycle.text([$0], book) == text && levels[$0] != nil }
        if let found { return (levels, [found]) }
        continue
      }
      let best = levels.indices.filter { levels[$0].map { Evidence.areEqual($0, highest ? high : low) } == true }
      if high > low, cycle.text(best, book) == text { return (levels, best) }
    }
    return nil
  }

  /// A mean as `mean 5 steps`, a share in percent.
  fileprivate func isLevel(_ text: String, _ level: Double?) -> Bool {
    if isPartRow { return isPercent(text, level) }
    return book.readings(of: text, as: "groups.average").contains { isMiddleValue($0.slots["value"] ?? "", level) }
  }
}

extension Evidence {
  fileprivate func total(at x: XValue) -> Double? { chart.totals?.marks.first { $0.x == x }?.value.number }
}
