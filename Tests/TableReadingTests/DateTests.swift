import ChartModel
import Foundation
import Testing

@_spi(Bytes) @testable import SourceText
@testable import TableReading

/// Dates of all forms, against Foundation's calendar.
@Suite struct DateTests {
  private func read(_ text: String, years: Bool = false) -> DateReading {
    var text = text
    return text.withUTF8 { buffer in
      guard let start = buffer.baseAddress else { return .missing }
      return DateText.read(Bytes(start, count: buffer.count), style: years ? .years : .plain)
    }
  }

  private func midnight(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    Int64(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400_000_000
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  @Test func everyFormAgreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var dice = Dice(state: 5)
    var lines: [String] = []
    var expected: [[Cell]] = []
    for _ in 0..<3_000 {
      // Foundation leaves the Gregorian calendar before 1582.
      let seconds = Int.random(in: -11_000_000_000...20_000_000_000, using: &dice)
      let date = Date(timeIntervalSince1970: Double(seconds))
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
      let year = try #require(parts.year)
      let month = try #require(parts.month)
      let day = try #require(parts.day)
      let clock = [parts.hour, parts.minute, parts.second].map { pad($0 ?? 0, 2) }.joined(separator: ":")
      let iso = "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))"
      let name = Self.months[month - 1]
      let start = Int64(calendar.startOfDay(for: date).timeIntervalSince1970) * 1_000_000
      let forms = [
        iso, "\(name) \(day), \(year)", "\(day) \(name.prefix(3)) \(year)", "\(name.prefix(3)) \(day) \(year)",
      ]
      for form in forms {
        lines.append("\"\(form)\"")
        expected.append([.instant(start)])
      }
      lines += [iso, "\(iso)T\(clock)Z", "\(iso) \(clock)"]
      let exact = Int64(seconds) * 1_000_000
      expected += [[.instant(start)], [.instant(exact)], [.instant(exact)]]
    }
    let reading = try Tables.read("d\n" + lines.joined(separator: "\n"), ["d"])
    #expect(reading.rows == expected)
    #expect(reading.summary.rowsSetAside == 0)
  }

  private func pad(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  @Test func everyDayOfTwoCenturiesIsChecked() throws {
    var lines: [String] = []
    var expected: [Cell] = []
    for year in [1600, 1700, 1899, 1900, 1970, 1999, 2000, 2023, 2024, 2100, 2399, 2400] {
      for month in 0...13 {
        for day in 0...32 {
          let date = CivilDate(year: year, month: month, day: day)
          lines.append("\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))")
          if date.isValid { expected.append(.instant(midnight(year, month, day))) }
        }
      }
    }
    let reading = try Tables.read("d,n\n" + lines.map { "\($0),1\n" }.joined(), [ColumnRequest("d", as: .instant)])
    #expect(reading.rows.map { $0[0] } == expected)
    #expect(reading.summary.rowsSetAside == lines.count - expected.count)
  }

  @Test(arguments: [
    ("2025-06-06T12:34", 45_240_000_000), ("2025-06-06T12:34:56", 45_296_000_000),
    ("2025-06-06t12:34:56z", 45_296_000_000), ("2025-06-06 12:34:56.789", 45_296_789_000),
    ("2025-06-06T12:34:56,5Z", 45_296_500_000), ("2025-06-06T12:34:56.123456789Z", 45_296_123_456),
    ("2025-06-06T12:34:56+02:00", 38_096_000_000), ("2025-06-06T12:34:56-0530", 65_096_000_000),
    ("2025-06-06T12:34+01", 41_640_000_000), ("2025-06-06T24:00", 86_400_000_000),
    ("2025-06-06T23:59:60Z", 86_400_000_000), ("2025-06-06 12:34:56 +02:00", 38_096_000_000),
    ("2025-06-06 12:34:56 GMT+2", 38_096_000_000), ("2025/06/06 12:34:56 PM GMT-5:30", 65_096_000_000),
    ("2025-06-06 12:34:56 UTC+02:00", 38_096_000_000), ("2025-06-06 12:34:56 GMT", 45_296_000_000),
  ])
  func readsTimes(_ text: String, _ microseconds: Int64) {
    guard case .value(let time, .time, _) = read(text) else {
      Issue.record("\(text) is not read")
      return
    }
    #expect(time == midnight(2025, 6, 6) + microseconds)
  }

  @Test(arguments: [
    ("2000-01", DatePrecision.month), ("Jan 2000", .month), ("2000-01-01", .day), ("2000/01/01", .day),
    ("1-Jan-2000", .day), ("jan. 1, 2000", .day), ("01 january 2000", .day), ("2000", .year),
  ])
  func tellsPrecision(_ text: String, _ precision: DatePrecision) {
    #expect(read(text, years: true) == .value(midnight(2000, 1, 1), precision: precision, hasOffset: false))
  }

  @Test(arguments: [
    "2025-02-29", "2025-02-30", "1900-02-29", "2025-13-01", "2025-00-10", "31/02/2025", "6/7/2000",
    "2025-06-06T", "2025-06-06T25:00", "2025-06-06T12", "2025-06-06T12:60", "2025-06-06T12:34:61", "2025-06-06X12:34",
    "2025-06-06T12:34:56+", "2025-06-06T12:34:56+25", "2025-06-06T12:34:56+02:", "2025-06-06T12:34:56+2",
    "2025-06-06 12:34:56 GMT+", "2025-06-06T12:34:56Zx", "Feb 30 2000",
    "Foo 1 2000", "Jan 1", "Jan 1 20000", "1 2 2000", "2000", "2025-06-06T12:34:56.", "January", "32 Jan 2000",
    "2025-06/06", "20250606",
  ])
  func refusesWhatIsNoDate(_ text: String) {
    #expect(read(text) == .bad)
  }

  @Test func zonesApplyToTimesWithoutOffset() throws {
    let zone = try #require(TimeZoneRules(identifier: "America/New_York"))
    var options = ReadingOptions()
    options.zone = zone
    var text = "t\n"
    var expected: [[Cell]] = []
    for hour in stride(from: 0, to: 24 * 400, by: 5) {
      let local = midnight(2024, 1, 1) + Int64(hour) * 3_600_000_000
      text += Instant(microseconds: local).iso8601(in: .utc).dropLast() + "\n"
      expected.append([.instant(zone.instant(local: local).microseconds)])
    }
    text += "2024-07-01T00:00:00Z\n2024-07-01\n"
    expected.append([.instant(midnight(2024, 7, 1))])
    expected.append([.instant(midnight(2024, 7, 1) + 4 * 3_600_000_000)])
    #expect(try Tables.read(text, ["t"], options).rows == expected)
  }
}
