import ChartSound

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value, and the pitch at which it is heard.
struct Heard {
  /// Values of different parts are not held against each other.
  var part: Int
  var value: Double
  /// In Hz.
  var frequency: Double
  var note: Note

  /// How far each note lies beyond one of a value on its other side, in cents.
  static func addOrder(of notes: [Heard], to tally: inout Tally) {
    let sorted = notes.sorted { ($0.value, $0.frequency) < ($1.value, $1.frequency) }
    let rises = (sorted.last?.frequency ?? 0) >= (sorted.first?.frequency ?? 0)
    // The furthest that a note of a lower value lies beyond one of a higher.
    var most = 0.0
    var group = (value: -Double.infinity, frequency: 0.0)
    for note in sorted {
      let frequency = rises ? note.frequency : 1 / note.frequency
      if note.value > group.value { most = max(most, group.frequency) }
      tally.add(most > 0 ? max(0, 1_200 * log2(most / frequency)) : 0, note.note)
      group = (note.value, note.value > group.value ? frequency : max(group.frequency, frequency))
    }
  }
}
