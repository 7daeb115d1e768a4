import ChartAnalysis
import ChartModel
import ChartSound
import ChartTestSupport
import Foundation
import SoundMeasures
import Testing

/// Marks with a beginning and an end: lanes of a timeline.
@Suite struct StretchTests {
  static func level(_ place: Int) -> MarkValue { .category(EventChart.levels[place]) }

  static let diary = EventChart(
    [
      [
        (EventChart.hours(0, 5), level(3)), (EventChart.hours(2, 4), level(1)), (EventChart.at(6), level(4)),
        (EventChart.hours(8, 10), level(0)),
      ]
    ],
    yDomain: .categories(EventChart.levels))

  @Test func aLaneLastsAsLongAsItsPartOfX() {
    let notes = Self.diary.marks
    // 10 hours in 2 seconds.
    #expect(notes.map(\.mark) == ["s/0", "s/1", "s/2", "s/3"])
    #expect(notes.map(\.start) == [0, 0.4, 1.2, 1.6])
    #expect(notes.map(\.length) == [1, 0.4, 0.05, 0.4])
    #expect(notes.map(\.pan) == [-0.8, -0.48, 0.16, 0.48])
    #expect(notes.allSatisfy { $0.glide == nil && $0.frequency == $0.endFrequency && $0.role == .data })
    for (note, level) in zip(notes, [3.0, 1, 4, 0]) {
      #expect(abs(Measure.cents(note.frequency, against: EventChart.pitch(level / 4))) < 0.001)
    }
  }

  @Test func aLaneIsHeardForItsLengthToTheMillisecond() throws {
    let recording = try Recording(Self.diary.score)
    let note = try #require(recording.data.last)
    let middle = recording.frame(note.start + note.length / 2)
    let begin = Measure.onset(
      recording.mono, from: recording.frame(note.start) - 200, middle: middle, frequency: note.frequency,
      sampleRate: 48_000)
    // The end is the beginning of the same sound played backward.
    let mirrored = Array(recording.mono.reversed())
    let end = Measure.onset(
      mirrored, from: mirrored.count - recording.frame(note.start + note.length) - 200,
      middle: mirrored.count - middle, frequency: note.frequency, sampleRate: 48_000)
    // Half of the strength is half of the rise (10 ms) and of the fall (30 ms) away from both ends.
    let instrument = InstrumentSet.standard.values
    let heard = Double(mirrored.count - end - begin) / 48_000 + (instrument.attack + instrument.release) / 2
    #expect(abs(heard - note.length) < 0.001, "\(heard)")
    let held = Measure.pitch(recording.slice(note.start + 0.02, note.start + 0.15), sampleRate: 48_000)
    let still = Measure.pitch(recording.slice(note.start + 0.22, note.start + 0.36), sampleRate: 48_000)
    #expect(abs(Measure.cents(held, against: note.frequency)) < 1 && abs(Measure.cents(still, against: held)) < 1)
  }

  @Test func lanesThatOverlapAreBothHeard() throws {
    let recording = try Recording(Self.diary.score)
    let (long, short) = (recording.data[0], recording.data[1])
    let peaks = { (from: Double, to: Double) in
      let power = Spectrum.power(recording.slice(from, to), window: Spectrum.blackmanHarris, size: 65_536)
      return [long, short].map { note in
        let bin = Int((note.frequency / 48_000 * 65_536).rounded())
        return Measure.decibels(power[(bin - 8)...(bin + 8)].max() ?? 0)
      }
    }
    let (before, both, after) = (peaks(0.05, 0.35), peaks(0.45, 0.75), peaks(0.85, 0.98))
    #expect(abs(both[0] - both[1]) < 12, "\(both)")
    #expect(before[1] < both[1] - 50 && after[1] < both[1] - 50, "\(before) \(after)")
    // The short one steals nothing: the long one is as strong within the overlap as before it.
    #expect(abs(both[0] - before[0]) < 0.5)
  }

  @Test func overlapsHaveNoClicks() throws {
    let recording = try Recording(Self.diary.score)
    for note in recording.data {
      for time in [note.start + 0.003, note.start + note.length - 0.005] {
        let level = Measure.click(recording.mono, around: recording.frame(time), above: 10_560, sampleRate: 48_000)
        #expect(level < -60, "\(note.mark ?? "") at \(time): \(level) dB")
      }
    }
    #expect(Measure.power(recording.slice(1.26, 1.59)) == 0)
    let again = try Recording(Self.diary.score)
    #expect(again.bytes == recording.bytes)
    let loudness = ReferenceLoudness.integrated(left: recording.left, right: recording.right)
    #expect(abs(loudness + 23) < 0.5)
  }

  @Test func theLastOneHasRoomToSound() {
    // A point at the very end: the whole of X shrinks so that its 50 ms fit in, and everything stays in proportion.
    let chart = EventChart([
      [
        (EventChart.hours(0, 10), .number(1)), (EventChart.at(5), .number(2)),
        (EventChart.at(10), .number(3)),
      ]
    ])
    #expect(chart.marks.map(\.start) == [0, 0.975, 1.95])
    #expect(chart.marks.map(\.length) == [1.95, 0.05, 0.05])
    #expect(chart.score.duration == 2)
  }

  @Test func eventsThatBeginTogetherAreAllHeardUpToFour() {
    let events: [(XValue, MarkValue)] = (1...6).map { (EventChart.hours(0, $0), .number(Double($0))) }
    #expect(EventChart([Array(events.prefix(4))]).marks.map(\.mark) == ["s/0", "s/1", "s/2", "s/3"])
    // Of six the lowest, the highest, and the longest, which is the highest.
    #expect(EventChart([events]).marks.map(\.mark) == ["s/0", "s/5"])
  }

  @Test func binsAreHeldForTheirWidth() {
    let chart = EventChart(
      [[(.bin(from: 0, to: 1), .number(1)), (.bin(from: 1, to: 4), .number(2))]], kind: .bar, type: .quantitative)
    #expect(chart.marks.map(\.start) == [0, 0.5] && chart.marks.map(\.length) == [0.5, 1.5])
  }

  @Test func bucketsOfTheCalendarAreNoStretches() {
    let chart = EventChart(
      [[(EventChart.hours(0, 1), .number(1)), (EventChart.hours(1, 4), .number(2))]], bucketing: .calendar(.hour))
    #expect(chart.marks.map(\.start) == [0, 1] && chart.marks.map(\.length) == [0.25, 0.25])
  }

  @Test func seriesShareOneTimeAndALineGlidesOnIt() {
    var chart = EventChart([
      [(EventChart.hours(0, 8), .number(1))],
      [(EventChart.at(0), .number(0)), (EventChart.at(2), .number(10)), (EventChart.at(4), .number(5))],
    ])
    chart.chart.series[1].isContinuous = true
    chart.chart.series[1].kind = .line
    let notes = chart.marks
    #expect(notes.map(\.start) == [0, 2.2, 2.575, 2.95])
    #expect(notes.map(\.glide).map { $0 != nil } == [false, true, true, true])
    #expect(notes[1].endFrequency == notes[2].frequency)
  }

  @Test func spansLastAsLongAsTheirLanes() {
    let spans = Self.diary.score.spans
    #expect(spans.map(\.id) == ["s/0", "s/1", "s/2", "s/3"])
    #expect(spans.map(\.end) == [1, 0.8, 1.25, 2])
  }

  @Test(arguments: 1...12) func tenThousandEventsKeepTheirExtremes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    // 9,973 is a prime, so that no event but the last begins at the edge of a slot.
    let last = 9_973
    let events: [(XValue, MarkValue)] = (0...last).map { place in
      let length = Int.random(in: 0..<200, using: &generator)
      let value = place == last ? 5 : Double.random(in: 0...10, using: &generator)
      return (EventChart.hours(place, place + length), place % 997 == 5 ? .missing : .number(value))
    }
    let chart = EventChart([events]).chart
    var options = SoundOptions()
    options.take(seconds: 8)
    let score = Score(chart: chart, facts: ChartFacts(chart), options: options)
    let notes = score.notes.filter { $0.mark != nil }
    #expect((320...700).contains(notes.count))
    #expect(score.duration == 8 && notes.allSatisfy { $0.start + $0.length <= 8 + 2e-6 && $0.length >= 0.02 })
    // The plain twin: every slot of 50 ms has its lowest and its highest, and every gap is heard.
    let latest = events.map { $0.0.hoursEnd }.max() ?? 1
    let reach = min(8, 7.95 * latest / Double(last))
    var slots: [Int: [Double]] = [:]
    for (x, value) in events.dropLast() {
      guard let number = value.number else { continue }
      slots[Int(x.hoursStart / latest * reach / 0.05), default: []].append(number)
    }
    let heard = Set(notes.compactMap { $0.y?.number })
    for values in slots.values {
      #expect(heard.contains(values.min() ?? 0) && heard.contains(values.max() ?? 0))
    }
    #expect(notes.filter { $0.role == .missing }.count == 10)
    let longest = events.map { $0.0.hoursEnd - $0.0.hoursStart }.max() ?? 0
    #expect(notes.contains { abs($0.length - longest / latest * reach) < 1e-5 })
  }
}

extension XValue {
  fileprivate var hoursStart: Double {
    if case .interval(let from, _) = self { (from.seconds - EventChart.hour(0).seconds) / 3_600 } else { 0 }
  }

  fileprivate var hoursEnd: Double {
    if case .interval(_, let to) = self { (to.seconds - EventChart.hour(0).seconds) / 3_600 } else { 0 }
  }
}
