import ChartSound

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether one can follow a sound: not how well it is what its score plans, but whether a listener keeps up with it.
///
/// Everything is read off the score, which `Verification` holds against the sound.
struct ListeningMeasures {
  private let plan: PlannedScore
  /// The notes of marks with a value, series by series in the order in which they are heard.
  private let series: [[Note]]

  /// More than so many seconds are a recording, not a glance: the budget that `SoundOptions` has.
  static let longest = 30.0
  /// Onsets a second: 50 to 70 milliseconds between values are followed (Brown and others, 2003).
  static let fastest = 20.0
  /// Seconds of a series.
  static let leastSeconds = 1.5
  /// A third of an octave: within less, a listener without training keeps few pitches apart in passing.
  static let leastOctaves = 0.333
  /// Tones farther apart than an octave and closer together than 100 milliseconds are heard as two streams, of which the order is
  /// lost (van Noorden, 1975; Bregman, 1990).
  static let streamingOctaves = 1.0
  static let streamingSeconds = 0.1
  /// Of fewer marks each is heard by itself.
  static let leastMarks = 5

  init(_ plan: PlannedScore) {
    self.plan = plan
    var series: [[Note]] = []
    for note in plan.notes where note.role == .data {
      if let last = series.last?.last, last.series == note.series {
        series[series.count - 1].append(note)
      } else {
        series.append([note])
      }
    }
    self.series = series
  }

  var metrics: [Metric] { [glance, pace, time, middle, streams, marks] }

  private var glance: Metric {
    Metric(name: "Listening time", unit: "seconds", target: .atMost(Self.longest), worst: plan.duration)
  }

  /// The most onsets in any second.
  private var pace: Metric {
    var tally = Tally()
    for notes in series {
      var first = 0
      for (place, note) in notes.enumerated() {
        while notes[first].start < note.start - 1 + 1e-4 { first += 1 }
        tally.add(Double(place - first + 1), note)
      }
    }
    return tally.metric("Pace", unit: "notes a second", atMost: Self.fastest, because: "no mark sounds")
  }

  /// The fewest seconds from the end of the series before to the next one: a series may begin late along X.
  private var time: Metric {
    let times = series.indices.filter { series[$0].count > 1 }.compactMap { place -> (note: Note, seconds: Double)? in
      guard let first = series[place].first else { return nil }
      let before = place > 0 ? series[place - 1].map(\.end).max() ?? 0 : 0
      let after = place + 1 < series.count ? series[place + 1].first?.start ?? plan.duration : plan.duration
      return (first, after - before)
    }
    let least = times.min { $0.seconds < $1.seconds }
    return Metric(
      name: "Time of a series", unit: "seconds", target: .atLeast(Self.leastSeconds), worst: least?.seconds,
      place: least?.note.place, reason: "no series has two marks")
  }

  /// The octaves between the quarters of all pitches, where the values differ there.
  private var middle: Metric {
    let notes = series.joined().sorted { $0.frequency < $1.frequency }
    var octaves: Double?
    if notes.count >= Self.leastMarks {
      let (low, high) = (notes[notes.count / 4], notes[notes.count * 3 / 4])
      if low.y != high.y { octaves = log2(high.frequency / low.frequency) }
    }
    return Metric(
      name: "Middle half", unit: "octaves", target: .atLeast(Self.leastOctaves), worst: octaves,
      reason: notes.count < Self.leastMarks ? "there are few marks" : "half of the values are the same")
  }

  /// The share of neighbours that are heard as two streams; glides lead from one to the other.
  private var streams: Metric {
    let neighbours = series.flatMap { notes in zip(notes, notes.dropFirst()) }.filter {
      $0.glide == nil && $1.glide == nil
    }
    let apart = neighbours.count { first, second in
      // What is held while the next begins is heard beside it, not before it.
      second.start - first.start < Self.streamingSeconds && first.end <= second.start + 1e-3
        && abs(log2(second.frequency / first.frequency)) > Self.streamingOctaves
    }
    return Metric(
      name: "Two streams", unit: "percent of neighbours", target: .atMost(50),
      worst: neighbours.isEmpty ? nil : 100 * Double(apart) / Double(neighbours.count), count: neighbours.count,
      reason: "no two notes are separate")
  }

  /// The share of marks that sound, of up to a thousand.
  private var marks: Metric {
    let heard = Double(Set(plan.notes.compactMap(\.mark)).count)
    let all = heard + Double(plan.closeMarks)
    return Metric(
      name: "Marks heard", unit: "percent", target: .atLeast(33),
      worst: all > 0 ? 100 * heard / min(all, max(heard, 1_000)) : nil,
      reason: "there are no marks")
  }
}
