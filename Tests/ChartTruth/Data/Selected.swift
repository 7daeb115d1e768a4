internal import ChartModel
internal import Foundation

/// What is selected, and what each of its marks is called.
struct Selected {
  let chart: BucketedChart
  let ends: ClosedRange<Double>
  /// Whole buckets; `nil` where it holds no place of the chart.
  let range: Range<Double>?
  let labels: [(id: String, text: String)]
  private let coordinates: XCoordinates

  init?(_ selection: ChartSelection, in chart: BucketedChart, labels: [(id: String, text: String)]) {
    guard let ends = selection.ends else { return nil }
    (self.chart, self.ends, self.labels) = (chart, ends, labels)
    range = chart.stretch(of: selection)
    coordinates = XCoordinates(chart)
  }

  @Sendable func holds(_ mark: Mark) -> Bool { range.map { coordinates.contains(mark.x, in: $0) } ?? false }

  /// Where a mark starts along X.
  func start(of mark: Mark) -> Double? { coordinates.range(of: mark.x)?.lowerBound }

  /// What it may be called.
  func texts(_ places: PlaceTexts) -> [String] {
    if let range { return places.stretchTexts(range, chart) }
    let bucket = ends.lowerBound..<max(ends.upperBound.nextUp, ends.lowerBound.nextUp)
    return [nil, true].flatMap { places.stretchTexts(places.bucketed(bucket), chart, year: $0) }
  }

  /// What all of the chart may be called.
  func wholeTexts(_ scene: Scene) -> [String] {
    var texts = chart.extent.map { scene.places.stretchTexts($0, chart, year: true) } ?? []
    if let first = scene.firstPlace, let last = scene.lastPlace {
      let range = scene.places.range(first, last, year: true)
      texts.append(chart.xAxis.type == .quantitative ? scene.places.withUnit(range) : range)
    }
    return texts
  }
}

extension PlaceTexts {
  /// The buckets that hold a stretch.
  func bucketed(_ range: Range<Double>) -> Range<Double> {
    guard let unit = axis.calendarUnit else { return range }
    let ordinals = [range.lowerBound, range.upperBound.nextDown].map {
      calendar.ordinal(of: Instant(coordinate: $0.rounded(.down)), unit: unit)
    }
    return Double(
      calendar.start(of: ordinals[0], unit: unit).microseconds)..<Double(
        calendar.start(of: max(ordinals[0], ordinals[1]) + 1, unit: unit).microseconds)
  }

  /// What a stretch of coordinates may be called.
  func stretchTexts(_ range: Range<Double>, _ chart: BucketedChart, year: Bool? = nil) -> [String] {
    switch axis.type {
    case .temporal: return timeTexts(range, year: year ?? tellsYear)
    case .quantitative: return numberTexts(range).map { withUnit($0) }
    case .nominal, .ordinal:
      let coordinates = XCoordinates(chart)
      let names = coordinates.categories.filter { coordinates.contains(.category($0), in: range) }
      guard let first = names.first, let last = names.last else { return [""] }
      return [self.range(.category(first), .category(last))]
    }
  }

  private func timeTexts(_ range: Range<Double>, year: Bool) -> [String] {
    let from = Instant(coordinate: range.lowerBound.rounded(.down))
    let to = Instant(coordinate: range.upperBound.rounded(.up))
    var texts = [span(from, max(from, to), unit: axis.calendarUnit ?? .day, year: year)]
    if axis.calendarUnit == .isoWeek, date(to).date.dayNumber - date(from).date.dayNumber == 7 {
      texts = [text(.interval(from: from, to: to), year: year)]
    }
    guard axis.calendarUnit == nil, !(date(from).isMidnight && date(to).isMidnight) else { return texts }
    // Ends to the minute, the second or a thousandth, as the length asks.
    let last = max(from, Instant(coordinate: range.upperBound.nextDown.rounded(.down)))
    let length = Double(last.microseconds - from.microseconds)
    let step: Int64 = length >= 3_600e6 ? 60_000_000 : length >= 60e6 ? 1_000_000 : length >= 1e6 ? 1_000 : 1
    let ends = [from, last].map { instant in
      Instant(
        microseconds: Int64((Double(instant.microseconds) / Double(step)).rounded(.toNearestOrAwayFromZero)) * step)
    }
    return [self.range(.instant(ends[0]), .instant(ends[1]), year: year)]
  }

  private func numberTexts(_ range: Range<Double>) -> [String] {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard high.nextDown > low else { return [number(low), digits(low, max(axis.decimals, 2))].map(counted) }
    var width = 0
    if case .width(let bin) = axis.bucketing { width = Self.decimals(of: bin) }
    let decimals = max(2 - Int(floor(log10(high / 2 - low / 2) + 1e-12)), width, 0)
    let ends = [low, high].map { digits($0, decimals) }
    return [counted(ends[0] == ends[1] ? ends[0] : book.say("dates.range", ["from": ends[0], "to": ends[1]]))]
  }
}
