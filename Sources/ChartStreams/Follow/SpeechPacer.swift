/// Keeps speech within what a person can take in: so many announcements in a turn, at most.
struct SpeechPacer: Sendable {
  private let every: Duration
  private let atMost: Int
  /// When the announcements of the last turn were made.
  private var made: [Duration] = []

  init(every: Duration, atMost: Int) {
    self.every = every
    self.atMost = atMost
  }

  /// How many announcements may be made now.
  mutating func room(at now: Duration) -> Int {
    made.removeAll { $0 + every <= now }
    return max(0, atMost - made.count)
  }

  /// Notes that one is made.
  mutating func note(at now: Duration) { made.append(now) }

  /// When there is room again; now, or before, where there is.
  var next: Duration { made.count < atMost ? .zero : (made.first ?? .zero) + every }
}
