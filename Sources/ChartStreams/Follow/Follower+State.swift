import ChartAnalysis
import ChartModel

/// A state that a follower cannot go on from.
public enum FollowStateError: Error, Sendable {
  /// It is no state, or one that is damaged.
  case unreadable
  /// It was made with other options: another X, other buckets, another value.
  case otherChart
}

extension Follower {
  /// All that it knows, as lines of text: a follower that takes them up goes on as if it had never stopped.
  ///
  /// What time it was is not kept: the clock begins anew.
  public var state: String {
    var state = StateText()
    state.put("chart", [StateText.word(specification.identity)])
    state.put("rows", [rowsReceived, rowsTooLate, announced])
    state.put("decimals", decimals)
    putBuckets(&state)
    for watch in watches { state.put("watch", watch.words) }
    for (pair, order) in orders.sorted(by: { ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second) }) {
      state.put("order", [pair.first, pair.second, order])
    }
    state.put("latest", latest.map { [StateText.word($0)] } ?? [])
    state.put("open", open.sorted())
    state.put("through", [closedThrough, toldThrough])
    state.put("last", lastClosed.map { [$0] } ?? [])
    putWaiting(&state)
    return state.text
  }

  private func putBuckets(_ state: inout StateText) {
    let counted = buckets.state
    state.put("series", counted.series.map(StateText.word))
    state.put("without-x", [counted.rowsWithoutX])
    for cell in counted.cells { state.put("cell", cell.map { String($0, radix: 16) }) }
  }

  private func putWaiting(_ state: inout StateText) {
    for bucket in waiting.closed {
      state.put("closed", [bucket.number] + bucket.changes.flatMap { [$0.kind.rawValue, $0.series, $0.other] })
    }
    for (number, values) in waiting.corrections.sorted(by: { $0.key < $1.key }) {
      state.put("correction", [String(number)] + values.map(\.word))
    }
    state.put("notes", [waiting.tooLate, waiting.ahead])
  }

  /// Takes up what another follower of the same chart knew.
  ///
  /// - Throws: `FollowStateError` where the text is no state, or that of another chart.
  public mutating func takeUp(_ text: String) throws(FollowStateError) {
    let state = StateText(text)
    guard let chart = state.all("chart").first?.first.flatMap(StateText.text) else { throw .unreadable }
    guard chart == specification.identity else { throw .otherChart }
    guard let rows = state.numbers("rows"), rows.count == 3, let through = state.numbers("through"),
      through.count == 2, let open = state.numbers("open"), let decimals = state.numbers("decimals"),
      let last = state.numbers("last"), let latest = state.all("latest").first, let notes = state.numbers("notes"),
      notes.count == 2, let buckets = buckets(in: state)
    else { throw .unreadable }
    (rowsReceived, rowsTooLate, announced) = (rows[0], rows[1], rows[2])
    (closedThrough, toldThrough, self.open) = (through[0], through[1], Set(open))
    (self.decimals, lastClosed, self.buckets) = (decimals, last.first, buckets)
    self.latest = latest.first.flatMap(StateText.number)
    (waiting.tooLate, waiting.ahead) = (notes[0], notes[1])
    try takeUpWatches(state)
    try takeUpWaiting(state)
  }

  private func buckets(in state: StateText) -> Bucketer? {
    var counted = BucketerState()
    counted.series = (state.all("series").first ?? []).compactMap(StateText.text)
    counted.rowsWithoutX = state.numbers("without-x")?.first ?? 0
    for words in state.all("cell") {
      let bits = words.compactMap { UInt64($0, radix: 16) }
      guard bits.count == words.count else { return nil }
      counted.cells.append(bits)
    }
    return Bucketer(specification, state: counted)
  }

  private mutating func takeUpWatches(_ state: StateText) throws(FollowStateError) {
    watches = state.all("watch").compactMap(SeriesWatch.init(words:))
    guard watches.count == state.all("watch").count else { throw .unreadable }
    for words in state.all("order") {
      let numbers = words.compactMap { Int($0) }
      guard numbers.count == 3 else { throw .unreadable }
      orders[SeriesPair(first: numbers[0], second: numbers[1])] = numbers[2]
    }
  }

  private mutating func takeUpWaiting(_ state: StateText) throws(FollowStateError) {
    for words in state.all("closed") {
      let numbers = words.compactMap { Int($0) }
      guard let number = numbers.first, numbers.count == words.count, numbers.count % 3 == 1 else { throw .unreadable }
      let changes = stride(from: 1, to: numbers.count, by: 3).compactMap { place in
        WatchedChange.Kind(rawValue: numbers[place]).map {
          WatchedChange(kind: $0, series: numbers[place + 1], other: numbers[place + 2])
        }
      }
      waiting.closed.append(ClosedBucket(number: number, changes: changes))
    }
    for words in state.all("correction") {
      guard let number = words.first.flatMap({ Int($0) }) else { throw .unreadable }
      waiting.corrections[number] = words.dropFirst().compactMap(MarkValue.init(word:))
    }
  }
}

extension SeriesWatch {
  fileprivate var words: [String] {
    [last, highest, lowest].map(StateText.word)
      + [lastBucket, count, runSteps, runIsRising ? 1 : 0, runStart, direction].map { String($0) }
  }

  fileprivate init?(words: [String]) {
    let numbers = words.prefix(3).compactMap(StateText.number)
    let counts = words.dropFirst(3).compactMap { Int($0) }
    guard numbers.count == 3, counts.count == 6 else { return nil }
    (last, highest, lowest) = (numbers[0], numbers[1], numbers[2])
    (lastBucket, count, runSteps) = (counts[0], counts[1], counts[2])
    (runIsRising, runStart, direction) = (counts[3] == 1, counts[4], counts[5])
  }
}

extension MarkValue {
  fileprivate var word: String {
    switch self {
    case .number(let number): "n" + StateText.word(number)
    case .missing: "missing"
    case .notANumber: "nan"
    case .infinite(let negative): negative ? "-inf" : "inf"
    default: "empty"
    }
  }

  fileprivate init?(word: String) {
    switch word {
    case "missing": self = .missing
    case "nan": self = .notANumber
    case "inf", "-inf": self = .infinite(negative: word == "-inf")
    case "empty": self = .empty
    default:
      guard word.first == "n", let number = StateText.number(String(word.dropFirst())) else { return nil }
      self = .number(number)
    }
  }
}

extension ChartSpecification {
  /// What must be the same for counting to go on: columns, buckets, aggregate and calendar.
  fileprivate var identity: String {
    [
      x.field, "\(x.type)", "\(x.bucketing)", y.field ?? "", "\(y.aggregate ?? .count)", series?.field ?? "",
      "\(stack)",
      calendar.zone.identifier, "\(calendar.firstWeekday)",
    ].joined(separator: "\n")
  }
}
