import ChartModel
import ChartSound
import SoundMeasures
import Testing

@Suite struct RuleTests {
  static func chart(_ places: [Rule.Place], _ values: [Double] = [2, 4, 6, 8]) -> EventChart {
    var chart = EventChart(values.map { .number($0) }, kind: .bar)
    chart.chart.rules = places.enumerated().map { Rule(id: "@rule-\($0)", name: "Rule \($0)", place: $1) }
    return chart
  }

  @Test func aRuleAcrossValuesIsHeardBeforeTheMarks() throws {
    let recording = try Recording(Self.chart([.y(.number(5)), .y(.range(from: 0, to: 10))]).score)
    let rules = recording.score.notes.filter { $0.role == .reference }
    #expect(rules.map(\.start) == [0, 0.3] && rules.allSatisfy { $0.length == 0.15 && $0.mark == nil })
    #expect(rules.map(\.y) == [.number(5), .range(from: 0, to: 10)] && rules.allSatisfy { $0.series == "s" })
    #expect(abs(Measure.cents(recording.pitch(rules[0]), against: EventChart.pitch(0.5))) < 1)
    #expect(rules[1].frequency == 220 && abs(rules[1].endFrequency - 1_760) < 1e-6)
    #expect(recording.data.map(\.start) == [0.6, 1.1, 1.6, 2.1] && recording.score.duration == 2.6)
    let levels = [rules[0], recording.data[1]].map { note in
      Measure.power(recording.slice(note.start + 0.05, note.start + 0.1))
    }
    #expect(Measure.decibels(levels[0] / levels[1]) < -4)
    for note in rules {
      for time in [note.start + 0.003, note.start + note.length - 0.005] {
        #expect(Measure.click(recording.mono, around: recording.frame(time), above: 10_560, sampleRate: 48_000) < -60)
      }
    }
  }

  @Test func theFirstThreeWithAPitchAreHeardAfterZero() {
    let values: [MarkValue] = [
      .missing, .number(1), .number(.nan), .category("Goal"), .number(2), .number(3), .number(4), .number(5),
    ]
    var chart = Self.chart(values.map { .y($0) }, [-2, 4])
    chart.chart.yAxis.domain = .numbers(-10...10)
    chart.chart.rules[1].author = AuthorText(isHidden: true)
    let notes = chart.score.notes
    #expect(notes.prefix(4).map(\.role) == [.zero, .reference, .reference, .reference])
    #expect(notes.prefix(4).map(\.start) == [0, 0.3, 0.6, 0.9])
    #expect(notes[1...3].map(\.y) == [2, 3, 4].map { .number($0) })
    #expect(notes[4].start == 1.2)
  }

  @Test func aRuleAtALevelHasItsPitch() {
    var chart = EventChart([.category("Mild")], kind: .point, yDomain: .categories(EventChart.levels))
    chart.chart.rules = [Rule(id: "@rule-1", name: "Limit", place: .y(.category("Severe")))]
    #expect(abs((chart.score.notes.first?.frequency ?? 0) - 1_760) < 1e-6)
    #expect(chart.score.notes.first?.role == .reference)
  }

  /// Buckets have slots of half a second; a rule within the second bucket ticks within its slot.
  @Test(arguments: [(0.0, 0.0, -0.8), (1.5, 0.75, 0), (3, 1.5, 0.8), (2.2, 1.1, 0.373333)])
  func aRuleAcrossXTicksAtItsPlace(x: Double, start: Double, pan: Double) throws {
    let notes = Self.chart([.x(.number(x))]).score.notes
    let tick = try #require(notes.first { $0.role == .tick })
    #expect(tick.start == start && abs(tick.pan - pan) < 1e-6 && tick.x == .number(x) && tick.mark == nil)
    #expect(notes.count == 5 && tick.gain < -12 && tick.length == 0.015)
  }

  @Test(arguments: [XValue.number(-0.1), .number(3.1), .number(.nan), .number(.infinity), .category("a")])
  func aRuleBeyondWhatIsHeardIsSilent(x: XValue) {
    #expect(Self.chart([.x(x)]).score.notes.count == 4)
  }

  @Test func aRuleWithinTheLastBucketTicks() {
    var chart = EventChart(
      [[(EventChart.hours(0, 1), .number(1)), (EventChart.hours(1, 2), .number(2))]], bucketing: .calendar(.hour))
    let late = Instant(microseconds: EventChart.hour(1).microseconds + 1_800_000_000)
    chart.chart.rules = [late, EventChart.hour(2)].enumerated().map {
      Rule(id: "@rule-\($0)", name: "", place: .x(.instant($1)))
    }
    let ticks = chart.score.notes.filter { $0.role == .tick }
    #expect(ticks.map(\.start) == [1.5] && ticks.map(\.pan) == [0.8])
  }

  /// A far rule widens the axis that is drawn; what is heard are the marks.
  @Test(arguments: [(50.0, 0.0...50.0), (-50, -50...5), (50, 0...60)])
  func aFarRuleSqueezesNoMark(x: Double, domain: ClosedRange<Double>) {
    var chart = Self.chart([.x(.number(x))], [1, 2, 3, 4, 5, 6])
    let alone = Self.chart([], [1, 2, 3, 4, 5, 6]).marks
    chart.chart.xAxis.domain = .numbers(domain)
    #expect(chart.marks == alone && chart.score.notes.count == 6)
    // In a window, X is what is shown, and the rule within it.
    chart.chart.window = ChartWindow(length: 110, position: -50, domain: -50..<60, shortest: 1)
    #expect(chart.score.notes.contains { $0.role == .tick } && chart.marks != alone)
  }

  @Test func aRuleOnOneSideLeavesTheOther() {
    var chart = Self.chart([.x(.number(50))], [1, 2, 3, 4, 5, 6])
    chart.chart.xAxis.domain = .numbers(-5...50)
    #expect(chart.marks.map(\.pan) == [0, 0.16, 0.32, 0.48, 0.64, 0.8])
  }

  @Test func aRuleAmongStretchesTicksInProportion() {
    var chart = StretchTests.diary
    chart.chart.rules = [5, 11].map { Rule(id: "@\($0)", name: "", place: .x(EventChart.at($0))) }
    let ticks = chart.score.notes.filter { $0.role == .tick }
    #expect(ticks.map(\.start) == [1] && ticks.map(\.pan) == [0])
  }

  @Test func ticksDoNotRunIntoEachOther() {
    let chart = Self.chart((0..<10_000).map { .x(.number(Double($0) * 3 / 9_999)) })
    let ticks = chart.score.notes.filter { $0.role == .tick }.map(\.start)
    #expect((25...31).contains(ticks.count))
    #expect(zip(ticks.dropFirst(), ticks).allSatisfy { $0 - $1 >= 0.05 - 1e-9 })
  }
}
