import ChartAnalysis
import ChartModel
@testable import ChartSound
@testable import SoundCheck
import Testing

/// The length of a note says a third number where that is asked for.
@Suite struct LengthTests {
  /// Points with a size, at places along X.
  static func chart(
    _ points: [(x: Double, size: Double?)], kind: MarkKind = .point, field: String = "size"
  ) -> BucketedChart {
    var chart = EventChart(
      [points.enumerated().map { (.number($1.x), .number(Double($0 % 11))) }], kind: kind, type: .quantitative
    ).chart
    chart.details = [DetailField(name: "name", type: .nominal), DetailField(name: field, type: .quantitative)]
    for place in chart.series[0].marks.indices {
      chart.series[0].marks[place].details = [.category("p"), points[place].size.map { .number($0) }]
    }
    return chart
  }

  static func score(_ chart: BucketedChart, by field: String? = "size", duration: Double? = nil) -> Score {
    var options = SoundOptions()
    options.lengthField = field
    if let duration { options.duration = duration...duration }
    return Score(chart: chart, facts: ChartFacts(chart), options: options)
  }

  static func lengths(_ score: Score) -> [Double] { score.notes.filter { $0.role == .data }.map(\.length) }

  static let four: [(x: Double, size: Double?)] = [(0, 10), (1, 1_000), (2, 505), (3, 257.5)]

  @Test func theLongestIsTheGreatest() {
    let score = Self.score(Self.chart(Self.four))
    #expect(Self.lengths(score) == [0.05, 0.25, 0.15, 0.1])
    #expect(score.lengths == LengthMapping(field: "size", low: 0.05, high: 0.25, domain: 10...1_000))
    let json = score.json(sampleRate: 48_000, channels: 2, loudness: nil).text
    #expect(json.contains(#""lengths":{"field":"size","low":0.05,"high":0.25,"domain":[10,1000]}"#))
  }

  /// No length says anything that was not asked for, and everything else stays as it is.
  @Test func nothingElseChanges() {
    let chart = Self.chart(Self.four)
    let plain = Self.score(chart, by: nil)
    #expect(plain.lengths == nil && Set(Self.lengths(plain)) == [0.25])
    #expect(Self.score(chart, by: "name") == plain && Self.score(chart, by: "other") == plain)
    var told = Self.score(chart).notes
    for place in told.indices { told[place].length = 0.25 }
    #expect(told == plain.notes)
  }

  /// Stretch by stretch, too, equal numbers have equal lengths, and no note reaches the next series.
  @Test func stretchesCutNoLength() {
    // The second series has marks shortly before the edges, which are those of the first.
    let series: [[(XValue, MarkValue)]] = [0, 0.9].map { shift in
      (0..<20).map { place in
        let value = Double(place * 3 % 11)
        return (XValue.number(Double(place) + shift), MarkValue.number(value))
      }
    }
    var chart = EventChart(series, kind: .point, type: .quantitative).chart
    chart.details = [DetailField(name: "size", type: .quantitative)]
    for series in chart.series.indices {
      for place in chart.series[series].marks.indices {
        chart.series[series].marks[place].details = [.number(Double(1 + place % 2))]
      }
    }
    var options = SoundOptions()
    (options.lengthField, options.arrangement) = ("size", .compared)
    let score = Score(chart: chart, facts: ChartFacts(chart), options: options)
    #expect(Set(Self.lengths(score)).count == 2)
    let notes = score.notes.filter { $0.role == .data }
    #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.start + $0.length <= $1.start + 1e-9 })
    #expect(zip(notes, notes.dropFirst()).count { $0.series != $1.series } > 2)
  }

  /// Each mark has the room of the longest note: eight seconds hold 27 of 250 ms, and where there are more all are shorter.
  @Test(arguments: [(10, 3.0, 0.25), (27, 8, 0.25), (50, 8, 0.144), (79, 8, 0.091_139), (500, 30, 0.18)])
  func thereIsRoom(count: Int, duration: Double, longest: Double) {
    let score = Self.score(Self.chart((0..<count).map { (Double($0), Double($0 * 7 % count)) }))
    #expect(abs(score.duration - duration) < 1e-9)
    #expect(abs((score.lengths?.high ?? 0) - longest) < 2e-6 || count == 500)
    let notes = score.notes.filter { $0.role == .data }
    #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.start + $0.length <= $1.start })
    #expect(notes.allSatisfy { $0.length >= 0.05 && $0.length <= 0.25 })
    #expect((score.reducedCount > 0) == (count == 500))
  }

  /// A tenth of a second lies between two onsets, so that the longest note is 90 ms or more.
  @Test func closeMarksLeaveRoom() {
    let points: [(x: Double, size: Double?)] = [(0, 1), (0.01, 2), (0.02, 3), (0.03, 4), (5, 5), (10, 6)]
    let score = Self.score(Self.chart(points))
    #expect((score.lengths?.high ?? 0) >= 0.09 - 1e-9 && score.reducedCount > 0)
  }

  /// A mark without the number is as short as the least, and a breath of noise follows it.
  @Test func noNumberIsABreath() {
    var points = Self.four
    points[1].size = nil
    let chart = Self.chart(points)
    let score = Self.score(chart)
    #expect(Self.lengths(score) == [0.05, 0.05, 0.25, 0.15])
    let breath = score.notes.filter { $0.role == .missing }
    #expect(breath.map(\.mark) == ["s/1"] && breath.map(\.length) == [0.02] && breath.map(\.y) == [.missing])
    #expect(breath.map(\.start) == score.notes.filter { $0.role == .data && $0.mark == "s/1" }.map { $0.start + 0.05 })
    #expect(score.spans.filter { $0.importance != .group }.map(\.id) == ["s/0", "s/1", "s/2", "s/3"])
    // Nothing is missing twice: of a mark without a value its own breath is heard alone.
    var empty = chart
    empty.series[0].marks[1].value = .missing
    #expect(Self.score(empty).notes.count { $0.mark == "s/1" } == 1)
  }

  @Test func oneNumberIsTheMiddle() {
    #expect(Self.lengths(Self.score(Self.chart([(0, 7), (1, 7), (2, 7)]))) == [0.15, 0.15, 0.15])
  }

  /// What lasts as long as something else says has no fields.
  @Test func whatLengthsCanSay() {
    #expect(Self.chart(Self.four).lengthFields.map(\.name) == ["size"])
    #expect(Self.chart(Self.four, kind: .bar).lengthFields.map(\.name) == ["size"])
    #expect(Self.chart(Self.four, kind: .line).lengthFields == [])
    #expect(Self.chart([(0, nil), (1, .infinity)]).lengthFields == [])
    var whole = Self.chart(Self.four)
    whole.isPartToWhole = true
    #expect(whole.lengthFields == [])
    let stretches = EventChart([[(EventChart.hours(0, 2), .number(1)), (EventChart.hours(3, 4), .number(2))]])
    #expect(stretches.chart.lengthFields == [])
  }

  @Test func theSoundIsItsScore() throws {
    var points = Self.four
    points[2].size = nil
    let score = Self.score(Self.chart(points))
    let check = try VerificationTests.check(try VerificationTests.sound(score), as: score)
    #expect(check.metrics.filter { !$0.holds }.map(\.line) == [])
  }
}
