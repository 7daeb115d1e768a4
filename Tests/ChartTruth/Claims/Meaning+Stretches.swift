import ChartModel

extension Meaning {
  /// A stretch along X, or a year, with what its values are.
  static let stretches: [Meaning] = [
    Meaning("=stretch", .summary) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      guard let stretch = scene.evidence.found.stretch(claim["text"], in: row, scene.places) else {
        return "there is no such stretch"
      }
      scene.rows = [row]
      scene.marks = Array(row.marks[stretch])
      scene.owed = ["what the stretch is"]
      return nil
    },
    Meaning("features.plateau", .summary) { claim, scene in
      guard scene.heard.last == "=stretch", scene.isUnbroken else { return "there is no such stretch" }
      scene.owed = []
      let (low, high) = (scene.numbers.min() ?? .nan, scene.numbers.max() ?? .nan)
      guard scene.isExact(claim["low"], low) else { return why("the lowest is \(low)") }
      return unless(scene.isValue(claim["high"], high), "the highest is \(high)")
    },
    Meaning("groups.level", .summary) { claim, scene in
      guard scene.heard.last == "=stretch", scene.isUnbroken, let first = scene.numbers.first else {
        return "there is no such stretch"
      }
      scene.owed = []
      guard scene.numbers.allSatisfy({ Evidence.areEqual($0, first) }) else { return "values differ" }
      return unless(scene.isValue(claim["value"], first), "it is \(first)")
    },
    Meaning("=year", .summary) { claim, scene in
      guard let row = scene.row, let year = scene.year(claim["text"], row), scene.isWhole(year, row) else {
        return "there is no such year, or buckets of it have no value"
      }
      scene.rows = [row]
      scene.marks = scene.marks(of: year, row)
      scene.owed = ["its value"]
      return nil
    },
    Meaning("groups.average", .summary) { claim, scene in
      guard scene.heard.last == "=year", !scene.chart.isAdditive else { return "there is no such year" }
      scene.owed = ["beside what"]
      return unless(scene.isMiddleValue(claim["value"], scene.numbers.mean), "it is \(scene.numbers.mean ?? .nan)")
    },
    Meaning("message.total", .summary) { claim, scene in
      guard scene.heard.last == "=year", scene.chart.isAdditive else { return "there is no such year" }
      scene.owed = ["beside what"]
      return unless(scene.isRoundedValue(claim["value"], scene.numbers.total), "it is \(scene.numbers.total)")
    },
    beside("more-than", sign: 1), beside("less-than", sign: -1), beside("same-as", sign: 0),
  ]

  /// One year beside the year before.
  private static func beside(_ key: String, sign: Int) -> Meaning {
    Meaning("features." + key, .summary) { claim, scene in
      guard scene.owed == ["beside what"], let row = scene.row, let first = scene.marks.first,
        let year = scene.year(claim["name"], row), scene.isWhole(year, row), year == scene.year(of: first) - 1
      else { return "that is not the year before" }
      scene.owed = []
      let values = [scene.numbers, scene.marks(of: year, row).compactMap(\.value.number)].map {
        scene.chart.isAdditive ? $0.total : $0.mean ?? .nan
      }
      let change = Evidence.areEqual(values[0], values[1]) ? 0 : values[0] - values[1]
      guard change == 0 ? sign == 0 : change > 0 ? sign > 0 : sign < 0 else { return why("it changes by \(change)") }
      if sign == 0 { return nil }
      let number = claim["number"]
      let isIt = scene.chart.isAdditive ? scene.isRounded(number, abs(change)) : scene.isMiddle(number, abs(change))
      return unless(isIt, "it changes by \(change)")
    }
  }
}

extension Scene {
  /// Whether each mark that the text is about has a number, and none between them is hidden or left out.
  fileprivate var isUnbroken: Bool {
    !marks.isEmpty && numbers.count == marks.count && evidence.bucketCount(marks) == marks.count
  }

  fileprivate func year(of mark: Mark) -> Int {
    mark.x.start.map { chart.calendar.ordinal(of: $0, unit: .year) } ?? .min
  }

  fileprivate func year(_ text: String, _ row: Row) -> Int? {
    guard chart.xAxis.type == .temporal else { return nil }
    let mark = row.marks.first { $0.x.start.map { places.date($0).year } == text }
    return mark.map(year)
  }

  fileprivate func marks(of year: Int, _ row: Row) -> [Mark] { row.marks.filter { self.year(of: $0) == year } }

  /// Whether every bucket of a year has a number.
  fileprivate func isWhole(_ year: Int, _ row: Row) -> Bool {
    guard let unit = chart.xAxis.calendarUnit else { return false }
    let edges = [year, year + 1].map { chart.calendar.start(of: $0, unit: .year) }
    let buckets = edges.map { chart.calendar.ordinal(of: $0, unit: unit) }
    return marks(of: year, row).count { $0.value.number != nil } == buckets[1] - buckets[0]
  }
}
