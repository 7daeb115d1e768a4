import ChartAnalysis
import ChartModel
import ChartSound
import Foundation
import SoundMeasures
import Testing

/// Levels, ranges, shares and scales: where a value stands along Y is how high it sounds.
@Suite struct HeightTests {
  static let levels = AxisDomain.categories(EventChart.levels)

  @Test func aLevelHasThePitchOfItsPlaceAmongAll() throws {
    let shown: [MarkValue] = ["Severe", "Mild", "Present"].map { .category($0) }
    let recording = try Recording(EventChart(shown, kind: .point, yDomain: Self.levels).score)
    for (note, share) in zip(recording.data, [1, 0.5, 0.25]) {
      #expect(abs(Measure.cents(recording.pitch(note), against: EventChart.pitch(share))) < 1)
    }
    #expect(recording.score.pitch.domain == 0...4)
  }

  @Test func aLevelThatTheAxisHasNotIsMissing() {
    let chart = EventChart(
      [.category("Mild"), .category("Unknown"), .category("")], kind: .point, yDomain: Self.levels)
    #expect(chart.marks.map(\.role) == [.data, .missing, .missing])
    let other = EventChart([.category("Mild")], kind: .point, yDomain: .numbers(0...4))
    #expect(other.marks.map(\.role) == [.missing])
  }

  @Test func oneLevelIsTheMiddle() {
    let chart = EventChart([.category("Only")], kind: .point, yDomain: .categories(["Only", "Only"]))
    #expect(chart.marks.first?.frequency == 220)
    let single = EventChart([.category("Only")], kind: .point, yDomain: .categories(["Only"]))
    #expect(abs((single.marks.first?.frequency ?? 0) - 622.254) < 0.001)
  }

  @Test(arguments: [MarkKind.bar, .area]) func aRangeRisesFromItsLowerEnd(kind: MarkKind) throws {
    let values: [MarkValue] = [.range(from: 2, to: 6), .range(from: 5, to: 5), .range(from: 8, to: 3)]
    let recording = try Recording(EventChart(values, kind: kind).score)
    #expect(recording.data.map(\.mark) == ["s/0", "s/1", "s/2"] && recording.data.allSatisfy { $0.glide == nil })
    for (note, ends) in zip(recording.data, [(0.2, 0.6), (0.5, 0.5), (0.3, 0.8)]) {
      let (low, high) = (EventChart.pitch(ends.0), EventChart.pitch(ends.1))
      #expect(abs(note.frequency - low) < 1e-6 && abs(note.endFrequency - high) < 1e-6)
      let middle = note.start + note.length / 2
      let heard = Measure.pitch(recording.slice(middle - 0.02, middle + 0.02), sampleRate: 48_000)
      #expect(abs(Measure.cents(heard, against: (low * high).squareRoot())) < 20)
    }
  }

  @Test func aRangeBeyondTheAxisOrBelowZeroHasTheOtherTimbre() {
    let ranges: [MarkValue] = [.range(from: 1, to: 12), .range(from: -4, to: -2), .range(from: -1, to: 1), .number(-1)]
    let values: [MarkValue] = ranges + [.number(1)]
    let notes = EventChart(values, kind: .bar, yDomain: .numbers(-10...10)).marks
    #expect(notes.map(\.instrument) == ["hollow", "hollow", "clear", "hollow", "clear"])
    #expect(notes[0].endFrequency == 1_760)
  }

  @Test func rangesWithoutAnAxisBoundThePitchesThemselves() {
    let values: [MarkValue] = [.range(from: 3, to: 4), .range(from: 1, to: 2), .range(from: .nan, to: 99)]
    let chart = EventChart(values, kind: .bar, yDomain: .empty)
    #expect(chart.score.pitch.domain == 1...4)
    #expect(chart.marks.map(\.role) == [.data, .data, .missing])
  }

  @Test func denseRangesLoseNeitherEnd() {
    var values: [MarkValue] = (0..<1_000).map { .range(from: 4 + Double($0 % 3) / 10, to: 6 - Double($0 % 7) / 10) }
    values[501] = .range(from: 0, to: 5)
    values[503] = .range(from: 5, to: 10)
    let kept = EventChart(values, kind: .bar).marks
    #expect(kept.count <= 510)
    #expect(kept.contains { $0.mark == "s/501" } && kept.contains { $0.mark == "s/503" })
  }

  // MARK: Shares

  static func parts(_ stack: StackMethod) -> EventChart {
    var chart = EventChart(
      [
        [(.category("a"), .number(1)), (.category("b"), .number(30)), (.category("c"), .number(0))],
        [(.category("a"), .number(3)), (.category("b"), .number(10)), (.category("c"), .number(0))],
      ],
      kind: .bar, type: .nominal, yDomain: .numbers(0...40))
    chart.chart.stack = stack
    chart.chart.totals = Series(
      id: "@total",
      marks: [("a", 4.0), ("b", 40), ("c", 0)].map {
        Mark(id: "@total/\($0.0)", x: .category($0.0), value: .number($0.1), rowCount: 2)
      })
    return chart
  }

  @Test func partsOfANormalizedStackAreHeardByTheirShares() {
    let notes = Self.parts(.normalize).marks
    // Nothing has no parts: no share is said there, and none heard.
    #expect(notes.map(\.mark) == ["s0/0", "s0/1", "s1/0", "s1/1"])
    // What sounds stands on the axis of shares, where a reader of scores looks for it.
    #expect(notes.map(\.y) == [0.25, 0.75, 0.75, 0.25].map { .number($0) })
    for (note, share) in zip(notes, [0.25, 0.75, 0.75, 0.25]) {
      #expect(abs(Measure.cents(note.frequency, against: EventChart.pitch(share))) < 0.001)
    }
    #expect(Self.parts(.normalize).score.pitch.domain == 0...1)
  }

  @Test func aCenteredStackIsHeardByItsPartsAndAnOtherByItsTotalFirst() {
    #expect(Self.parts(.center).marks.map(\.mark) == ["s0/0", "s0/1", "s0/2", "s1/0", "s1/1", "s1/2"])
    let part = Self.parts(.center).marks.first { $0.mark == "s0/1" }
    #expect(abs((part?.frequency ?? 0) - EventChart.pitch(0.75)) < 1e-6)
    #expect(
      Self.parts(.zero).marks.map(\.mark)
        == ["@total/a", "@total/b", "@total/c"] + ["s0/0", "s0/1", "s0/2", "s1/0", "s1/1", "s1/2"])
  }

  @Test func partsWithoutAShareAreNeitherNoteNorNoise() {
    var chart = Self.parts(.normalize)
    for index in 0...1 { chart.chart.series[index].marks[0].value = .number(1.7e308) }
    chart.chart.totals?.marks[0].value = .infinite(negative: false)
    #expect(chart.marks.map(\.mark) == ["s0/1", "s1/1"])
    // Where one part is negative there are no shares at all.
    chart.chart.series[1].marks[1].value = .number(-10)
    #expect(chart.marks.isEmpty && !chart.score.notes.contains { [.data, .missing].contains($0.role) })
    // A part without a value still is a breath of noise.
    chart.chart.series[0].marks[1].value = .missing
    #expect(chart.marks.map(\.role) == [.missing])
  }

  @Test func partsOfAWholeFollowEachOther() {
    var chart = EventChart(
      (1...4).map { [(.category("all"), .number(Double($0)))] }, kind: .sector, type: .nominal, yDomain: .empty)
    chart.chart.isPartToWhole = true
    chart.chart.totals = Series(
      id: "@total", marks: [Mark(id: "@total/all", x: .category("all"), value: .number(10), rowCount: 4)])
    #expect(chart.marks.map(\.mark) == ["s0/0", "s1/0", "s2/0", "s3/0"])
    #expect(chart.marks.map(\.start) == [0, 0.5, 1, 1.5])
    #expect(chart.score.notes.allSatisfy { $0.role == .data } && chart.score.duration == 2)
    for (note, share) in zip(chart.marks, [0.25, 0.5, 0.75, 1]) {
      #expect(abs(Measure.cents(note.frequency, against: EventChart.pitch(share))) < 0.001)
    }
  }

  // MARK: Scales

  static let shares: [(ScaleType, Double, Double)] = [
    (.linear, 250.75, 0.25), (.log, 31.622_776_601_683_79, 0.5), (.log, 1, 0), (.log, 10, 0.333_333_333_333),
    (.log, 1_000, 1), (.squareRoot, 250, 0.483_672_283_984), (.power(exponent: 2), 500, 0.249_999_249_999),
    (.symmetricLog(slopeAtZero: 1), 99, 0.629_387_062_048), (.power(exponent: -1), 2, 0.001_001_001_001),
    (.log, -5, 0), (.log, 1e9, 1), (.log, .nan, 0.5), (.power(exponent: .nan), 250, 0.249_249_249_249),
  ]

  @Test(arguments: shares)
  func pitchFollowsTheAxis(scale: ScaleType, value: Double, share: Double) {
    let mapping = PitchMapping(low: 220, high: 1_760, domain: 1...1_000, scale: scale)
    #expect(abs(log2(mapping.frequency(of: value) / 220) / 3 - share) < 1e-9)
  }

  /// A scale that a domain does not have is a line, never a crash nor a pitch out of bounds.
  @Test(arguments: [
    (ScaleType.log, 0.0...10.0), (.log, -5...5), (.power(exponent: -1), -1...1), (.power(exponent: 0), 0...1),
    (.symmetricLog(slopeAtZero: .infinity), 0...10), (.symmetricLog(slopeAtZero: -1), -5...5),
    (.symmetricLog(slopeAtZero: .nan), 0...10), (.power(exponent: 1e9), 2...4), (.log, -1.7e308...1.7e308),
  ])
  func impossibleScalesAreLinear(scale: ScaleType, domain: ClosedRange<Double>) {
    let (bent, line) = (
      PitchMapping(low: 220, high: 1_760, domain: domain, scale: scale),
      PitchMapping(low: 220, high: 1_760, domain: domain)
    )
    let ends = [domain.lowerBound, domain.upperBound]
    #expect(ends.map { bent.frequency(of: $0) } == ends.map { line.frequency(of: $0) })
    let middle = domain.lowerBound / 2 + domain.upperBound / 2
    #expect((220...1_760.001).contains(bent.frequency(of: middle)))
  }

  @Test(arguments: [
    ScaleType.linear, .log, .squareRoot, .power(exponent: 3), .power(exponent: 0.3), .power(exponent: -2),
    .symmetricLog(slopeAtZero: 0.01), .symmetricLog(slopeAtZero: 1e6),
  ])
  func aHigherValueNeverSoundsLower(scale: ScaleType) {
    let domains: [ClosedRange<Double>] = [
      1...1_000, -1_000 ... -1, -50...70, 0...1e-300, -1.7e308...1.7e308, 1e-300...1e300, 5...5.000001,
    ]
    for domain in domains {
      let mapping = PitchMapping(low: 220, high: 1_760, domain: domain, scale: scale)
      let places = (0...200).map { domain.lowerBound * (1 - Double($0) / 200) + domain.upperBound * Double($0) / 200 }
      let pitches = places.map { mapping.frequency(of: $0) }
      #expect(zip(pitches.dropFirst(), pitches).allSatisfy { $0 >= $1 - 1e-9 }, "\(domain)")
      #expect(abs((pitches.first ?? 0) - 220) < 1e-6 && abs((pitches.last ?? 0) - 1_760) < 1e-6, "\(domain)")
    }
  }

  @Test func anAxisOfLogarithmsIsHeardAsItIsSeen() throws {
    var chart = EventChart([1, 10, 100, 1_000].map { .number($0) }, kind: .point, yDomain: .numbers(1...1_000))
    chart.chart.yAxis.scale = .log
    let recording = try Recording(chart.score)
    for (note, octave) in zip(recording.data, [220.0, 440, 880, 1_760]) {
      #expect(abs(Measure.cents(recording.pitch(note), against: octave)) < 1)
    }
    // What is drawn higher is higher, and a listener who wants larger values higher has them so.
    chart.chart.yAxis.isReversed = true
    let reversed = try Recording(chart.score)
    for (note, octave) in zip(reversed.data, [1_760.0, 880, 440, 220]) {
      #expect(abs(Measure.cents(reversed.pitch(note), against: octave)) < 1)
    }
    var options = SoundOptions()
    options.polarity = .up
    #expect(Score(chart: chart.chart, facts: ChartFacts(chart.chart), options: options).notes == recording.score.notes)
  }

  @Test(arguments: [
    (ScaleType.linear, "log"), (.log, "log of log"), (.symmetricLog(slopeAtZero: 1), "log of symlog"),
    (.squareRoot, "log of sqrt"), (.power(exponent: 2), "log of pow"),
  ])
  func theScoreNamesTheScale(scale: ScaleType, name: String) {
    var chart = EventChart([.number(1)], kind: .point)
    chart.chart.yAxis.scale = scale
    let text = chart.score.json(sampleRate: 48_000, channels: 2, loudness: nil).text
    #expect(text.contains("\"scale\":\"\(name)\","))
  }

  @Test func levelsAndSharesAreEvenWhateverTheScale() {
    var chart = EventChart([.category("Mild")], kind: .point, yDomain: Self.levels)
    chart.chart.yAxis.scale = .squareRoot
    #expect(abs((chart.marks.first?.frequency ?? 0) - EventChart.pitch(0.5)) < 1e-6)
    var parts = Self.parts(.normalize)
    parts.chart.yAxis.scale = .squareRoot
    #expect(abs(parts.marks[0].frequency - EventChart.pitch(0.25)) < 1e-6)
  }
}
