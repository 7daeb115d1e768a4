public import ChartModel
public import SourceText

/// Reads texts as places along X of a chart, in the form in which its column writes them.
///
/// ```swift
/// try XPlaces(chart).range("2025-06", option: "--at")  // all of June, in microseconds since 1970
/// ```
public struct XPlaces {
  private let chart: BucketedChart
  private let place: ReadingError.Place

  /// The places of a chart, before any part of it is shown.
  ///
  /// - Parameter name: what the input is called in errors.
  public init(_ chart: BucketedChart, name: String) {
    self.chart = chart
    place = ReadingError.Place(source: name, column: chart.xAxis.field)
  }

  /// The stretch of coordinates that a text names: all of a day, a month or a year; a number or a moment by itself; the
  /// place of a category.
  ///
  /// - Throws: `ReadingError` where the text is no date, no number or no category of the column.
  public func range(_ text: String, option: String) throws(ReadingError) -> ClosedRange<Double> {
    switch chart.xAxis.type {
    case .temporal:
      let span = try XBounds.span(text, option: option, chart.calendar.zone, place)
      let from = Double(span.start.microseconds)
      return from...max(from, Double(span.end.microseconds) - 1)
    case .quantitative:
      let number = try XBounds.number(text, option: option, place)
      return number...number
    case .nominal, .ordinal:
      let place = try category(text, option: option)
      return place...place
    }
  }

  private func category(_ text: String, option: String) throws(ReadingError) -> Double {
    let names = XCoordinates(chart).categories
    if let place = names.firstIndex(of: text) { return Double(place) }
    let near = NearestNames.nearest(to: text, among: names)
    throw ReadingError(
      .badOption, at: place, found: "\(option) \(Wording.quoted(text)) is not in the column",
      remedy: near.map { "Did you mean \(Wording.quoted($0))?" } ?? "Give a text as the column has it.")
  }

  /// The error of a place that lies outside the chart.
  public func outside(_ text: String, option: String) -> ReadingError {
    ReadingError(
      .badOption, at: place, found: "\(option) \(Wording.quoted(text)) lies outside the data",
      remedy: "Leave \(option) out to show the last part.")
  }

  /// The error of a way to cut X that this X does not have.
  public func notCut(by text: String, option: String) -> ReadingError {
    let isTime = chart.xAxis.type == .temporal
    let content = isTime ? "dates" : chart.xAxis.type == .quantitative ? "numbers" : "text"
    return ReadingError(
      .badOption, at: place, found: "the column holds \(content); \(option) \(Wording.quoted(text)) does not fit",
      remedy: isTime
        ? "Give a unit of the calendar, such as week or month."
        : "Give a number: \(content == "text" ? "how many categories" : "a length along X").")
  }
}
