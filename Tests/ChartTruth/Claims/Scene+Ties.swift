import ChartModel

/// Places that have one value: neighbours of three or more as one run, where X has an order.
extension Scene {
  /// Whether a text names all places of a row that have one value, or the first and how many more.
  func isTies(_ text: String, _ tied: [XValue], in row: Row) -> Bool { text == ties(tied, in: row) }

  func ties(_ tied: [XValue], in row: Row) -> String {
    let runs = runs(of: Set(tied), in: evidence.allMarks(of: row).map(\.x))
    if runs.count == 1, let run = runs.first, run.count > 1 { return stretch(run) }
    let shown = runs.prefix(runs.count > PlaceTexts.listed ? PlaceTexts.listed - 1 : runs.count)
    var texts = places.withUnit(shown.map(text), behind: shown.count - 1)
    let more = runs.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    if more > 0 { texts.append(book.say("lists.more", count: more)) }
    let isOne = runs.count == 1 && runs[0].count == 1
    return book.say(
      "places." + places.sayingYears(places.kind(of: tied)), ["x": book.list(texts)], form: isOne ? "one" : "other")
  }

  private func runs(of tied: Set<XValue>, in all: [XValue]) -> [[XValue]] {
    let hasOrder = !["category", "stretch", "event"].contains(evidence.kind) && Set(all).count == all.count
    var runs: [[XValue]] = []
    var wasTied = false
    for x in all.each {
      let isTied = tied.contains(x)
      if isTied, wasTied, hasOrder, let last = runs.last?.last, last.touches(x) {
        runs[runs.count - 1].append(x)
      } else if isTied {
        runs.append([x])
      }
      wasTied = isTied
    }
    return runs.flatMap { $0.count < 3 ? $0.map { [$0] } : [$0] }
  }

  /// A run that stands alone.
  func stretch(_ run: [XValue]) -> String {
    guard let first = run.first, let last = run.last else { return "" }
    let text = places.range(first, last, opening: true)
    return evidence.kind == "number" ? places.withUnit(text) : text
  }

  private func text(_ run: [XValue]) -> String {
    guard let first = run.first, let last = run.last, run.count > 1 else { return run.first.map(places.inner) ?? "" }
    return places.range(first, last, opening: places.kind(of: run) == "bin")
  }
}

extension XValue {
  /// Whether nothing lies between a bin and the next.
  fileprivate func touches(_ next: XValue) -> Bool {
    guard case .bin(_, let end) = self, case .bin(let start, _) = next else { return true }
    return Evidence.areEqual(end, start)
  }
}

extension Evidence {
  /// The marks of a row, and among them those that its author hides.
  func allMarks(of row: Row) -> [Mark] { chart.walkedSeries.first { $0.id == row.id }?.marks ?? row.marks }
}
