import ChartModel

extension Meaning {
  /// From the first to the last value of a series, and in which direction.
  static let changes = [
    change("message.rose") { $0.isSteady(up: true) ? nil : "it does not rise throughout" },
    change("message.fell") { $0.isSteady(up: false) ? nil : "it does not fall throughout" },
    overall("rose", up: true), overall("fell", up: false),
    Meaning("message.varied", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let numbers = row.numbers
      guard !numbers.isSteady(up: true), !numbers.isSteady(up: false) else { return "it goes one way" }
      guard let low = numbers.min(), let high = numbers.max(), !Evidence.areEqual(low, high) else {
        return "it is even"
      }
      guard scene.isExact(claim["low"], low) else { return why("the lowest is \(low)") }
      return unless(scene.isValue(claim["high"], high), "the highest is \(high)")
    },
    Meaning("message.every", .message) { claim, scene in
      guard let row = scene.row else { return scene.isEvery(claim["value"]) }
      guard let low = row.numbers.min(), let high = row.numbers.max() else { return "no numbers" }
      guard Evidence.areEqual(low, high) else { return why("they go from \(low) to \(high)") }
      // Where nothing else is, it is so throughout.
      let isBeside = row.hasInfinity || row.values.contains(.notANumber)
      return unless(isBeside && scene.isValue(claim["value"], high), "it is \(high)")
    },
    Meaning("message.most-changed", .message) { claim, scene in
      let changes = scene.evidence.rows.map { abs(($0.numbers.last ?? 0) - ($0.numbers.first ?? 0)) }
      guard let most = changes.max(), most > 0,
        let row = zip(scene.evidence.rows, changes).first(where: { Evidence.areEqual($0.1, most) })?.0
      else { return "nothing changes" }
      guard row.name == claim["name"] else { return why("\(row.name) changes most") }
      return scene.ends(claim, of: row)
    },
  ]

  /// From the first value, or the first that stands where the last does in what comes round.
  private static func overall(_ key: String, up: Bool) -> Meaning {
    Meaning("message.\(key)-overall", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      var problem = "it does not go so overall"
      for start in row.starts(in: scene.chart) {
        guard [Double]([row.numbers[start]] + row.numbers.dropFirst()).isOverall(up: up) else { continue }
        guard let found = scene.ends(claim, of: row, from: start) else { return nil }
        problem = found
      }
      return problem
    }
  }

  private static func change(_ key: String, _ moves: @escaping @Sendable ([Double]) -> String?) -> Meaning {
    Meaning(key, .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      return moves(row.numbers) ?? scene.ends(claim, of: row)
    }
  }
}

extension Scene {
  /// What is wrong with a value that all marks of several series are said to have.
  fileprivate func isEvery(_ text: String) -> String? {
    let marks = evidence.rows.flatMap(\.marks).filter { !$0.isHidden }
    let numbers = marks.compactMap(\.value.number)
    guard let first = numbers.first, numbers.count == marks.count else { return "some have no number" }
    return unless(numbers.allSatisfy { Evidence.areEqual($0, first) } && isValue(text, first), "it is \(first)")
  }

  /// What is wrong with the first and the last value and their places.
  func ends(_ claim: Claim, of row: Row, from start: Int = 0) -> String? {
    let marks = row.marks.filter { $0.value.number != nil && !$0.isPartial }.dropFirst(start)
    guard let first = marks.first, let last = marks.last, marks.count > 1 else { return "there is no change" }
    guard isExact(claim["first"], first.value.number) else { return why("the first value is \(first.value)") }
    guard isValue(claim["last"], last.value.number) else { return why("the last value is \(last.value)") }
    guard isPlaces(claim["place-first"], [first.x]) else { return "the first value stands elsewhere" }
    return unless(isPlaces(claim["place-last"], [last.x]), "the last value stands elsewhere")
  }
}

extension Row {
  /// Which of its numbers a course may begin with: the first, and for each length of what comes round the first that stands in the
  /// phase of the last, a twenty-fourth beside it at most.
  fileprivate func starts(in chart: BucketedChart) -> [Int] {
    let marks = self.marks.filter { $0.value.number != nil && !$0.isPartial }
    guard let unit = chart.xAxis.calendarUnit, let last = marks.last?.x.start else { return numbers.isEmpty ? [] : [0] }
    let places = marks.compactMap(\.x.start).map {
      chart.calendar.ordinal(of: last, unit: unit) - chart.calendar.ordinal(of: $0, unit: unit)
    }
    let later = [2, 4, 7, 12, 24, 52, 60, 168, 364, 1_440].compactMap { length in
      places.firstIndex { min($0 % length, length - $0 % length) <= length / 24 }
    }
    return [0] + later
  }
}

extension [Double] {
  /// Whether no value goes back, and the last is beyond the first.
  func isSteady(up: Bool) -> Bool {
    guard let first, let last, !Evidence.areEqual(first, last), up == (last > first) else { return false }
    return indices.dropFirst().allSatisfy { place in
      let (before, after) = (self[place - 1], self[place])
      return up == (after > before) || Evidence.areEqual(before, after)
    }
  }

  /// Whether there are steps in both directions, the last value lies beyond the first, and of all pairs of values more go
  /// that way than the other (Kendall's S).
  func isOverall(up: Bool) -> Bool {
    guard let first, let last, !Evidence.areEqual(first, last), up == (last > first) else { return false }
    guard !isSteady(up: true), !isSteady(up: false) else { return false }
    var balance = 0
    for place in indices {
      for earlier in 0..<place { balance += self[place] > self[earlier] ? 1 : self[place] < self[earlier] ? -1 : 0 }
    }
    return up ? balance > 0 : balance < 0
  }
}
