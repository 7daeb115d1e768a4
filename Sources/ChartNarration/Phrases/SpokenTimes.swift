import ChartModel

/// Says the times that are values of a chart, which its marks carry as ISO 8601: `June 9, 2025`, `June 9, 2025, 3 PM`.
struct SpokenTimes {
  private let voice: Voice
  private let zone: TimeZoneRules
  /// Whether every time is a midnight, so that days are all that there is to say.
  private let areDays: Bool

  init(_ chart: BucketedChart, voice: Voice) {
    let zone = chart.calendar.zone
    self.voice = voice
    self.zone = zone
    let values = chart.series.flatMap(\.marks).filter { !$0.isHidden }.map(\.value)
    let instants = (values + chart.rules.compactMap(\.value)).compactMap(\.instant)
    areDays = instants.allSatisfy { zone.local($0).isWhole(86_400_000_000) }
  }

  /// A time with its year, and its time of day where one has any; `nil` for text that is no time.
  func text(_ iso8601: String) -> String? {
    Instant(iso8601: iso8601).map(text)
  }

  private func text(_ instant: Instant) -> String {
    let date = SpokenDate(voice: voice, instant, zone)
    let day = date.day(withYear: true)
    return areDays ? day : voice.say(.dateDateTime, ["date": day, "time": date.time(date.finestUnit)])
  }

  /// The first and the last of some times; `nil` where there are fewer than two.
  func bounds(_ names: [String]) -> (from: String, to: String)? {
    let instants = names.compactMap { Instant(iso8601: $0) }
    guard let first = instants.min(), let last = instants.max(), first < last else { return nil }
    return (text(first), text(last))
  }
}

extension Narrating {
  /// From the first to the last of values that are times; `nil` for every other, and where they are one.
  func timeBounds(_ names: [String]) -> String? {
    narrator.vocabulary.times?.bounds(names).map { voice.say(.overviewBounds, ["from": $0.from, "to": $0.to]) }
  }
}

extension ChartModel.Rule {
  fileprivate var value: MarkValue? {
    if case .y(let value) = place { value } else { nil }
  }
}

extension MarkValue {
  fileprivate var instant: Instant? {
    if case .category(let name) = self { Instant(iso8601: name) } else { nil }
  }
}

extension Int64 {
  fileprivate func isWhole(_ unit: Int64) -> Bool { self % unit == 0 }
}
