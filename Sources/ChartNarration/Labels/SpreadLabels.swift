import ChartModel

/// What a mark says that is a candlestick, a box, or a value with a range around it.
struct SpreadLabels: Narrating {
  let narrator: Narrator

  /// The value of a mark with its spread: `open 29.01, high 29.23, low 28.72, close 29.11 dollars`.
  func told(_ mark: Mark) -> String { told(mark.value, mark.spread, brief: verbosity == .brief) }

  /// A value with its spread; the value alone where it has none.
  func told(_ value: MarkValue, _ spread: Spread?, brief: Bool = false) -> String {
    switch spread {
    case .candlestick(let open, let close): candlestick(value, open: open, close: close, brief: brief)
    case .box(let lower, let median, let upper, let outliers):
      Sentence(box(value, lower: lower, median: median, upper: upper, brief: brief))
        .adding(outliers > 0 ? voice.say(.spreadOutliers, count: outliers) : "").text
    case .interval(let from, let to): interval(value, from: from, to: to, brief: brief)
    case nil: state(value, brief: brief)
    }
  }

  private func candlestick(_ value: MarkValue, open: Double, close: Double, brief: Bool) -> String {
    guard let low = value.low, let high = value.high else { return state(value, brief: brief) }
    let numbers: PhraseValues = [
      "open": plain(open), "high": plain(high), "low": plain(low), "close": self.value(close, brief: brief),
    ]
    return voice.say(.spreadCandlestick, numbers, brief: brief)
  }

  private func box(_ value: MarkValue, lower: Double, median: Double, upper: Double, brief: Bool) -> String {
    guard let low = value.low, let high = value.high else { return state(value, brief: brief) }
    let numbers: PhraseValues = [
      "median": brief ? self.value(median, brief: true) : plain(median), "lower": plain(lower), "upper": plain(upper),
      "lowest": plain(low), "highest": self.value(high),
    ]
    return voice.say(.spreadBox, numbers, brief: brief)
  }

  private func interval(_ value: MarkValue, from: Double, to: Double, brief: Bool) -> String {
    guard let number = value.number else { return state(value, brief: brief) }
    let numbers: PhraseValues = [
      "value": brief ? self.value(number, brief: true) : plain(number), "from": plain(from), "to": self.value(to),
    ]
    return voice.say(.spreadInterval, numbers, brief: brief)
  }
}
