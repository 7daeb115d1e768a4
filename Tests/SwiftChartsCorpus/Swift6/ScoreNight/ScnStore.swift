import Observation

@MainActor
@Observable
final class ScnTable {
  var players: [ScnPlayer]
  var rolls: [Int] = []

  init(players: [ScnPlayer] = ScnSample.players) {
    self.players = players
  }

  var roundCount: Int { players.map(\.rounds.count).max() ?? 0 }

  func standings(after round: Int) -> [ScnPlayer] {
    players.sorted { $0.total(after: round) > $1.total(after: round) }
  }

  /// Rolls two dice `count` times and keeps the sums.
  func roll(_ count: Int, using generator: inout some RandomNumberGenerator) {
    for _ in 0..<count {
      rolls.append(Int.random(in: 1...6, using: &generator) + Int.random(in: 1...6, using: &generator))
    }
  }

  func clear() {
    rolls.removeAll()
  }
}
