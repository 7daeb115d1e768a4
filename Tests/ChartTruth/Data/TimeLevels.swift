internal import ChartModel
internal import Foundation

/// Levels that are times, as ISO 8601.
struct TimeLevels {
  private let book: Phrasebook
  private let zone: TimeZoneRules
  /// Whether every time is a midnight.
  private let areDays: Bool

  init?(_ chart: BucketedChart, _ book: Phrasebook) {
    guard chart.yAxis.type == .temporal else { return nil }
    (self.book, zone) = (book, chart.calendar.zone)
    var names = chart.series.flatMap(\.marks).filter { !$0.isHidden }.compactMap(\.value.level)
    names += chart.rules.compactMap { if case .y(.category(let name)) = $0.place { name } else { nil } }
    let zone = chart.calendar.zone
    areDays = names.compactMap(Self.instant).allSatisfy { DateTexts($0, zone, book).isMidnight }
  }

  func text(_ name: String) -> String? { Self.instant(name).map(text) }

  private func text(_ instant: Instant) -> String {
    let date = DateTexts(instant, zone, book)
    let day = date.day(year: true)
    return areDays ? day : book.say("dates.date-time", ["date": day, "time": date.time()])
  }

  /// From the first to the last of several times.
  func bounds(_ names: [String]) -> String? {
    let instants = names.compactMap(Self.instant)
    guard let first = instants.min(), let last = instants.max(), first < last else { return nil }
    return book.say("overview.bounds", ["from": text(first), "to": text(last)])
  }

  private static func instant(_ text: String) -> Instant? {
    let formatter = ISO8601DateFormatter()
    for options: ISO8601DateFormatter.Options in [
      [.withInternetDateTime], [.withInternetDateTime, .withFractionalSeconds],
    ] {
      formatter.formatOptions = options
      if let date = formatter.date(from: text) {
        return Instant(microseconds: Int64((date.timeIntervalSince1970 * 1_000).rounded()) * 1_000)
      }
    }
    return nil
  }
}
