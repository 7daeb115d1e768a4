import ChartModel
import ChartTestSupport
import Foundation
import Testing

@testable import VegaLite

/// Formats of time and back; expected texts are those of d3-time-format 4.
@Suite struct TimeFormatTests {
  // 2005-01-02T15:04:05.006Z, a Sunday.
  static let time = 1_104_678_245_006.0

  static let cases: [(String, String)] = [
    ("%a %A", "Sun Sunday"), ("%b %B", "Jan January"), ("%c", "1/2/2005, 3:04:05 PM"), ("%x", "1/2/2005"),
    ("%X", "3:04:05 PM"), ("%d %e", "02  2"), ("%-d|%_d|%0e", "2| 2|02"), ("%f", "006000"), ("%L", "006"), ("%-L", "6"),
    ("%H %I %p", "15 03 PM"), ("%-I", "3"), ("%j", "002"), ("%m", "01"), ("%-m", "1"), ("%M:%S", "04:05"), ("%q", "1"),
    ("%Q", "1104678245006"), ("%s", "1104678245"), ("%u %w", "7 0"), ("%U %V %W", "01 53 00"), ("%g %G", "04 2004"),
    ("%y %Y", "05 2005"), ("%Z", "+0000"), ("%%", "%"), ("%!", "!"), ("100%", "100"), ("a%", "a"), ("", ""), ("%-", ""),
    ("Q%q ’%y", "Q1 ’05"),
  ]

  @Test(arguments: cases)
  func text(_ format: String, _ expected: String) { #expect(TimeFormat(format).text(Self.time, in: .utc) == expected) }

  @Test func otherTimes() {
    func text(_ format: String, _ year: Double, _ month: Double, _ day: Double, _ hours: Double = 0) -> String {
      let time = JavaScriptDate.time(year: year, month: month, day: day, hours: hours, in: .newYork)
      return TimeFormat(format).text(time, in: .newYork)
    }
    #expect(text("%Y %y", -5, 0, 1) == "-0005 -05")
    #expect(text("%Y", 12_345, 0, 1) == "2345")
    #expect(text("%V %G", 2008, 11, 29) == "01 2009")
    #expect(text("%V %G", 2010, 0, 1) == "53 2009")
    #expect(text("%V %G", 2009, 0, 1) == "01 2009")
    #expect(text("%U %W %j", 2000, 11, 31) == "53 52 366")
    #expect(text("%I %p", 2000, 0, 1) == "12 AM")
    #expect(text("%Z", 2000, 6, 1, 12) == "-0400")
    #expect(TimeFormat("%Y-%m %b %p %Z").text(.nan, in: .utc) == "0NaN-NaN  AM +0000")
  }

  static let automatic: [(Double, String)] = [
    (0, "1970"), (2_678_400_000, "February"), (7_776_000_000, "April"), (86_400_000, "Fri 02"), (259_200_000, "Jan 04"),
    (3_600_000, "01 AM"), (60_000, "12:01"), (1_000, ":01"), (1, ".001"),
  ]

  @Test(arguments: automatic)
  func automaticText(_ time: Double, _ expected: String) {
    #expect(AutomaticTimeFormat().text(time, in: .utc) == expected)
  }

  static let parsed: [(String, String, String?)] = [
    ("2005-01-02", "%Y-%m-%d", "2005-01-02T00:00:00Z"), ("05", "%y", "2005-01-01T00:00:00Z"),
    ("69", "%y", "1969-01-01T00:00:00Z"),
    ("January 5", "%B %d", "1900-01-05T00:00:00Z"), ("jan 5 2000", "%b %d %Y", "2000-01-05T00:00:00Z"),
    ("Sun 2005", "%a %Y", "2005-01-01T00:00:00Z"),
    ("3:04 PM", "%I:%M %p", "1900-01-01T15:04:00Z"), ("12 AM", "%I %p", "1900-01-01T00:00:00Z"),
    ("12 pm", "%I %p", "1900-01-01T12:00:00Z"),
    ("2000 60", "%Y %j", "2000-02-29T00:00:00Z"), ("2000-Q2", "%Y-Q%q", "2000-04-01T00:00:00Z"),
    ("1104678245006", "%Q", "2005-01-02T15:04:05.006Z"),
    ("1104678245", "%s", "2005-01-02T15:04:05Z"),
    ("2005-01-02T15:04:05.006Z", "%Y-%m-%dT%H:%M:%S.%LZ", "2005-01-02T15:04:05.006Z"),
    ("15:00 +0130", "%H:%M %Z", "1900-01-01T13:30:00Z"), ("15:00 -01:30", "%H:%M %Z", "1900-01-01T16:30:00Z"),
    ("15 Z", "%H %Z", "1900-01-01T15:00:00Z"),
    ("2009 W01 1", "%G W%V %u", "2008-12-29T00:00:00Z"), ("2000 1 3", "%Y %U %w", "2000-01-05T00:00:00Z"),
    ("2000 1 1", "%Y %W %u", "2000-01-03T00:00:00Z"),
    ("1/2/2005, 3:04:05 PM", "%c", "2005-01-02T15:04:05Z"), ("2000 001000", "%Y %f", "2000-01-01T00:00:00.001Z"),
    (" 5", "%e", "1900-01-05T00:00:00Z"),
    ("50%", "%M%%", "1900-01-01T00:50:00Z"), ("0099", "%Y", "0099-01-01T00:00:00Z"),
    ("2000 13 1", "%Y %m %d", "2001-01-01T00:00:00Z"),
    ("2000", "%Y-%m", nil), ("2000-01x", "%Y-%m", nil), ("x", "%Y", nil), ("", "%Y", nil),
    ("", "", "1900-01-01T00:00:00Z"), ("Foo", "%b", nil), ("2000 54", "%Y %V", nil), ("1", "%!", nil),
  ]

  @Test(arguments: parsed)
  func parse(_ text: String, _ format: String, _ expected: String?) {
    let time = TimeParser.time(text, format: format, in: .utc, isUTC: true)
    #expect(time.map { Instant(microseconds: Int64($0) * 1_000).iso8601(in: .utc) } == expected)
  }

  @Test func partsAgreeWithFoundation() throws {
    var dice = SeededGenerator(seed: 5)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    for _ in 0..<1_000 {
      let time = Double(Int.random(in: 0...4_102_444_800, using: &dice)) * 1_000
      let parts = try #require(JavaScriptDate.parts(time, in: .newYork))
      let date = Date(timeIntervalSince1970: time / 1_000)
      let other = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
      #expect(parts.year == other.year && parts.month + 1 == other.month && parts.day == other.day)
      #expect(parts.hours == other.hour && parts.minutes == other.minute && parts.seconds == other.second)
      #expect(parts.weekday + 1 == other.weekday)
    }
  }

  @Test func whatIsWrittenIsReadAgain() {
    var dice = SeededGenerator(seed: 6)
    let format = "%Y-%m-%dT%H:%M:%S.%L%Z"
    for _ in 0..<500 {
      let time = Double(Int.random(in: -60_000_000_000_000...250_000_000_000_000, using: &dice))
      let text = TimeFormat(format).text(time, in: .newYork)
      // Offsets before 1883 have seconds, which %Z does not write.
      guard JavaScriptDate.offset(time, in: .newYork) % 60 == 0 else { continue }
      #expect(TimeParser.time(text, format: format, in: .newYork, isUTC: false) == time, "\(text)")
    }
  }
}
