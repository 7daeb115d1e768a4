import ChartAnalysis
import ChartModel
@testable import SoundCheck
import Testing

@testable import ChartSound

/// Two or three series at once, or stretch by stretch.
@Suite struct ArrangementTests {
  /// Lines over the same numbers.
  static func chart(_ lists: [[Double]], kind: MarkKind = .line) -> BucketedChart {
    var chart = EventChart(
      lists.map { $0.enumerated().map { (.number(Double($0)), .number($1)) } }, kind: kind, type: .quantitative,
      yDomain: .numbers(0...20)
    ).chart
    for place in chart.series.indices { chart.series[place].name = "Series \(place)" }
    return chart
  }

  static func options(_ arrangement: SeriesArrangement) throws -> SoundOptions {
    let series = [StandardInstrument.clear, .reed, .organ].map { $0.instrument }
    var options = SoundOptions(instruments: InstrumentSet(series: series))
    options.arrangement = arrangement
    return options
  }

  static func score(_ chart: BucketedChart, _ arrangement: SeriesArrangement) throws -> Score {
    Score(chart: chart, facts: ChartFacts(chart), options: try options(arrangement))
  }

  static let lists: [[Double]] = [
    (0..<24).map { (place: Int) -> Double in Double(place * 5 % 19) },
    (0..<24).map { (place: Int) -> Double in Double(20 - place * 7 % 20) },
    (0..<24).map { (place: Int) -> Double in Double(place * 3 % 17) },
  ]

  @Test(arguments: [2, 3]) func seriesAtOnceBeginApartAndStandApart(count: Int) throws {
    let score = try Self.score(Self.chart(Array(Self.lists.prefix(count))), .together)
    let seats = count == 2 ? [-0.7, 0.7] : [-0.7, 0, 0.7]
    let instruments = ["clear", "reed", "organ"]
    for index in 0..<count {
      let notes = score.notes.filter { $0.role == .data && $0.series == "s\(index)" }
      #expect(notes.count == 24)
      #expect(notes.first?.start == 0.3 * Double(index))
      #expect(notes.allSatisfy { $0.pan == seats[index] && $0.instrument == instruments[index] })
    }
    // 24 marks ask for 2.88 seconds, and all but the first begin later.
    #expect(abs(score.duration - 2.88 - 0.3 * Double(count - 1)) < 1e-6)
    #expect(score.notes.filter { $0.role == .tick }.allSatisfy { $0.series == "s0" })
  }

  /// Nothing is lost, nothing sounds at once, and every stretch of one series is followed by that of the other.
  @Test(arguments: [MarkKind.line, .bar], [2, 3]) func stretchesAreHeardInTurn(kind: MarkKind, count: Int) throws {
    let chart = Self.chart(Array(Self.lists.prefix(count)), kind: kind)
    let score = try Self.score(chart, .compared)
    let plain = try Self.score(chart, .inTurn)
    let data = score.notes.filter { $0.role == .data }
    #expect(Set(data.compactMap(\.mark)) == Set(plain.notes.filter { $0.role == .data }.compactMap(\.mark)))
    #expect(zip(data, data.dropFirst()).allSatisfy { $0.start + $0.length <= $1.start + 1e-5 })
    let turns = data.compactMap(\.series).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(turns.count > count && turns.count % count == 0)
    #expect(turns == turns.indices.map { "s\($0 % count)" })
    let last = data.map { $0.start + $0.length }.max() ?? 0
    #expect(last <= score.duration && score.duration - last < 0.3)
    for note in data { #expect(note.frequency == plain.notes.first { $0.mark == note.mark }?.frequency) }
  }

  /// One series, or more than three, are heard in turn whatever was asked.
  @Test(arguments: [1, 4]) func otherNumbersOfSeriesAreHeardInTurn(count: Int) throws {
    let chart = Self.chart((0..<count).map { Self.lists[$0 % 3] })
    #expect(try Self.score(chart, .together) == Self.score(chart, .inTurn))
    #expect(try Self.score(chart, .compared) == Self.score(chart, .inTurn))
    #expect(!SeriesArrangement.together.suits(chart) && SeriesArrangement.inTurn.suits(chart))
  }

  @Test(arguments: SeriesArrangement.allCases, [2, 3]) func soundsAsPlanned(arrangement: SeriesArrangement, count: Int)
    throws
  {
    let score = try Self.score(Self.chart(Array(Self.lists.prefix(count))), arrangement)
    let series = [StandardInstrument.clear, .reed, .organ].map { $0.instrument }
    let sound = try VerificationTests.sound(score, instruments: InstrumentSet(series: series))
    let check = try VerificationTests.check(sound, as: score)
    #expect(check.metrics.filter { !$0.holds }.map(\.line) == [])
  }

  /// Lines that meet half-way between the third and the fourth of ten marks.
  @Test func crossingsAreTwoTicksAmongTheLaterSeries() throws {
    let rising = (0..<10).map { 2 * Double($0) }
    let chart = Self.chart([rising, rising.map { 10 - $0 }.map { max($0, 0) }])
    let score = try Self.score(chart, .inTurn)
    let ticks = score.notes.filter { $0.role == .marker && $0.series == "s1" }
    let marks = score.notes.filter { $0.series == "s1" && $0.role == .data }
    #expect(ticks.count == 2 && marks.count == 10)
    #expect(abs(ticks[0].start - (marks[2].start + marks[3].start) / 2) < 2e-6)
    #expect(abs(ticks[1].start - ticks[0].start - 0.06) < 2e-6)
    var options = try Self.options(.inTurn)
    options.context.remove(.crossings)
    let without = Score(chart: chart, facts: ChartFacts(chart), options: options)
    #expect(without.notes == score.notes.filter { $0.role != .marker || $0.series == nil })
  }

  /// Where marks are too close together to be heard one by one, what a group begins with is heard in its own stretch.
  @Test func denseStretchesKeepTheirGroups() throws {
    let lists = [7, 11].map { factor in (0..<300).map { (place: Int) -> Double in Double(place * factor % 19) } }
    let score = try Self.score(Self.chart(lists), .compared)
    #expect(score.reducedCount > 0)
    for index in 0...1 {
      let spans = score.spans.filter { $0.importance == .group && $0.id.hasPrefix("s\(index)/") }
      #expect(spans.count > 1 && spans.allSatisfy { $0.end - $0.start > 0.2 })
    }
    let data = score.notes.filter { $0.role == .data }
    let turns = data.compactMap(\.series).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(turns == turns.indices.map { "s\($0 % 2)" })
    #expect(zip(data.dropFirst(), data).allSatisfy { $0.start - $1.start >= 0.05 - 1e-5 })
  }

  /// A hidden series beside two others is not heard, and their crossing is.
  @Test func crossingsBesideAHiddenSeries() throws {
    let rising = (0..<10).map { 2 * Double($0) }
    var chart = Self.chart([rising, rising, rising.map { max(10 - $0, 0) }])
    for place in chart.series[0].marks.indices {
      var author = AuthorText()
      author.isHidden = true
      chart.series[0].marks[place].author = author
    }
    let ticks = try Self.score(chart, .inTurn).notes.filter { $0.role == .marker && $0.series != nil }
    #expect(ticks.map(\.series) == ["s2", "s2"])
    #expect(abs(ticks[1].start - ticks[0].start - 0.06) < 2e-6)
  }
}
