import ChartDeclarations
import ChartTestSupport
import Foundation
import Testing

/// Bins of numbers and of dates.
@MainActor @Suite struct BinTests {
  @Test(arguments: [
    ([3.0, 17, 42], 5, [0.0, 10, 20, 30, 40, 50]), ([0, 1], 10, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
    ([-1, 1], 4, [-1, -0.5, 0, 0.5, 1]), ([7], 10, [7, 8]), ([], 5, [0, 1]), ([.nan, .infinity], 5, [0, 1]),
    ([.nan, 0, 10], 2, [0, 5, 10]),
    ([0, 10], 0, [0, 10]), ([0, 10], -3, [0, 10]),
  ])
  func roundNumbers(data: [Double], count: Int, expected: [Double]) {
    let bins = NumberBins(data: data, desiredCount: count)
    #expect(bins.thresholds == expected)
    #expect(bins.count == expected.count - 1)
  }

  @Test func wholeNumbersHaveWholeEdges() {
    #expect(NumberBins(data: [1, 2, 3], desiredCount: 10).thresholds == [1, 2, 3])
    #expect(NumberBins(data: [0, 95], desiredCount: 5).thresholds == [0, 20, 40, 60, 80, 100])
    #expect(NumberBins(size: 7, data: [-1, 8]).thresholds == [-7, 0, 7, 14])
    #expect(NumberBins(data: [Int.min, Int.max], desiredCount: 4).thresholds.first == .min)
    #expect(NumberBins(data: [5, 50], thresholds: [40, 10, 99]).thresholds == [5, 10, 40, 50])
  }

  @Test func sizesAndThresholds() {
    #expect(NumberBins(size: 0.1, range: 0.25...0.5).thresholds == [0.2, 0.3, 0.4, 0.5])
    for wrong in [0, -1, Double.nan, .infinity] {
      #expect(NumberBins(size: wrong, range: 0.25...1).thresholds == [0.25, 1])
    }
    #expect(NumberBins(thresholds: [3.0, 1, .nan, 2, 1]).thresholds == [1, 2, 3])
    // Bins that nobody could count become wider.
    #expect((1_000...100_000).contains(NumberBins(size: 1e-9, range: 0...1e9).count))
    #expect(
      NumberBins(data: [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude], desiredCount: 3).count <= 100_000)
  }

  @Test func theLastBinIsClosed() {
    let bins = NumberBins(thresholds: [0.0, 10, 20])
    #expect(bins.map(\.lowerBound) == [0, 10])
    #expect(!bins[0].contains(10) && bins[1].contains(10) && bins[1].contains(20) && !bins[1].contains(20.1))
    #expect(!bins[0].contains(-0.1) && bins[0].contains(0) && !bins[0].contains(.nan))
    #expect([-5, 0, 9.9, 10, 20, 25].map { bins.index(for: $0) } == [0, 0, 0, 1, 1, 1])
  }

  @Test func thereIsAlwaysABin() {
    let wild: [Double] = [.nan, .infinity, -.infinity]
    for data in [[], [Double.nan], wild] {
      let bins = [
        NumberBins(data: data), NumberBins(data: data, desiredCount: 0), NumberBins(size: 2, data: data),
        NumberBins(size: 0, data: data), NumberBins(data: data, thresholds: [4, 5]),
        NumberBins(range: -.infinity...Double.infinity), NumberBins(thresholds: []), NumberBins(thresholds: [.nan]),
      ]
      for bins in bins {
        #expect(bins.thresholds == [0, 1])
        for value in wild + [-1, 0, 0.5, 1, 2] { #expect(bins[bins.index(for: value)].lowerBound == 0) }
      }
    }
    let whole = [
      NumberBins(data: [Int]()), NumberBins(size: 5, data: []), NumberBins(data: [], thresholds: [1, 2]),
      NumberBins(thresholds: []),
    ]
    for bins in whole { #expect(bins.thresholds == [0, 1] && bins[bins.index(for: .max)].upperBound == 1) }
  }

  @Test func theOnlyThresholdIsABin() {
    for bins in [NumberBins(thresholds: [7, 7]), NumberBins(data: [7], thresholds: [9])] {
      #expect(bins.thresholds == [7, 7] && bins.count == 1)
      #expect([Int.min, 7, .max].map { bins.index(for: $0) } == [0, 0, 0])
      #expect(bins[0].contains(7) && !bins[0].contains(6) && !bins[0].contains(8))
    }
    let most = NumberBins(data: [Int8.max, .max])
    #expect(most[most.index(for: .max)].contains(.max))
  }

  @Test func thereIsAlwaysABinOfDates() throws {
    let epoch = Date(timeIntervalSince1970: 0), noon = epoch + 43_200, day = 86_400.0
    let wild = [Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity)]
    for data in [[], wild] {
      for bins in [DateBins(unit: .day, data: data), DateBins(data: data), DateBins(data: data, desiredCount: 3)] {
        #expect(bins.thresholds == [epoch, epoch + day])
        for date in wild + [.distantPast, noon] { #expect(bins[bins.index(for: date)].lowerBound == epoch) }
      }
      #expect(DateBins(unit: .year, data: data).thresholds == [epoch, epoch + 365 * day])
      #expect(DateBins(data: data, thresholds: data).thresholds == [epoch, epoch + day])
      #expect(DateBins(data: data, thresholds: [noon + day, noon]).thresholds == [noon, noon + day])
      #expect(DateBins(thresholds: data).thresholds == [epoch, epoch + day])
    }
    var calendar = DateSteps.calendar
    calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    #expect(DateBins(unit: .day, data: [], calendar: calendar).thresholds.first == epoch - 19 * 3_600)
    #expect(DateBins(thresholds: [noon]).thresholds == [noon, noon + day])
    #expect(DateBins(data: [noon], thresholds: []).thresholds == [noon, noon + day])
  }

  /// Every datum lies in the bin that its index names, and in no other.
  @Test(arguments: 0..<60) func everyDatumHasOneBin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale: Double = [1e-5, 1.0, 1e9].randomElement(using: &random) ?? 1
    let data = (0..<50).map { _ in (Double.random(in: -1...1, using: &random) * scale) }
    let bins =
      Bool.random(using: &random)
      ? NumberBins(data: data, desiredCount: Int.random(in: 1...40, using: &random))
      : NumberBins(size: scale * Double.random(in: 0.001...3, using: &random), data: data)
    for value in data {
      #expect(bins.indices.filter { bins[$0].contains(value) } == [bins.index(for: value)])
    }
  }

  // MARK: Dates

  private static func date(_ text: String) throws -> Date {
    try Date(text + "T00:00:00Z", strategy: .iso8601)
  }

  @Test func unitsOfTheCalendar() throws {
    let range = try Self.date("2024-01-15")...Self.date("2024-03-01")
    #expect(
      try DateBins(unit: .month, range: range).thresholds == ["2024-01-01", "2024-02-01", "2024-03-01"].map(Self.date))
    let later = try range.lowerBound...Self.date("2024-03-02")
    #expect(try DateBins(unit: .month, range: later).thresholds.last == Self.date("2024-04-01"))
    #expect(
      try DateBins(unit: .day, by: 20, range: range).thresholds
        == ["2024-01-15", "2024-02-04", "2024-02-24", "2024-03-15"].map(Self.date))
    #expect(try DateBins(unit: .weekOfYear, range: range).thresholds.first == Self.date("2024-01-14"))
    var monday = DateSteps.calendar
    monday.firstWeekday = 2
    #expect(try DateBins(unit: .weekOfYear, range: range, calendar: monday).thresholds.first == Self.date("2024-01-15"))
    #expect(try DateBins(unit: .day, data: [Self.date("2024-01-15")]).count == 1)
  }

  @Test func daysOfAZoneWithoutAName() throws {
    var calendar = DateSteps.calendar
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 20_700))
    let day = try Self.date("2024-01-15")
    #expect(DateBins(unit: .day, range: day...day, calendar: calendar).thresholds.first == day - 20_700)
  }

  @Test func zonesAndChangingClocks() throws {
    var calendar = DateSteps.calendar
    calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    let start = try Date("2024-03-09T05:00:00Z", strategy: .iso8601)
    let bins = DateBins(unit: .day, range: start...start.addingTimeInterval(71 * 3_600), calendar: calendar)
    #expect(bins.map { $0.upperBound.timeIntervalSince($0.lowerBound) / 3_600 } == [24, 23, 24])
  }

  @Test(arguments: [
    ("2024-01-01", "2024-01-02", 24, 24), ("2024-01-01", "2024-01-31", 30, 30), ("2024-01-01", "2025-01-01", 12, 12),
    ("1900-01-01", "2000-01-01", 10, 10), ("2024-01-01", "2024-01-29", 4, 5),
  ])
  func aboutSoMany(from: String, to: String, wanted: Int, count: Int) throws {
    let bins = DateBins(range: try Self.date(from)...Self.date(to), desiredCount: wanted)
    #expect(bins.count == count)
    let first = try #require(bins.first), last = try #require(bins.last)
    #expect(try first.contains(Self.date(from)) && last.contains(Self.date(to)))
  }

  @Test func wildDatesEndWell() {
    let wild = [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)]
    #expect((1...100_000).contains(DateBins(unit: .second, data: wild).count))
    #expect(DateBins(data: wild, desiredCount: 0).count >= 1)
    #expect(DateBins(data: wild, desiredCount: .max).count <= 100_000)
    let edges = Date(timeIntervalSince1970: -1e300)...Date(timeIntervalSince1970: 1e300)
    #expect(DateBins(unit: .year, range: edges).count >= 1)
  }
}
