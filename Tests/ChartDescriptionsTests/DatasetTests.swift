import ChartDescriptions
import Foundation
import Testing

/// Real files against a slow, obvious recomputation of the same files.
@Suite(.enabled(if: Datasets.areThere, "the shared datasets are not on this machine"))
struct DatasetTests {
  private func describe(_ name: String, _ change: (inout ChartRequest) -> Void = { _ in }) throws -> DescribedChart {
    var request = ChartRequest()
    change(&request)
    return try DescribedChart(.file(path: Datasets.path(name)), request: request)
  }

  private func isClose(_ value: Double?, _ expected: Double?) -> Bool {
    guard let value, let expected else { return value == nil && expected == nil }
    return abs(value - expected) <= 1e-9 * max(1, abs(expected))
  }

  /// The year and month of a mark, as `2012-01`.
  private func month(_ mark: Mark) -> String { String(mark.id.split(separator: "/").last ?? "") }

  @Test func weatherByMonth() throws {
    let described = try describe("seattle-weather.csv") {
      ($0.x, $0.y, $0.bucketing, $0.aggregate) = ("date", "temp_max", .calendar(.month), .mean)
      $0.yUnit = "degree Celsius"
    }
    let expected = ObviousBuckets(try Datasets.rows("seattle-weather.csv"), y: "temp_max") {
      String(($0["date"] ?? "").prefix(7))
    }
    let marks = try #require(described.chart.series.first?.marks)
    #expect(marks.count == 48)
    for mark in marks { #expect(isClose(mark.value.number, expected.mean(month(mark))), "\(mark.id)") }
    #expect(marks.map(\.rowCount) == marks.map { expected.values[month($0)]?.count })
  }

  @Test func carbonDioxideByMonth() throws {
    let described = try describe("co2-concentration.csv")
    let expected = ObviousBuckets(try Datasets.rows("co2-concentration.csv"), y: "CO2") {
      String(($0["Date"] ?? "").prefix(7))
    }
    let marks = try #require(described.chart.series.first?.marks)
    #expect(marks.count { $0.value.number != nil } == expected.values.count)
    #expect(marks.count { $0.value == .empty } == 746 - 741)
    for mark in marks { #expect(isClose(mark.value.number, expected.mean(month(mark))), "\(mark.id)") }
  }

  @Test func stocksBySymbol() throws {
    let described = try describe("stocks.csv")
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let rows = try Datasets.rows("stocks.csv")
    let expected = ObviousBuckets(rows, y: "price") { row in
      let parts = (row["date"] ?? "").split(separator: " ")
      let number = (months.firstIndex(of: String(parts[0])) ?? -1) + 1
      return "\(row["symbol"] ?? "")/\(parts[2])-\(number < 10 ? "0" : "")\(number)"
    }
    #expect(described.chart.series.compactMap(\.name) == ["MSFT", "AMZN", "IBM", "GOOG", "AAPL"])
    #expect(described.chart.series.map(\.marks.count) == [123, 123, 123, 68, 123])
    let marks = described.chart.series.flatMap(\.marks)
    #expect(Set(marks.map(\.id)) == Set(expected.values.keys))
    for mark in marks { #expect(isClose(mark.value.number, expected.mean(mark.id)), "\(mark.id)") }
  }

  @Test(arguments: ["temperature", "pressure", "wind"]) func hourlyNormalsByDay(y: String) throws {
    let described = try describe("seattle-weather-hourly-normals.csv") {
      ($0.y, $0.bucketing, $0.aggregate) = (y, .calendar(.day), .mean)
    }
    let expected = ObviousBuckets(try Datasets.rows("seattle-weather-hourly-normals.csv"), y: y) {
      String(($0["date"] ?? "").prefix(10))
    }
    let marks = try #require(described.chart.series.first?.marks)
    #expect(marks.count == 365)
    for mark in marks { #expect(isClose(mark.value.number, expected.mean(month(mark))), "\(mark.id)") }
  }

  /// The bare file already helps, and says what it assumed.
  @Test(arguments: [
    (
      "seattle-weather.csv", "Total precipitation by month, January 2012 to December 2015",
      [
        "Assumed: date as X, precipitation as Y, by month, totals, and bars.",
        "Not shown: temp max, temp min, wind, and weather.",
      ]
    ),
    (
      "co2-concentration.csv", "CO2 by month, March 1958 to April 2020",
      ["Assumed: Date as X, CO2 as Y, and a line.", "Not shown: adjusted CO2."]
    ),
    (
      "stocks.csv", "Price by month, January 2000 to March 2010",
      ["Assumed: date as X, price as Y, symbol as the series, and a line."]
    ),
    (
      "seattle-weather-hourly-normals.csv", "Mean of pressure by week, December 27, 2009 to January 1, 2011",
      ["Assumed: date as X, pressure as Y, by week, means, and a line.", "Not shown: temperature and wind."]
    ),
  ])
  func bareFiles(name: String, title: String, assumed: [String]) throws {
    let described = try describe(name)
    let narrator = Narrator(described.chart, facts: described.facts, voice: .english)
    #expect(narrator.title == title)
    #expect(Array(narrator.overview().suffix(assumed.count)) == assumed)
  }
}
