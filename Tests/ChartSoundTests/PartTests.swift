import ChartAnalysis
import ChartModel
@testable import SoundCheck
import Testing

@testable import ChartSound

/// The parts of a whole, and those of stacks.
@Suite struct PartTests {
  static func pie(_ values: [Double], kind: MarkKind = .sector) -> BucketedChart {
    var chart = TestChart([values.map { .number($0) }], kind: kind).chart
    chart.isPartToWhole = true
    return chart
  }

  static func score(_ chart: BucketedChart, _ options: SoundOptions = SoundOptions()) -> Score {
    Score(chart: chart, facts: ChartFacts(chart), options: options)
  }

  /// Each part is as long as it is large; what would be too short lasts 50 ms.
  @Test func partsOfAPieLastAsTheirShares() {
    let notes = Self.score(Self.pie([50, 30, 19, 1])).notes.filter { $0.role == .data }
    let lengths = notes.map { $0.length / 0.9 }
    #expect(abs(lengths[3] - 0.05) < 1e-5)
    #expect(abs(lengths[0] / lengths[1] - 5.0 / 3) < 1e-4 && abs(lengths[1] / lengths[2] - 30.0 / 19) < 1e-4)
    #expect(abs(lengths.reduce(0, +) - 2) < 1e-5)
    #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.start + $0.length <= $1.start })
  }

  /// A pie is heard clockwise from the top: right first, then left; a bar from left to right.
  @Test func partsStandWhereTheyLie() {
    let quarters = Self.score(Self.pie([25, 25, 25, 25])).notes.map(\.pan)
    #expect(quarters == [0.565685, 0.565685, -0.565685, -0.565685])
    let bar = Self.score(Self.pie([25, 25, 25, 25], kind: .bar)).notes.map(\.pan)
    #expect(bar == [-0.6, -0.2, 0.2, 0.6])
  }

  @Test func aPieSoundsAsPlanned() throws {
    let score = Self.score(Self.pie([50, 30, 19, 1]))
    let check = try VerificationTests.check(try VerificationTests.sound(score), as: score)
    #expect(check.metrics.filter { !$0.holds }.map(\.line) == [])
  }

  // MARK: Stacks

  /// Parts beside each other at three X: the second has a negative value at the last, the third none at the first.
  static let stack: BucketedChart = {
    let parts: [[MarkValue]] = [
      [.number(4), .number(2), .number(3)], [.number(2), .number(5), .number(-1)], [.missing, .number(1), .number(2)],
    ]
    var chart = TestChart(parts, domain: -2...10).chart
    let totals: [Double] = [6, 8, 4]
    let marks = totals.enumerated().map {
      Mark(id: "total/\($0)", x: .category("\($0)"), value: .number($1), rowCount: 1)
    }
    chart.totals = Series(id: "total", marks: marks)
    chart.stack = .zero
    return chart
  }()

  @Test func totalsOrParts() {
    var options = SoundOptions()
    let totals = Self.score(Self.stack, options).notes.filter { $0.role == .data }
    // Behind the totals each part that has a value, from zero.
    #expect(
      totals.map(\.mark)
        == ["total/0", "total/1", "total/2"] + ["s0/0", "s0/1", "s0/2", "s1/0", "s1/1", "s1/2", "s2/1", "s2/2"])
    options.stack = .parts
    let notes = Self.score(Self.stack, options).notes.filter { $0.mark != nil }
    #expect(
      notes.map(\.mark) == ["s0/0", "s1/0", "s2/0", "s0/1", "s1/1", "s2/1", "s0/2", "s1/2", "s2/2"])
    let ranges: [MarkValue?] = [
      .range(from: 0, to: 4), .range(from: 4, to: 6), .missing, .range(from: 0, to: 2), .range(from: 2, to: 7),
      .range(from: 7, to: 8), .range(from: 0, to: 3), .range(from: -1, to: 0), .range(from: 3, to: 5),
    ]
    #expect(notes.map(\.y) == ranges)
  }

  /// A sum that is the same everywhere says nothing: each part is heard by itself, at the height of its share.
  @Test func sharesThatFillAHundredAreHeardAsParts() {
    var chart = Self.stack
    for place in chart.totals?.marks.indices ?? 0..<0 { chart.totals?.marks[place].value = .number(100) }
    let score = Self.score(chart, SoundOptions())
    let notes = score.notes.filter { $0.mark != nil && $0.role == .data }
    #expect(notes.map(\.mark).prefix(3) == ["s0/0", "s0/1", "s0/2"])
    #expect(notes.allSatisfy { $0.frequency == score.pitch.frequency(of: $0.y?.number ?? -1) })
    chart.totals?.marks[0].value = .number(90)
    let totals = Self.score(chart, SoundOptions()).notes.filter { $0.mark != nil }
    #expect(totals.map(\.mark).first == "total/0")
  }

  /// Above zero each part rises from where the one before ends; below zero it falls.
  @Test func partsRiseFromWhereTheOneBeforeEnds() {
    var options = SoundOptions()
    options.stack = .parts
    let score = Self.score(Self.stack, options)
    let notes = score.notes.filter { $0.role == .data && $0.mark != nil }
    #expect(notes[1].frequency == notes[0].endFrequency && notes[3].frequency == notes[2].endFrequency)
    #expect(notes[0].frequency == score.pitch.frequency(of: 0) && notes[1].endFrequency == score.pitch.frequency(of: 6))
    let below = notes.first { $0.mark == "s1/2" }
    #expect(below?.frequency == score.pitch.frequency(of: 0) && below?.endFrequency == score.pitch.frequency(of: -1))
    #expect(
      zip(score.notes.dropFirst(), score.notes).filter { $0.mark != nil && $1.mark != nil }.allSatisfy {
        $0.start - $1.start >= 0.05 - 1e-5
      })
  }

  /// Among very many stacks the lowest and the highest are kept with all their parts.
  @Test func denseStacksKeepTheirExtremes() {
    let count = 300
    let parts = (0..<3).map { part in (0..<count).map { MarkValue.number(Double(($0 * 7 + part) % 11)) } }
    var chart = TestChart(parts, domain: 0...40).chart
    let marks = (0..<count).map { place in
      Mark(
        id: "total/\(place)", x: .category("\(place)"),
        value: .number(parts.map { $0[place].number ?? 0 }.reduce(0, +)),
        rowCount: 1)
    }
    chart.totals = Series(id: "total", marks: marks)
    chart.stack = .zero
    var options = SoundOptions()
    options.stack = .parts
    let score = Self.score(chart, options)
    let heard = score.notes.filter { $0.role == .data && $0.mark != nil }
    #expect(heard.count % 3 == 0 && score.reducedCount == count - heard.count / 3)
    let tops = heard.compactMap { $0.y?.high }
    #expect(tops.max() == marks.compactMap(\.value.number).max())
    #expect(zip(heard.dropFirst(), heard).allSatisfy { $0.start - $1.start >= 0.05 - 1e-5 })
  }

  /// What is hidden is drawn all the same, and the others stand on it.
  @Test func partsStandOnHiddenOnes() {
    var chart = Self.stack
    for place in chart.series[0].marks.indices {
      var author = AuthorText()
      author.isHidden = true
      chart.series[0].marks[place].author = author
    }
    var options = SoundOptions()
    options.stack = .parts
    let first = Self.score(chart, options).notes.first { $0.mark != nil }
    #expect(first?.mark == "s1/0" && first?.y == .range(from: 4, to: 6))
    let total = Self.score(chart).notes.first { $0.mark != nil }
    #expect(first?.start == total?.start)
  }

  /// More parts than any slot has room for are heard by their total.
  @Test func tooManyPartsAreATotal() {
    var chart = TestChart((0..<200).map { _ in [.number(1), .number(2)] }, domain: 0...400).chart
    let marks = [200.0, 400].enumerated().map {
      Mark(id: "total/\($0)", x: .category("\($0)"), value: .number($1), rowCount: 1)
    }
    chart.totals = Series(id: "total", marks: marks)
    chart.stack = .zero
    var options = SoundOptions()
    options.stack = .parts
    #expect(Self.score(chart, options).notes.compactMap(\.mark) == ["total/0", "total/1"])
  }
}
