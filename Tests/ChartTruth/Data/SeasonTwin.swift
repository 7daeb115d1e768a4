import ChartModel

/// What comes round in the values of a row, by the plainest way: less a moving average over one round.
struct SeasonTwin {
  /// The mean of each phase, less the trend; `nil` where it has no value.
  private(set) var means: [Double?] = []
  let phases: Phases

  /// How many buckets one round has, and what it is made of.
  static func length(of key: String, _ unit: CalendarUnit) -> (phases: Phases, length: Int)? {
    switch (key, unit) {
    case ("hourly", .minute): (.minute, 60)
    case ("daily", .minute): (.hour, 1_440)
    case ("daily", .hour): (.hour, 24)
    case ("weekly", .hour): (.weekday, 168)
    case ("weekly", .day): (.weekday, 7)
    case ("yearly", .day): (.month, 365)
    case ("yearly", .week), ("yearly", .isoWeek): (.month, 52)
    case ("yearly", .month): (.month, 12)
    case ("yearly", .quarter): (.quarter, 4)
    case ("yearly", .halfYear): (.half, 2)
    default: nil
    }
  }

  init?(_ row: Row, _ key: String, in chart: BucketedChart) {
    guard let unit = chart.xAxis.calendarUnit, let (phases, length) = Self.length(of: key, unit) else { return nil }
    self.phases = phases
    let marks = row.valued.map { row.marks[$0] }
    let buckets = marks.compactMap { $0.x.start.map { chart.calendar.ordinal(of: $0, unit: unit) } }
    guard let first = buckets.first, let last = buckets.last, last - first >= length, buckets.count == marks.count,
      let size = row.numbers.map(abs).max(), size > 0
    else { return nil }
    var values = [Double?](repeating: nil, count: last - first + 1)
    for (bucket, mark) in zip(buckets, marks) { values[bucket - first] = mark.value.number.map { $0 / size } }
    let left = Self.withoutTrend(values, length)
    let middle = left.compactMap { $0 }.mean ?? 0
    var byPhase = [[Double]](repeating: [], count: phases.count)
    for (bucket, mark) in zip(buckets, marks) {
      guard let start = mark.x.start, let value = left[bucket - first] else { continue }
      byPhase[phases.phase(of: start, chart.calendar.zone)].append(value - middle)
    }
    means = byPhase.map { $0.mean.map { $0 * size } }
  }

  private static func withoutTrend(_ values: [Double?], _ length: Int) -> [Double?] {
    let (first, last) = (length / 2, values.count - 1 - length / 2)
    guard first <= last else { return values.map { _ in nil } }
    let trend = { (place: Int) in average(values, about: place, length) }
    return values.indices.map { place in
      guard let value = values[place] else { return nil }
      if place < first { return line(trend, first, min(first + length, last), place).map { value - $0 } }
      if place > last { return line(trend, last, max(last - length, first), place).map { value - $0 } }
      return trend(place).map { value - $0 }
    }
  }

  /// At both ends the trend goes on straight.
  private static func line(_ trend: (Int) -> Double?, _ edge: Int, _ inner: Int, _ place: Int) -> Double? {
    guard let start = trend(edge) else { return nil }
    guard inner != edge, let other = trend(inner) else { return start }
    return start + (other - start) * Double(place - edge) / Double(inner - edge)
  }

  /// The mean of one round about a bucket; of an even number of buckets those at both ends count half.
  private static func average(_ values: [Double?], about place: Int, _ length: Int) -> Double? {
    var (sum, count) = (0.0, 0.0)
    for offset in -(length / 2)...(length / 2) {
      guard let value = values[place + offset] else { continue }
      let weight = length % 2 == 0 && abs(offset) == length / 2 ? 0.5 : 1
      sum += value * weight
      count += weight
    }
    return count > 0 ? sum / count : nil
  }
}

extension Meaning {
  /// What comes round beside the trend.
  static let seasons: [Meaning] = [
    withCycle("with-cycle"), withCycle("with-cycle-high"),
    Meaning("message.season-low", .message) { claim, scene in
      let found = ["daily", "weekly", "yearly"].contains { key in
        guard let row = scene.row, let twin = SeasonTwin(row, key, in: scene.chart),
          let high = twin.means.compactMap({ $0 }).max(), let low = twin.means.compactMap({ $0 }).min(), high > low
        else { return false }
        let phases = twin.means.indices.filter { twin.means[$0].map { $0 - low <= (high - low) * 1e-7 } == true }
        return twin.phases.text(phases, scene.book) == claim["low"]
      }
      return unless(found, "it is lowest at other times")
    },
    Meaning("message.all-with-cycle", .message) { claim, scene in
      let keys = ["daily", "weekly", "yearly"]
      guard scene.evidence.rows.count > 1,
        let key = keys.first(where: { scene.book.say("cycles." + $0) == claim["cycle"] }),
        scene.isTrue(claim["cycle"], as: ["cycles." + key])
      else { return "there is no such cycle" }
      let come = scene.evidence.rows.allSatisfy { row in
        let means = SeasonTwin(row, key, in: scene.chart)?.means.compactMap { $0 } ?? []
        let range = (row.numbers.max() ?? 0) - (row.numbers.min() ?? 0)
        return (means.max() ?? 0) - (means.min() ?? 0) >= range / 5
      }
      return unless(come, "not all come round")
    },
    Meaning("features.season", .summary, .message) { claim, scene in
      let keys = ["hourly", "daily", "weekly", "yearly"]
      guard let row = scene.row, let key = keys.first(where: { scene.book.say("cycles." + $0) == claim["cycle"] }),
        scene.isTrue(claim["cycle"], as: ["cycles." + key]), let twin = SeasonTwin(row, key, in: scene.chart),
        let high = twin.means.compactMap({ $0 }).max(), let low = twin.means.compactMap({ $0 }).min()
      else { return "there is no such cycle" }
      let noise = (high - low) * 1e-7
      let best = [(claim["high"], high), (claim["low"], low)].allSatisfy { text, level in
        let phases = twin.means.indices.filter { twin.means[$0].map { abs($0 - level) <= noise } == true }
        return twin.phases.text(phases, scene.book) == text
      }
      guard best else { return "it is highest and lowest at other times" }
      return unless(scene.isRoundedDifference(claim["amplitude"], high - low), "it is \(high - low)")
    },
  ]

  /// That values about a way come round, and when they are highest where that is told.
  private static func withCycle(_ key: String) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let keys = ["daily", "weekly", "yearly"]
      guard let row = scene.row, let cycle = keys.first(where: { scene.book.say("cycles." + $0) == claim["cycle"] }),
        scene.isTrue(claim["cycle"], as: ["cycles." + cycle]), let twin = SeasonTwin(row, cycle, in: scene.chart),
        let high = twin.means.compactMap({ $0 }).max(), let low = twin.means.compactMap({ $0 }).min()
      else { return "there is no such cycle" }
      let ways = ["message.rose", "message.fell", "message.years", "message.mean"]
      guard high > low, scene.heard.contains(where: { heard in ways.contains { heard.hasPrefix($0) } }) else {
        return "nothing comes round"
      }
      guard key == "with-cycle-high" else { return nil }
      let phases = twin.means.indices.filter { twin.means[$0].map { high - $0 <= (high - low) * 1e-7 } == true }
      return unless(twin.phases.text(phases, scene.book) == claim["high"], "it is highest at \(phases)")
    }
  }
}
