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
    state.put("rows", [rowsReceived, rowsTooLate, rowsTooFar, announced])
    state.put("decimals", decimals)
    putBuckets(&state)
    for watch in watches { state.put("watch", watch.words) }
    for (pair, order) in orders.sorted(by: { ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second) }) {
      state.put("order", [pair.first, pair.second, order])
    }
    state.put("latest", latest.map { [StateText.word($0)] } ?? [])
    state.put("open", open.sorted())
    state.put("closed-through", StateText.bucket(closedThrough))
    state.put("told-through", StateText.bucket(toldThrough))
    state.put("last", lastClosed.map { [$0] } ?? [])
    state.put("taken", lastTaken.map { [$0] } ?? [])
    putWaiting(&state)
    return state.text
  }

  private func putBuckets(_ state: inout StateText) {
    let counted = buckets.state
    state.put(counted.latest, as: "")
    state.put("past-through", StateText.bucket(counted.pastThrough))
    guard let past = counted.past else { return }
    state.put("past-steps", [counted.steps])
    state.put(past, as: "past-")
  }

  private func putWaiting(_ state: inout StateText) {
    if let run = waiting.run { state.put(run) }
    if !waiting.closed.isEmpty { state.put("closed", waiting.closed) }
    for (number, values) in waiting.corrections.sorted(by: { $0.key < $1.key }) {
      state.put("correction", [String(number)] + values.map(\.word))
    }
    state.put("notes", [waiting.tooLate, waiting.ahead, waiting.tooFar, waiting.longPast])
  }

  // MARK: Taking up

  /// Takes up what another follower of the same chart knew.
  ///
  /// - Throws: `FollowStateError` where the text is no state, or that of another chart.
  public mutating func takeUp(_ text: String) throws(FollowStateError) {
    let state = StateText(text)
    guard let chart = state.all("chart").first?.first.flatMap(StateText.text) else { throw .unreadable }
    guard chart == specification.identity else { throw .otherChart }
    let checked = CheckedState(state, numbers)
    guard let rows = checked.counts("rows", 4), let decimals = checked.counts("decimals", nil),
      let open = checked.buckets("open"), let closedThrough = checked.bucket("closed-through"),
      let toldThrough = checked.bucket("told-through"), let last = checked.buckets("last"),
      let taken = checked.buckets("taken"),
      let latest = checked.places("latest"), let buckets = checked.followedBuckets(specification)
    else { throw .unreadable }
    (rowsReceived, rowsTooLate, rowsTooFar, announced) = (rows[0], rows[1], rows[2], rows[3])
    (self.closedThrough, self.toldThrough, self.open) = (closedThrough, toldThrough, Set(open))
    (self.decimals, lastClosed, lastTaken, self.buckets) = (decimals, last.first, taken.first, buckets)
    self.latest = latest.first
    // Whatever is open behind the bucket of the latest row lies ahead of the clock.
    if let latest = latest.first {
      let number = numbers.number(at: latest)
      ahead = self.open.filter { $0 > number }
    }
    guard let watches = checked.watches, let orders = checked.orders, let waiting = checked.waiting else {
      throw .unreadable
    }
    (self.watches, self.orders, self.waiting) = (watches, orders, waiting)
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
