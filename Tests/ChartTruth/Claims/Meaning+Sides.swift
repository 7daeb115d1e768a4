import ChartModel

extension Meaning {
  /// Names: who is how far ahead, who stands alone on which side of zero, and how even or broken the order in size is.
  static let sides: [Meaning] = [
    Meaning("message.times-next", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let sorted = row.marks.filter { $0.value.number != nil }.sorted {
        ($0.value.number ?? 0) > ($1.value.number ?? 0)
      }
      guard sorted.count > 1, let first = sorted[0].value.number, let second = sorted[1].value.number, second > 0 else {
        return "there is no next"
      }
      guard claim["name"] == scene.places.text(sorted[1].x) else { return "another is next" }
      return unless(scene.isRatio(claim["number"], first / second), "it is \(first / second)")
    },
    Meaning("message.times-other", .message) { claim, scene in
      let lasts = scene.evidence.rows.compactMap { $0.numbers.last }.sorted(by: >)
      guard lasts.count > 1, lasts[1] > 0 else { return "there is no other" }
      return unless(scene.isRatio(claim["number"], lasts[0] / lasts[1]), "it is \(lasts[0] / lasts[1])")
    },
    allBut("above", sign: 1), allBut("below", sign: -1), settled("above", sign: 1), settled("below", sign: -1),
    Meaning("message.even", .message) { _, scene in
      guard let row = scene.row, let low = row.numbers.min(), let high = row.numbers.max() else { return "no values" }
      return unless(low > 0 && (high - low) / low <= 0.18, "they go from \(low) to \(high)")
    },
    Meaning("message.break-names", .message) { claim, scene in
      let told = (scene.row?.marks ?? []).filter { $0.value.number != nil }
      let sorted = told.sorted { ($0.value.number ?? 0) > ($1.value.number ?? 0) }
      let names = sorted.map { scene.places.text($0.x) }
      let highest = sorted.first?.value.number ?? .nan
      let count = (2...3).first { count in
        guard count < sorted.count else { return false }
        let others = zip(sorted, names).prefix(count).filter { !Evidence.areEqual($0.0.value.number ?? .nan, highest) }
        return scene.isList(claim["names"], others.map(\.1))
      }
      guard let count else { return "others stand there" }
      let rest =
        claim["rest"] == scene.book.say("message.the-others") || scene.isList(claim["rest"], Array(names[count...]))
      return unless(
        rest && scene.isExact(claim["least"], sorted[count - 1].value.number)
          && scene.isValue(claim["others"], sorted[count].value.number), "it is otherwise")
    },
    Meaning("message.then", .message) { claim, scene in
      let sorted = (scene.row?.marks ?? []).filter { $0.value.number != nil }.sorted {
        ($0.value.number ?? 0) > ($1.value.number ?? 0)
      }
      let names = sorted.dropFirst().prefix(sorted.count > 7 ? 2 : 1).map { scene.places.text($0.x) }
      return unless(scene.isList(claim["names"], names), "they are \(names)")
    },
    Meaning("message.little-change", .message) { _, scene in
      let all = scene.evidence.rows.flatMap(\.numbers)
      let range = (all.max() ?? 0) - (all.min() ?? 0)
      let areStill = scene.evidence.rows.allSatisfy { row in
        (row.numbers.max() ?? .nan) - (row.numbers.min() ?? .nan) <= range * 0.15
      }
      return unless(areStill && scene.evidence.rows.count > 2, "some change")
    },
    Meaning("message.break", .message) { claim, scene in
      let sorted = (scene.row?.numbers ?? []).sorted(by: >)
      guard let count = sorted.indices.first(where: { scene.isCount(claim["k"], $0) }), count > 0,
        scene.isCount(claim["n"], sorted.count)
      else { return why("there are \(sorted.count)") }
      let isIt = scene.isExact(claim["least"], sorted[count - 1]) && scene.isValue(claim["others"], sorted[count])
      return unless(
        isIt && sorted[count - 1] >= sorted[count] * 1.5, "they are \(sorted[count - 1]) and \(sorted[count])")
    },
    Meaning("message.narrowest", .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let widths = row.marks.filter(\.value.isRange).map { ($0.x, ($0.value.high ?? 0) - ($0.value.low ?? 0)) }
      guard let least = widths.map(\.1).min() else { return "there are no ranges" }
      guard scene.isExactDifference(claim["value"], least) else { return why("the narrowest is \(least)") }
      let found = widths.filter { Evidence.areEqual($0.1, least) }.map(\.0)
      return unless(found.count == 1 && scene.isTies(claim["places"], found, in: row), "it stands elsewhere")
    },
  ]

  private static func allBut(_ key: String, sign: Double) -> Meaning {
    Meaning("message.all-but-" + key, .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let others = row.marks.filter { ($0.value.number ?? sign) * sign <= 0 }
      guard row.numbers.allSatisfy({ $0 != 0 }), !others.isEmpty else { return "there are none, or some are zero" }
      return unless(
        claim["names"] == scene.book.list(others.map { scene.places.text($0.x) }), "they are \(others.map(\.x))")
    }
  }

  private static func settled(_ key: String, sign: Double) -> Meaning {
    Meaning("message.settled-" + key, .message) { claim, scene in
      guard let row = scene.row, let place = scene.mark(endingAt: claim["x"], in: row) else { return "no such place" }
      let (before, since) = (row.marks[..<place], row.marks[place...].compactMap(\.value.number))
      let early = before.compactMap(\.value.number)
      guard since.allSatisfy({ $0 * sign > 0 }), (early.last ?? 0) * sign <= 0 else {
        return "it is so since another mark"
      }
      let others = early.count { $0 * sign < 0 }
      let isIt = scene.isCount(claim["k"], others) && scene.isCount(claim["n"], early.count)
      return unless(isIt, "it was otherwise in \(others) of \(early.count)")
    }
  }
}

extension Scene {
  /// How many times one is another, to three digits and one decimal.
  func isRatio(_ text: String, _ ratio: Double) -> Bool {
    ShownNumber(text, book)?.rounds(ratio, decimals: 1...1) ?? false
  }
}
