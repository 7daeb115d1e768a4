import Foundation

struct ScnPlayer: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  /// Points of each round, in order.
  let rounds: [Int]

  var total: Int { rounds.reduce(0, +) }

  func total(after round: Int) -> Int {
    rounds.prefix(round).reduce(0, +)
  }
}

struct ScnRank: Identifiable, Sendable {
  let player: String
  let round: Int
  let place: Int

  var id: String { "\(player)-\(round)" }
}

struct ScnGame: Identifiable, Hashable, Sendable {
  let name: String
  let scores: [Int]

  var id: String { name }

  var box: ScnBox {
    let sorted = scores.sorted().map(Double.init)
    return ScnBox(
      game: name,
      low: sorted.first ?? 0,
      lowerQuartile: ScnGame.quantile(0.25, of: sorted),
      median: ScnGame.quantile(0.5, of: sorted),
      upperQuartile: ScnGame.quantile(0.75, of: sorted),
      high: sorted.last ?? 0
    )
  }

  private static func quantile(_ fraction: Double, of sorted: [Double]) -> Double {
    guard let last = sorted.indices.last else { return 0 }
    let position = fraction * Double(last)
    let lower = Int(position)
    let upper = min(lower + 1, last)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
  }
}

struct ScnBox: Identifiable, Sendable {
  let game: String
  let low: Double
  let lowerQuartile: Double
  let median: Double
  let upperQuartile: Double
  let high: Double

  var id: String { game }
}

struct ScnSession: Identifiable, Sendable {
  let id: Int
  let game: String
  let table: String
  let start: Date
  let end: Date
}

enum ScnOutcome: String, CaseIterable, Identifiable, Sendable {
  case win = "Won"
  case draw = "Drawn"
  case loss = "Lost"

  var id: Self { self }
}

struct ScnRecord: Identifiable, Sendable {
  let opponent: String
  let outcome: ScnOutcome
  let count: Int

  var id: String { opponent + outcome.rawValue }
}

struct ScnOutcomeTotal: Identifiable, Sendable {
  let name: String
  let count: Int

  var id: String { name }
}

enum ScnSample {
  static let players: [ScnPlayer] = [
    ScnPlayer(id: 1, name: "Ada", rounds: [12, 18, 9, 22, 15, 20]),
    ScnPlayer(id: 2, name: "Bruno", rounds: [20, 11, 14, 10, 16, 13]),
    ScnPlayer(id: 3, name: "Chidi", rounds: [8, 15, 25, 17, 12, 9]),
    ScnPlayer(id: 4, name: "Dora", rounds: [16, 16, 8, 14, 25, 23]),
  ]

  static let ranks: [ScnRank] = {
    let count = players.first?.rounds.count ?? 0
    return (1...count).flatMap { round in
      players
        .sorted { $0.total(after: round) > $1.total(after: round) }
        .enumerated()
        .map { ScnRank(player: $0.element.name, round: round, place: $0.offset + 1) }
    }
  }()

  static let games: [ScnGame] = [
    ScnGame(name: "Azul", scores: [41, 55, 62, 48, 70, 66, 59, 73, 38]),
    ScnGame(name: "Carcassonne", scores: [80, 95, 102, 77, 118, 91, 88, 109, 99]),
    ScnGame(name: "Wingspan", scores: [68, 74, 81, 59, 92, 77, 85, 71, 88]),
    ScnGame(name: "Splendor", scores: [11, 15, 16, 13, 15, 18, 9, 15, 17]),
  ]

  static let sessions: [ScnSession] = {
    // 6 June 2025, 17:00 UTC
    let opening = Date(timeIntervalSince1970: 1_749_229_200)
    let plan: [(String, String, Int, Int)] = [
      ("Azul", "Window", 0, 50),
      ("Carcassonne", "Sofa", 10, 80),
      ("Wingspan", "Window", 60, 150),
      ("Splendor", "Sofa", 90, 125),
      ("Splendor", "Bar", 30, 65),
      ("Azul", "Bar", 75, 130),
    ]
    return plan.enumerated().map { index, entry in
      ScnSession(
        id: index,
        game: entry.0,
        table: entry.1,
        start: opening.addingTimeInterval(Double(entry.2) * 60),
        end: opening.addingTimeInterval(Double(entry.3) * 60)
      )
    }
  }()

  static let records: [ScnRecord] = [
    ("Ada", 9, 2, 5), ("Bruno", 12, 1, 4), ("Chidi", 6, 3, 8), ("Dora", 4, 0, 11),
  ].flatMap { (name: String, wins: Int, draws: Int, losses: Int) in
    [
      ScnRecord(opponent: name, outcome: .win, count: wins),
      ScnRecord(opponent: name, outcome: .draw, count: draws),
      ScnRecord(opponent: name, outcome: .loss, count: losses),
    ]
  }
}
