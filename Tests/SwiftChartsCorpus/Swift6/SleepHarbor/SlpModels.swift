import Foundation
import SwiftUI
import Charts

enum SlpStage: String, CaseIterable, Identifiable, Plottable, Sendable {
  case awake, rem, core, deep

  var id: Self { self }

  var title: String {
    switch self {
    case .awake: String(localized: "Awake")
    case .rem: String(localized: "REM")
    case .core: String(localized: "Core")
    case .deep: String(localized: "Deep")
    }
  }

  var color: Color {
    switch self {
    case .awake: .orange
    case .rem: .cyan
    case .core: .blue
    case .deep: .indigo
    }
  }
}

struct SlpSegment: Identifiable, Hashable, Sendable {
  let id: Int
  let stage: SlpStage
  let start: Date
  let end: Date

  var minutes: Int { Int(end.timeIntervalSince(start) / 60) }
}

struct SlpNight: Identifiable, Sendable {
  var id: Date { date }
  /// The day on which the sleeper woke.
  let date: Date
  /// Minutes after 18:00 on the evening before.
  let bedtime: Int
  let wakeTime: Int
  let rem: Int
  let core: Int
  let deep: Int

  var asleep: Int { rem + core + deep }

  func minutes(of stage: SlpStage) -> Int {
    switch stage {
    case .awake: wakeTime - bedtime - asleep
    case .rem: rem
    case .core: core
    case .deep: deep
    }
  }
}

struct SlpStageTotal: Identifiable, Sendable {
  var id: String { "\(date.timeIntervalSince1970)-\(stage.rawValue)" }
  let date: Date
  let stage: SlpStage
  let hours: Double
}

struct SlpBreath: Identifiable, Sendable {
  let id: Int
  let minute: Double
  let rate: Double
  let isDisturbed: Bool

  var spokenMinute: String { "Minute \(Int(minute))" }
  var spokenRate: String { "\(rate.formatted(.number.precision(.fractionLength(1)))) breaths per minute" }
}

struct SlpRestlessness: Identifiable, Sendable {
  var id: Int { weekday * 100 + hour }
  let weekday: Int
  let hour: Int
  let movements: Int

  var weekdayName: String { SlpSample.weekdays[weekday] }
  var hourLabel: String { String(format: "%02d", hour) }
}

enum SlpSample {
  /// Monday 6 January 2025, 00:00 UTC
  static let firstDay = Date(timeIntervalSince1970: 1_736_121_600)
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// One night, from 23:10 on the 5th of January, as stage and minutes.
  static let segments: [SlpSegment] = {
    let parts: [(SlpStage, Int)] = [
      (.awake, 15), (.core, 25), (.deep, 50), (.core, 30), (.rem, 15), (.core, 40),
      (.deep, 40), (.core, 25), (.rem, 25), (.awake, 10), (.core, 55), (.deep, 15),
      (.core, 30), (.rem, 35), (.core, 35), (.rem, 30), (.awake, 5),
    ]
    var start = firstDay.addingTimeInterval(-50 * 60)
    return parts.enumerated().map { index, part in
      let end = start.addingTimeInterval(Double(part.1) * 60)
      defer { start = end }
      return SlpSegment(id: index, stage: part.0, start: start, end: end)
    }
  }()

  static let nights: [SlpNight] = {
    let bed = [310, 325, 300, 345, 330, 395, 420, 315, 305, 320, 310, 340, 410, 400]
    let wake = [775, 780, 770, 778, 772, 870, 905, 774, 772, 781, 768, 775, 880, 915]
    let rem = [96, 92, 101, 84, 88, 98, 104, 95, 97, 90, 94, 86, 96, 110]
    let core = [250, 248, 252, 240, 238, 262, 268, 246, 255, 251, 247, 236, 258, 281]
    let deep = [78, 72, 84, 66, 70, 74, 69, 77, 80, 75, 79, 68, 73, 81]
    return (0..<14).map { index in
      SlpNight(
        date: firstDay.addingTimeInterval(Double(index) * 86_400),
        bedtime: bed[index],
        wakeTime: wake[index],
        rem: rem[index],
        core: core[index],
        deep: deep[index]
      )
    }
  }()

  static let breaths: [SlpBreath] = (0..<240).map { index in
    let minute = Double(index) * 2
    let wave = sin(minute / 45) * 1.4
    let disturbed = (100..<106).contains(index)
    return SlpBreath(id: index, minute: minute, rate: 14.5 + wave + (disturbed ? 5 : 0), isDisturbed: disturbed)
  }

  static let restlessness: [SlpRestlessness] = (0..<7).flatMap { weekday in
    [22, 23, 0, 1, 2, 3, 4, 5, 6].enumerated().map { offset, hour in
      let weekend = weekday >= 5 ? 4 : 0
      return SlpRestlessness(weekday: weekday, hour: hour, movements: (offset * 5 + weekday * 3) % 11 + weekend)
    }
  }
}
