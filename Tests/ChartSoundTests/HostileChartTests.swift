import ChartAnalysis
import ChartModel
import ChartSound
import ChartTestSupport
import Testing

/// Charts that no table makes and a library user may: they sound, or are silent, and never crash.
@Suite struct HostileChartTests {
  static let places: [XValue] = [
    .number(.infinity), .number(-.infinity), .number(.nan), .number(1e308), .number(-1e308), .number(0),
    .bin(from: -.infinity, to: .infinity), .bin(from: .nan, to: 3), .bin(from: 5, to: .nan), .bin(from: 5, to: -5),
    .bin(from: 2, to: 2), .instant(Instant(microseconds: .min)), .instant(Instant(microseconds: .max)),
    .interval(from: Instant(microseconds: .min), to: Instant(microseconds: .max)),
    .interval(from: Instant(microseconds: 9), to: Instant(microseconds: 3)), .category(""),
  ]
  static let values: [MarkValue] = [
    .number(.nan), .number(.infinity), .number(-1e308), .number(1e308), .range(from: .nan, to: 1),
    .range(from: -.infinity, to: .infinity), .range(from: 3, to: -3), .category("Mild"), .category("?"), .missing,
    .notANumber, .infinite(negative: true), .empty, .number(2),
  ]
  static let scales: [ScaleType] = [
    .linear, .log, .squareRoot, .symmetricLog(slopeAtZero: .nan), .power(exponent: .infinity), .power(exponent: -3),
  ]
  static let domains: [AxisDomain] = [
    .empty, .numbers(-1e308...1e308), .numbers(0 ... .infinity), .numbers(3...3), .categories([]),
    .categories(["Mild", "Mild"]), .instants(from: Instant(microseconds: .max), to: Instant(microseconds: .min)),
    .instants(from: Instant(microseconds: 0), to: Instant(microseconds: 0)),
  ]

  @Test(arguments: 1...300) func anyChartHasAScoreThatCanBeRendered(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let chart = try Self.chart(&generator)
    let score = Score(chart: chart, facts: Self.facts(chart))
    #expect(score.duration.isFinite && score.duration >= 0.5)
    for note in score.notes {
      let numbers = [note.start, note.length, note.frequency, note.endFrequency, note.pan, note.gain]
      #expect(numbers.allSatisfy(\.isFinite) && note.start >= 0 && note.length > 0, "\(note)")
      #expect(
        (-1...1).contains(note.pan) && note.start + note.length <= score.duration + 1e-5, "\(note) \(score.duration)")
      #expect(note.role == .missing || note.role == .tick || (219.9...1_760.1).contains(note.frequency), "\(note)")
    }
    #expect(score.spans.allSatisfy { $0.end > $0.start })
    let again = Score(chart: chart, facts: Self.facts(chart))
    #expect(Self.text(again) == Self.text(score))
    if seed % 10 == 0 {
      var renderer = Renderer(score: score, instruments: .standard, sampleRate: 8_000)
      var block = [Double](repeating: 0, count: 2 * renderer.frameCount)
      _ = renderer.render(into: &block)
      #expect(block.allSatisfy { $0.isFinite })
    }
  }

  /// Text, because not-a-number is not equal to itself.
  private static func text(_ score: Score) -> String {
    score.json(sampleRate: 8_000, channels: 2, loudness: nil).text
  }

  /// Facts are asked of finite numbers alone; a score is asked of whatever stands in the marks.
  private static func facts(_ chart: BucketedChart) -> ChartFacts {
    var chart = chart
    for series in chart.series.indices {
      for mark in chart.series[series].marks.indices {
        let isFinite = chart.series[series].marks[mark].value.number?.isFinite ?? true
        if !isFinite { chart.series[series].marks[mark].value = .notANumber }
      }
    }
    return ChartFacts(chart)
  }

  private static func chart(_ generator: inout SeededGenerator) throws -> BucketedChart {
    let kind = try #require(MarkKind.allCases.randomElement(using: &generator))
    let lists = try (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      try (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        (try #require(places.randomElement(using: &generator)), try #require(values.randomElement(using: &generator)))
      }
    }
    var chart = EventChart(
      lists, kind: kind, type: try #require(FieldType.allCases.randomElement(using: &generator)),
      xDomain: try #require(domains.randomElement(using: &generator)),
      yDomain: try #require(domains.randomElement(using: &generator)),
      interpolation: try #require(Interpolation.allCases.randomElement(using: &generator))
    ).chart
    chart.xAxis.scale = try #require(scales.randomElement(using: &generator))
    chart.yAxis.scale = try #require(scales.randomElement(using: &generator))
    chart.stack = try #require(StackMethod.allCases.randomElement(using: &generator))
    for index in chart.series.indices where Bool.random(using: &generator) {
      chart.series[index].marks = chart.series[index].marks.map { mark in
        var mark = mark
        mark.author = AuthorText(isHidden: Int.random(in: 0..<3, using: &generator) == 0)
        return mark
      }
    }
    chart.isPartToWhole = Bool.random(using: &generator)
    if Bool.random(using: &generator) {
      chart.window = ChartWindow(length: .infinity, position: .nan, domain: -1e308..<1e308, shortest: .nan)
    }
    chart.rules =
      places.enumerated().map { Rule(id: "@x\($0)", name: "", place: .x($1)) }
      + values.shuffled(using: &generator).map { Rule(id: "@y", name: "", place: .y($0)) }
    return chart
  }

  @Test(arguments: [
    (XValue.bin(from: 2, to: 2), 0.4, 0.05), (.bin(from: 2, to: -3), 10.0 / 13, 0.05),
    (.bin(from: 2, to: .nan), 0.4, 0.05), (.bin(from: 2, to: .infinity), 0.4, 1.6),
    (.bin(from: 2, to: 2.01), 0.4, 0.05),
  ])
  func aStretchWithoutALengthIsAPoint(x: XValue, start: Double, length: Double) throws {
    let chart = EventChart(
      [[(.bin(from: 0, to: 10), .number(1)), (x, .number(2))]], kind: .bar, type: .quantitative,
      xDomain: .numbers(0...10))
    let note = try #require(chart.marks.first { $0.mark == "s/1" })
    #expect(abs(note.start - start) < 1e-6 && abs(note.length - length) < 1e-6)
  }
}
