import ChartModel

/// Says stretches of coordinates along X.
struct SpokenStretch: Narrating {
  let narrator: Narrator

  /// A stretch of coordinates along X in words: `June 1 to June 7`, `0 to 10`, `C to F`.
  func text(_ range: Range<Double>, withYear: Bool? = nil) -> String {
    switch chart.xAxis.type {
    case .temporal: return timeStretch(range, withYear: withYear)
    case .quantitative: return numberStretch(range)
    case .nominal, .ordinal: return categoryStretch(range)
    }
  }

  /// A number or two with the unit of X.
  func withXUnit(_ text: String, shown: String) -> String {
    guard chart.xAxis.type == .quantitative, let unit = names.xUnit else { return text }
    return voice.say(.labelValue, ["number": text, "unit": voice.unit(unit, forShown: shown)])
  }

  /// Days, months or hours as the buckets are; where there are none, days if it begins and ends with one, else times.
  private func timeStretch(_ range: Range<Double>, withYear: Bool?) -> String {
    let from = Instant(coordinate: range.lowerBound.rounded(.down))
    let end = Instant(coordinate: range.upperBound.rounded(.up))
    if chart.xAxis.calendarUnit != nil || isMidnight(from) && isMidnight(end) {
      return calendarStretch(from, end, withYear: withYear)
    }
    let to = max(from, Instant(coordinate: range.upperBound.nextDown.rounded(.down)))
    let ends = [from, to].map { rounded($0, beside: length(from, to)) }
    return places.range(from: .instant(ends[0]), to: .instant(ends[1]), withYear: withYear)
  }

  private func length(_ from: Instant, _ to: Instant) -> Int64 {
    let (length, overflow) = to.microseconds.subtractingReportingOverflow(from.microseconds)
    return overflow ? .max : length
  }

  /// An end of a stretch to the minute, the second or a thousandth, where the stretch is that long.
  private func rounded(_ instant: Instant, beside length: Int64) -> Instant {
    let second: Int64 = 1_000_000
    let steps = [(3_600 * second, 60 * second), (60 * second, second), (second, second / 1_000)]
    let step = steps.first { length >= $0.0 }?.1 ?? 1
    let half = instant.microseconds.addingClamped(step / 2)
    return Instant(microseconds: half.flooredDivision(by: step).multipliedReportingOverflow(by: step).partialValue)
  }

  private func calendarStretch(_ from: Instant, _ to: Instant, withYear: Bool?) -> String {
    let last = Instant(microseconds: max(from.microseconds, to.microseconds.addingClamped(-1)))
    let unit = chart.xAxis.calendarUnit ?? .day
    let ordinals = [from, last].map { chart.calendar.ordinal(of: $0, unit: unit) }
    guard ordinals[0] != ordinals[1] else { return bucket(from, to, withYear: withYear) }
    guard chart.xAxis.calendarUnit != nil else { return days(from, last, withYear: withYear) }
    // Two stretches without a length, so that both ends are named even where they lie in one bucket.
    return places.range(from: .interval(from: from, to: from), to: .interval(from: to, to: to), withYear: withYear)
  }

  /// From one day to another, for stretches that no bucket of the chart bounds.
  private func days(_ from: Instant, _ last: Instant, withYear: Bool?) -> String {
    let ends = [from, last].map { SpokenDate(voice: voice, $0, chart.calendar.zone) }
    let isTold = withYear ?? variesYear
    let sharesYear = ends[0].date.year == ends[1].date.year
    return voice.say(
      .dateRange,
      ["from": ends[0].day(withYear: isTold && !sharesYear), "to": ends[1].day(withYear: isTold)])
  }

  /// One bucket by its name; one day where there are no buckets.
  private func bucket(_ from: Instant, _ to: Instant, withYear: Bool?) -> String {
    guard chart.xAxis.calendarUnit == nil else {
      return places.text(.interval(from: from, to: to), withYear: withYear)
    }
    let day = SpokenDate(voice: voice, from, chart.calendar.zone)
    return day.day(withYear: withYear ?? variesYear)
  }

  private var variesYear: Bool {
    guard case .instants(let from, let to) = chart.xAxis.domain else { return true }
    return chart.calendar.ordinal(of: from, unit: .year) != chart.calendar.ordinal(of: to, unit: .year)
  }

  private func isMidnight(_ instant: Instant) -> Bool {
    let day = chart.calendar.ordinal(of: instant, unit: .day)
    return chart.calendar.start(of: day, unit: .day) == instant
  }

  /// Three significant digits of the length tell its ends; where it lies on edges of bins, it needs no more than those.
  private func numberStretch(_ range: Range<Double>) -> String {
    // What is noise beside the length, as the end of a point at zero is, means zero.
    let length = range.upperBound / 2 - range.lowerBound / 2
    let ends = [range.lowerBound, range.upperBound].map { abs($0) < length * 1e-12 ? 0 : $0 }
    let (low, high) = (ends[0], ends[1])
    // The end of a point is the next number that there is: nobody should hear of that.
    guard high.nextDown > low else { return withXUnit(places.counted(numberPlace(low)), shown: numberPlace(low)) }
    let decimals = max(2 - NumberSteps.log10Floor(high / 2 - low / 2), widthDecimals, 0)
    let texts = [low, high].map { places.numbers.exact($0, decimals: decimals).text }
    let text = texts[0] == texts[1] ? texts[0] : voice.say(.dateRange, ["from": texts[0], "to": texts[1]])
    return withXUnit(places.counted(text), shown: texts[1])
  }

  /// A mark's own place to its last digit; a place within a stretch as exactly as anybody points.
  private func numberPlace(_ place: Double) -> String {
    let isMark = chart.walkedSeries.contains { $0.marks.contains { $0.x == .number(place) } }
    guard !isMark, chart.xAxis.bucketing == .none else { return places.number(place) }
    return places.numbers.exact(place, decimals: max(chart.xAxis.decimals, 2)).text
  }

  private var widthDecimals: Int {
    guard case .width(let width) = chart.xAxis.bucketing else { return 0 }
    return DecimalDigits(width).fraction.utf8.count
  }

  private func categoryStretch(_ range: Range<Double>) -> String {
    let coordinates = XCoordinates(chart)
    let names = coordinates.categories.filter { coordinates.contains(.category($0), in: range) }
    guard let first = names.first, let last = names.last else { return "" }
    return places.range(from: .category(first), to: .category(last))
  }
}
