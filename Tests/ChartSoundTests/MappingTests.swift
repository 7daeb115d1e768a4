import ChartModel
import ChartSound
import Foundation
import SoundMeasures
import Testing

/// Scales, polarity and mappings that a listener asks for.
@Suite struct MappingTests {
  static let values: [Double] = [0.5, 3, 1.5, 12, 7, 7.05, 4, 11.9, 6, 2.2, 9, 10, 0.6, 5, 8]

  private func options(_ change: (inout SoundOptions) -> Void) -> SoundOptions {
    var options = SoundOptions()
    change(&options)
    return options
  }

  @Test(arguments: [
    (PitchScale.continuous, 300.0, 300.0), (.semitones, 300, 293.665), (.major, 300, 293.665),
    (.pentatonic, 300, 277.183), (.pentatonic, 330, 329.628), (.major, 232, 220), (.semitones, 220, 220),
    (.semitones, 1_760, 1_760), (.pentatonic, 1_700, 1_760), (.major, 1_745, 1_760), (.pentatonic, 440, 440),
  ])
  func nearestPitch(scale: PitchScale, frequency: Double, expected: Double) {
    #expect(abs(scale.nearest(to: frequency, from: 220, to: 1_760) - expected) < 0.001)
  }

  @Test func noScalePassesTheHighestPitch() {
    for scale in PitchScale.allCases {
      let highest = scale.nearest(to: 500, from: 220, to: 500)
      #expect(highest <= 500 && highest > 430, "\(scale)")
    }
    #expect(PitchScale.semitones.hasTwoPitches(from: 220, to: 233.1))
    #expect(!PitchScale.pentatonic.hasTwoPitches(from: 220, to: 233.1))
    #expect(PitchScale.continuous.hasTwoPitches(from: 220, to: 221))
  }

  @Test(arguments: PitchScale.allCases, PitchPolarity.allCases)
  func monotoneStaysMonotone(scale: PitchScale, polarity: PitchPolarity) {
    for mapping in ValueMapping.allCases {
      var mapped = options { ($0.pitchScale, $0.polarity, $0.mapping) = (scale, polarity, mapping) }
      mapped.duration = 30...30
      let chart = TestChart((0..<200).map { pow(1.05, Double($0)) })
      let notes = Score(chart: chart.chart, facts: chart.facts, options: mapped).notes.filter { $0.role == .data }
      #expect(notes.count == 200)
      for (note, next) in zip(notes, notes.dropFirst()) {
        let isOrdered =
          polarity == .up ? note.frequency <= next.frequency : note.frequency >= next.frequency
        #expect(isOrdered)
        #expect(scale != .continuous || note.frequency != next.frequency)
      }
    }
  }

  @Test func heardPitchesAreThoseOfTheScale() throws {
    let recording = try Recording(TestChart(Self.values), options: options { $0.pitchScale = .pentatonic })
    for note in recording.data {
      let semitones = 12 * log2(recording.pitch(note) / 220)
      let step = semitones.rounded()
      #expect(abs(semitones - step) < 0.01 && [0, 2, 4, 7, 9].contains(Int(step) % 12))
    }
  }

  /// Values, and where they stand between the lowest and the highest pitch.
  private static let third = 1.0 / 3
  static let heights: [(ValueMapping, [Double], [Double])] = [
    (.linear, [0, 250, 1_000], [0, 0.25, 1]), (.log, [1, 10, 100, 1_000], [0, third, 2 * third, 1]),
    (.symlog, [0, 1, 1_000], [0, 0.100_329, 1]), (.rank, [1, 1_000_000, 3, 2], [0, 1, 2 * third, third]),
    (.rank, [-5, 5], [0, 1]), (.rank, [4, 4], [0.5, 0.5]),
  ]

  @Test(arguments: heights)
  func heardPlaces(mapping: ValueMapping, values: [Double], places: [Double]) throws {
    let recording = try Recording(TestChart(values), options: options { $0.mapping = mapping })
    for (note, place) in zip(recording.data, places) {
      #expect(abs(Measure.cents(recording.pitch(note), against: 220 * pow(8, place))) < 1)
    }
  }

  @Test func downIsTheMirrorOfUpAndTheScoreSaysSo() throws {
    let chart = TestChart(Self.values, domain: 0...12)
    let down = try Recording(chart, options: options { $0.polarity = .down })
    for (note, value) in zip(down.data, Self.values) {
      #expect(abs(Measure.cents(down.pitch(note), against: 220 * pow(2, 3 * (1 - value / 12)))) < 1)
    }
    let text = down.score.json(sampleRate: 48_000, channels: 2, loudness: nil).text
    #expect(text.contains(#""pitch":{"low":220,"high":1760,"scale":"log","domain":[12,0]}"#))
  }

  @Test(arguments: [
    (ValueMapping.rank, PitchScale.continuous, #""scale":"log of rank","domain":[0.5,12]"#),
    (.log, .major, #""scale":"log of log to major","domain":[0.5,12]"#),
    (.symlog, .semitones, #""scale":"log of symlog to semitones","domain":[0.5,12]"#),
    (.linear, .pentatonic, #""scale":"log to pentatonic","domain":[0.5,12]"#),
  ])
  func scoreSaysTheMapping(mapping: ValueMapping, scale: PitchScale, text: String) {
    let chart = TestChart(Self.values)
    let score = Score(
      chart: chart.chart, facts: chart.facts, options: options { ($0.mapping, $0.pitchScale) = (mapping, scale) })
    #expect(score.json(sampleRate: 48_000, channels: 2, loudness: nil).text.contains(text))
  }

  @Test func seriesHaveTheirInstrumentsInOrder() throws {
    let named = [StandardInstrument.reed, .hollow].map { $0.instrument }
    let set = InstrumentSet(series: named)
    // A series plays what else plays values below zero.
    #expect(set.negative.name == "clear")
    let chart = TestChart([[.number(-1), .number(2)], [.number(3), .number(4)], [.number(5)]])
    let score = Score(chart: chart.chart, facts: chart.facts, options: SoundOptions(instruments: set))
    #expect(
      score.notes.filter { $0.role == .data }.map(\.instrument) == ["clear", "reed", "hollow", "hollow", "reed"])
    let heard = try Recording(score, instruments: set)
    #expect(heard.data.allSatisfy { abs(Measure.cents(heard.pitch($0), against: $0.frequency)) < 1 })
  }

  @Test func listeningIsSevenNotesAHeldOneAndAGlide() throws {
    let score = Score(listeningTo: StandardInstrument.airy.instrument)
    #expect(score.notes.count == 9 && score.notes.allSatisfy { $0.instrument == "airy" })
    #expect(score.notes.first?.frequency == 220 && score.notes.last?.endFrequency == 1_760)
    #expect(score.notes.map { $0.start + $0.length }.max().map { $0 < score.duration } == true)
  }
}
