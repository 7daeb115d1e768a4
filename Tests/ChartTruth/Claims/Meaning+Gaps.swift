import ChartModel

extension Meaning {
  private static let states: [(key: String, state: MarkValue)] = [
    ("summary.gap-empty", .empty), ("summary.gap-missing", .missing), ("summary.gap-not-a-number", .notANumber),
    ("summary.gap-infinite", .infinite(negative: false)), ("summary.gap-minus-infinite", .infinite(negative: true)),
  ]

  /// Where there is no value, each state apart.
  static let gaps =
    states.map { key, state in
      Meaning(key, .summary) { claim, scene in
        guard let row = scene.row else { return "there are several series" }
        return unless(scene.isGaps(claim["places"], row.runs(of: state)), "those are not the places")
      }
    } + [
      Meaning("summary.gap-series", .summary) { claim, scene in
        guard let row = scene.evidence.row(claim["name"]) else { return "there is no such series" }
        scene.rows = [row]
        let keys = states.map(\.key) + ["summary.gap-many"]
        let isTrue = scene.isTrue(claim["gap"], as: keys)
        scene.rows = scene.evidence.rows
        return unless(isTrue, "that is not where it has none")
      },
      Meaning("summary.gap-many", .summary) { claim, scene in
        guard let row = scene.row else { return "there are several series" }
        guard let state = states.first(where: { scene.book.say($0.key, ["places": ""]).bare == claim["gap"] })?.state
        else { return "that is no state" }
        let places = row.runs(of: state).flatMap { $0 }
        guard scene.isMarks(claim["marks"], places.count) else { return why("there are \(places.count)") }
        return unless(scene.isPlaces(claim["place"], Array(places.prefix(1))), "the first stands elsewhere")
      },
      Meaning("summary.gap-series-count", .summary) { claim, scene in
        let count = scene.evidence.rows.count { $0.present.count < $0.marks.count }
        return unless(scene.isCount(claim, count), "\(count) series have gaps")
      },
    ]
}

extension Scene {
  /// Whether a count and the form of the phrase around it are those of a number.
  func isCount(_ claim: Claim, _ count: Int) -> Bool {
    let form = count == 1 ? "one" : "other"
    return (claim.form == form || claim.form.isEmpty)
      && (claim.slots["n"].map { $0 == book.whole(count) } ?? (count == 1))
  }

  /// Runs of places: each place by itself, or runs from their first to their last place.
  func isGaps(_ text: String, _ runs: [[XValue]]) -> Bool {
    guard !runs.isEmpty else { return false }
    if runs.count == 1, let run = runs.first, run.count > 1, text == stretch(run) { return true }
    return [1, 2, 3, Int.max].contains { shortest in
      let texts = runs.flatMap { run -> [String] in
        guard run.count >= max(shortest, 2), let first = run.first, let last = run.last else {
          return run.map(places.inner)
        }
        // A run by itself is told as one.
        guard runs.count > 1 else { return [] }
        return [places.range(first, last, opening: evidence.kind == "bin")]
      }
      let isOne = runs.count == 1 && runs[0].count == 1
      return text
        == book.say(
          "places." + places.sayingYears(evidence.kind), ["x": book.list(texts)], form: isOne ? "one" : "other")
    }
  }
}
