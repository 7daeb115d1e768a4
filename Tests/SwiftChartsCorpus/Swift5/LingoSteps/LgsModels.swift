import Foundation
import SwiftUI

struct LgsDayXP: Identifiable {
  let date: Date
  let xp: Int

  var id: Date { date }
}

enum LgsWordState: String, CaseIterable, Identifiable {
  case mastered = "Mastered"
  case learning = "Learning"
  case new = "New"

  var id: String { rawValue }

  var localizedName: String {
    switch self {
    case .mastered: return NSLocalizedString("Mastered", comment: "Word state")
    case .learning: return NSLocalizedString("Learning", comment: "Word state")
    case .new: return NSLocalizedString("New", comment: "Word state")
    }
  }
}

struct LgsVocabularyPoint: Identifiable {
  let week: Int
  let state: LgsWordState
  let words: Int

  var id: String { "\(week)-\(state.rawValue)" }
}

struct LgsRetention: Identifiable {
  let method: String
  let days: Double
  let percent: Double
  let margin: Double

  var id: String { "\(method)-\(days)" }
}

enum LgsLevel: String, CaseIterable, Comparable {
  case a1 = "A1", a2 = "A2", b1 = "B1", b2 = "B2", c1 = "C1"

  var ordinal: Int { LgsLevel.allCases.firstIndex(of: self) ?? 0 }

  static func < (lhs: LgsLevel, rhs: LgsLevel) -> Bool {
    lhs.ordinal < rhs.ordinal
  }
}

struct LgsSkill: Identifiable {
  let name: String
  let symbol: String
  let before: LgsLevel
  let now: LgsLevel

  var id: String { name }
}

struct LgsLesson: Identifiable {
  let id: Int
  let date: Date
  let minutes: Int
}

enum LgsAnswer: String, CaseIterable {
  case right = "Right", skipped = "Skipped", wrong = "Wrong"
}

struct LgsTopicResult: Identifiable {
  let topic: String
  let right: Int
  let skipped: Int
  let wrong: Int

  var id: String { topic }
  var total: Int { right + skipped + wrong }

  func count(_ answer: LgsAnswer) -> Int {
    switch answer {
    case .right: return right
    case .skipped: return skipped
    case .wrong: return wrong
    }
  }
}

enum LgsSample {
  static let week: [LgsDayXP] = {
    let values = [35, 60, 20, 85, 50, 0, 110]
    return values.enumerated().map { LgsDayXP(date: lgsDate(2024, 9, 2 + $0.offset), xp: $0.element) }
  }()

  static let vocabulary: [LgsVocabularyPoint] = (0..<16).flatMap { (week: Int) -> [LgsVocabularyPoint] in
    let mastered = 6 * week + week * week / 2
    let learning = 40 + (week * 5) % 17
    return [
      LgsVocabularyPoint(week: week + 1, state: .mastered, words: mastered),
      LgsVocabularyPoint(week: week + 1, state: .learning, words: learning),
      LgsVocabularyPoint(week: week + 1, state: .new, words: 30 - week),
    ]
  }

  static let retention: [LgsRetention] = {
    let days: [Double] = [1, 2, 4, 8, 16, 32, 64]
    let once: [Double] = [78, 66, 54, 44, 36, 29, 24]
    let spaced: [Double] = [86, 81, 77, 73, 70, 66, 63]
    let margin: [Double] = [3, 3, 4, 4, 5, 6, 7]
    return days.indices.map {
      LgsRetention(method: "Studied once", days: days[$0], percent: once[$0], margin: margin[$0])
    }
      + days.indices.map {
        LgsRetention(method: "Spaced review", days: days[$0], percent: spaced[$0], margin: margin[$0])
      }
  }()

  static let skills: [LgsSkill] = [
    LgsSkill(name: "Listening", symbol: "ear", before: .a2, now: .b2),
    LgsSkill(name: "Reading", symbol: "book", before: .b1, now: .c1),
    LgsSkill(name: "Speaking", symbol: "mouth", before: .a1, now: .b1),
    LgsSkill(name: "Writing", symbol: "pencil", before: .a2, now: .b1),
  ]

  static let lessons: [LgsLesson] = (0..<90).compactMap { index in
    guard index % 4 != 3 else { return nil }
    return LgsLesson(id: index, date: lgsDate(2024, 6, 1 + index), minutes: 8 + (index * 13) % 27)
  }

  static let topics: [LgsTopicResult] = [
    LgsTopicResult(topic: "Past tense", right: 34, skipped: 4, wrong: 12),
    LgsTopicResult(topic: "Articles", right: 45, skipped: 1, wrong: 9),
    LgsTopicResult(topic: "Numbers", right: 28, skipped: 0, wrong: 2),
    LgsTopicResult(topic: "Word order", right: 19, skipped: 8, wrong: 21),
    LgsTopicResult(topic: "Travel", right: 38, skipped: 3, wrong: 5),
  ]
}

func lgsDate(_ year: Int, _ month: Int, _ day: Int) -> Date {
  Calendar.current.date(from: DateComponents(year: year, month: month, day: day)) ?? Date(timeIntervalSince1970: 0)
}
