import ArgumentParser
import ChartModel
import SourceText
import TableReading

/// How much of X a window shows, as `--window` takes it.
enum WindowLength: Equatable, Sendable {
  case unit(CalendarUnit)
  /// A difference of numbers, or a count of categories.
  case length(Double)

  static func parse(_ text: String) throws -> WindowLength {
    if text == "six-months" { return .unit(.halfYear) }
    if let unit = CalendarUnit(rawValue: text) { return .unit(unit) }
    if let length = Double(text), length > 0, length.isFinite { return .length(length) }
    throw ValidationError(
      """
      "\(text.escapingControls)" is not a window. Give day, week, month, six-months, year or another calendar unit, \
      or a positive number as the length along X.
      """)
  }
}

/// Finds the window or the selection that options mean in a chart.
struct ChartView {
  let chart: BucketedChart
  let options: ChartOptions
  private let places: XPlaces
  /// What the options for both ends of a selection are called.
  private let ends: (from: String, to: String)

  init(
    _ chart: BucketedChart, _ options: ChartOptions, name: String, ends: (from: String, to: String) = ("--from", "--to")
  ) {
    self.chart = chart
    self.options = options
    self.ends = ends
    places = XPlaces(chart, name: name)
  }

  /// The part of the chart that is shown; all of it where no window is asked for.
  func shown() throws -> BucketedChart {
    guard let length = options.window else {
      guard options.at == nil else {
        throw ValidationError("--at says where a window lies. Add --window, such as month.")
      }
      return chart
    }
    guard let extent = chart.extent else { return chart }
    let place = try options.at.map { try self.place($0, inside: extent) }
    return chart.showing(try window(length, at: place, extent))
  }

  private func place(_ text: String, inside extent: Range<Double>) throws -> Double {
    let range = try places.range(text, option: "--at")
    guard range.upperBound >= extent.lowerBound, range.lowerBound < extent.upperBound else {
      throw places.outside(text, option: "--at")
    }
    return max(range.lowerBound, extent.lowerBound)
  }

  /// The window that holds a place; the last one without a place.
  ///
  /// Windows of the calendar follow it; those of a length lie end to end from the start of X.
  private func window(_ window: WindowLength, at place: Double?, _ extent: Range<Double>) throws -> ChartWindow {
    let shortest = chart.shortestBucket
    switch (window, chart.xAxis.type) {
    case (.unit(let unit), .temporal):
      let instant = Instant(coordinate: place ?? extent.upperBound.nextDown.rounded(.down))
      let found = ChartWindow(unit, containing: instant, in: chart.calendar, domain: extent, shortest: shortest)
      return found ?? ChartWindow(length: .infinity, position: 0, domain: extent, shortest: shortest)
    case (.length(let length), .quantitative), (.length(let length), .nominal), (.length(let length), .ordinal):
      let length = max(length, shortest)
      let count = place.map { (($0 - extent.lowerBound) / length).rounded(.down) } ?? .infinity
      return ChartWindow(
        length: length, position: extent.lowerBound + count * length, domain: extent, shortest: shortest)
    case (.unit(let unit), _): throw places.notCut(by: unit.rawValue, option: "--window")
    case (.length(let length), .temporal):
      throw places.notCut(by: JSONNode.number(length).text, option: "--window")
    }
  }

  // MARK: Selection

  /// What is selected, wherever it lies.
  func selection() throws -> ChartSelection {
    if let length = options.window { return try selection(of: length) }
    if let at = options.at { return Self.selection(try places.range(at, option: "--at")) }
    let from = try options.from.map { try places.range($0, option: ends.from) }
    let to = try options.to.map { try places.range($0, option: ends.to) }
    if let from, let to, from.lowerBound > to.upperBound { throw inReverse() }
    // An end that is not given is the end of X.
    let given = [from, to].compactMap { $0 }
    var low = given.map(\.lowerBound).min() ?? 0
    var high = given.map(\.upperBound).max() ?? 0
    if from == nil { low = min(low, chart.extent?.lowerBound ?? low) }
    if to == nil { high = max(high, chart.extent?.upperBound.nextDown ?? high) }
    return Self.selection(low...high)
  }

  /// The error of a range that ends before it begins.
  private func inReverse() -> ValidationError {
    let (from, to) = ((options.from ?? "").escapingControls, (options.to ?? "").escapingControls)
    return ValidationError(
      "\(ends.from) \(from) comes after \(ends.to) \(to) along X. Give the earlier end with \(ends.from).")
  }

  private func selection(of length: WindowLength) throws -> ChartSelection {
    guard let extent = chart.extent else { return .point(0) }
    let place = try options.at.map { try places.range($0, option: "--at").lowerBound }
    // Not cut to the data, so that a month outside of it is found to be outside.
    if case .unit(let unit) = length, chart.xAxis.type == .temporal, let place {
      let ordinal = chart.calendar.ordinal(of: Instant(coordinate: place), unit: unit)
      let range = chart.calendar.range(of: ordinal, unit: unit)
      return Self.selection(range.lowerBound...max(range.lowerBound, range.upperBound - 1))
    }
    if let place, !extent.contains(place) { return .point(place) }
    let range = try window(length, at: place, extent).range
    return Self.selection(range.lowerBound...max(range.lowerBound, range.upperBound.nextDown))
  }

  private static func selection(_ range: ClosedRange<Double>) -> ChartSelection {
    range.lowerBound == range.upperBound
      ? .point(range.lowerBound) : .range(anchor: range.lowerBound, head: range.upperBound)
  }
}
