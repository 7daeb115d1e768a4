import Foundation
import SwiftUI

struct HgdHabit: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let symbol: String
  let goalPerWeek: Int
  let bestStreak: Int
  let currentStreak: Int
  let hue: Double

  var tint: Color { Color(hue: hue, saturation: 0.62, brightness: 0.78) }
}

struct HgdPracticeDay: Identifiable, Sendable {
  let index: Int
  let date: Date
  let weekStart: Date
  let weekday: String
  let minutes: Int

  var id: Int { index }
}

enum HgdPartOfDay: String, CaseIterable, Identifiable, Sendable {
  case morning = "Morning"
  case evening = "Evening"

  var id: Self { self }
}

struct HgdWeekdayTotal: Identifiable, Sendable {
  let weekday: String
  let part: HgdPartOfDay
  let minutes: Int

  var id: String { weekday + part.rawValue }
}

struct HgdNight: Identifiable, Sendable {
  let id: Int
  let hours: Double
  let mood: Double
  let kind: String
}

struct HgdReadingDay: Identifiable, Sendable {
  let date: Date
  let pages: Int
  let book: String

  var id: Date { date }
}

enum HgdCalendar {
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  static func day(_ offset: Int, after start: Date) -> Date {
    Calendar.current.date(byAdding: .day, value: offset, to: start) ?? start
  }
}

enum HgdSample {
  static let habits: [HgdHabit] = [
    HgdHabit(
      id: "water", name: "Drink water", symbol: "drop.fill", goalPerWeek: 7, bestStreak: 41, currentStreak: 12,
      hue: 0.55),
    HgdHabit(
      id: "stretch", name: "Stretch", symbol: "figure.flexibility", goalPerWeek: 5, bestStreak: 23, currentStreak: 23,
      hue: 0.33),
    HgdHabit(
      id: "read", name: "Read", symbol: "book.fill", goalPerWeek: 6, bestStreak: 58, currentStreak: 9, hue: 0.08),
    HgdHabit(
      id: "guitar", name: "Guitar", symbol: "guitars.fill", goalPerWeek: 4, bestStreak: 17, currentStreak: 0, hue: 0.95),
    HgdHabit(
      id: "journal", name: "Journal", symbol: "pencil.line", goalPerWeek: 3, bestStreak: 30, currentStreak: 4, hue: 0.75
    ),
  ]

  /// Twelve full weeks of practice, Monday 6 January to Sunday 30 March 2025. Sundays are rest days.
  static let practice: [HgdPracticeDay] = {
    let start = HgdCalendar.day(2025, 1, 6)
    return (0..<84).map { index in
      let position = index % 7
      let minutes = position == 6 ? 0 : (index * 7 + (index % 5) * 4) % 45
      return HgdPracticeDay(
        index: index,
        date: HgdCalendar.day(index, after: start),
        weekStart: HgdCalendar.day(index - position, after: start),
        weekday: HgdCalendar.weekdays[position],
        minutes: minutes
      )
    }
  }()

  static let weekdayTotals: [HgdWeekdayTotal] = HgdCalendar.weekdays.enumerated().flatMap { offset, name in
    [
      HgdWeekdayTotal(weekday: name, part: .morning, minutes: 12 + (offset * 9) % 20),
      HgdWeekdayTotal(weekday: name, part: .evening, minutes: 25 - (offset * 4) % 15),
    ]
  }

  static let nights: [HgdNight] = (0..<24).map { index in
    let hours = 5.5 + Double((index * 5) % 13) * 0.25
    let wobble = Double((index * 7) % 5) * 0.3 - 0.6
    return HgdNight(
      id: index, hours: hours, mood: 1.1 * hours - 2.0 + wobble, kind: index % 7 >= 5 ? "Weekend" : "Weekday")
  }

  static let reading: [HgdReadingDay] = {
    let start = HgdCalendar.day(2025, 5, 1)
    return (0..<42).map { index in
      let book = index < 15 ? "The Salt Path" : (index < 30 ? "Piranesi" : "Middlemarch")
      return HgdReadingDay(
        date: HgdCalendar.day(index, after: start), pages: index % 9 == 8 ? 0 : 10 + (index * 11) % 28, book: book)
    }
  }()
}
