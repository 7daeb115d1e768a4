import ChartAnalysis
import ChartModel
import Testing

@testable import ChartSound

/// The legend by ear: what is heard before a chart.
@Suite struct IntroductionTests {
  /// Lines as a program that speaks would make them: 1 second for each, or none.
  static func lines(_ opening: [String], _ tones: [IntroductionTone], seconds: Double? = 1) -> [IntroductionLine] {
    opening.map { IntroductionLine(text: $0, seconds: seconds) }
      + tones.map { IntroductionLine(text: "\($0.meaning)", seconds: seconds, tone: $0) }
  }

  static func score(
    _ chart: TestChart, _ options: SoundOptions = SoundOptions(), opening: [String] = ["Title.", "X axis."],
    seconds: Double? = 1
  ) -> Score {
    Score(views: BucketedViews(chart.chart), facts: [chart.facts], options: options) { _, tones in
      lines(opening, tones, seconds: seconds)
    }
  }

  static func table(_ score: Score, _ count: Int) -> [String] {
    score.notes.prefix(count).map { note in
      "\(note.start.fixed(2)) \(note.length.fixed(2)) \(note.text ?? note.frequency.fixed(0)) \(note.instrument) "
        + "\(note.role.rawValue) \(note.pan.fixed(1)) \(note.y.map { "\($0)" } ?? "-") \(note.series ?? "-")"
    }
  }

  @Test func twoSeries() {
    let chart = TestChart([[.number(1), .number(4)], [.number(2), .number(3)]], domain: 0...4)
    let score = Self.score(chart)
    #expect(
      Self.table(score, 10) == [
        "0.00 1.00 Title. speech speech 0.0 - -", "1.25 1.00 X axis. speech speech 0.0 - -",
        "2.50 1.00 lowest(ChartModel.MarkValue.number(0.0)) speech speech 0.0 - -",
        "3.65 0.40 220 clear reference 0.0 number(0.0) -",
        "4.30 1.00 highest(ChartModel.MarkValue.number(4.0)) speech speech 0.0 - -",
        "5.45 0.40 1760 clear reference 0.0 number(4.0) -",
        "6.10 1.00 series(\"s0\") speech speech 0.0 - -", "7.25 0.30 622 clear reference 0.0 - s0",
        "7.80 1.00 series(\"s1\") speech speech 0.0 - -", "8.95 0.30 622 clear reference 0.0 - s1",
      ])
    // The rest is what it is without an introduction, 0.8 seconds behind the last tone.
    let plain = Score(chart: chart.chart, facts: chart.facts)
    #expect(Array(score.notes.dropFirst(10)) == plain.notes.map { $0.shifted(by: 10.05, glides: 0) })
    #expect(score.spans == plain.spans.map { $0.shifted(by: 10.05) })
    #expect(score.duration == plain.duration + 10.05 && score.pitch == plain.pitch)
  }

  /// The timbre and the place of each series are those that it is heard with.
  @Test func timbresAndPlaces() throws {
    let instruments = InstrumentSet(series: [StandardInstrument.clear, .reed, .organ].map { $0.instrument })
    var options = SoundOptions(instruments: instruments)
    options.arrangement = .together
    let chart = TestChart([[.number(1), .number(4)], [.number(2), .number(3)], [.number(0), .number(1)]])
    let score = Self.score(chart, options, opening: [], seconds: nil)
    let series = score.notes.prefix(5).dropFirst(2)
    #expect(series.map(\.instrument) == ["clear", "reed", "organ"])
    #expect(series.map { $0.pan.fixed(2) } == ["-0.70", "0.00", "0.70"])
    let first = Dictionary(score.notes.filter { $0.role == .data }.map { ($0.series, $0) }) { first, _ in first }
    for tone in series {
      #expect(first[tone.series]?.pan == tone.pan && first[tone.series]?.instrument == tone.instrument)
    }
  }

  /// The side is said where it is to say the series, and nowhere else.
  @Test(arguments: [(PanMapping?.some(.series), ["-0.80", "0.80"]), (nil, ["0.00", "0.00"]), (.x, ["0.00", "0.00"])])
  func sides(pan: PanMapping?, expected: [String]) {
    var options = SoundOptions()
    options.pan = pan
    let score = Self.score(TestChart([[.number(1), .number(4)], [.number(2), .number(3)]]), options, seconds: nil)
    #expect(score.notes.filter { $0.role == .reference && $0.series != nil }.map { $0.pan.fixed(2) } == expected)
  }

  @Test func withoutSpeech() {
    let chart = TestChart([[.number(1), .number(4)], [.number(2), .number(3)]], domain: 0...4)
    let score = Self.score(chart, seconds: nil)
    #expect(
      Self.table(score, 4) == [
        "0.00 0.40 220 clear reference 0.0 number(0.0) -", "0.65 0.40 1760 clear reference 0.0 number(4.0) -",
        "1.30 0.30 622 clear reference 0.0 - s0", "1.85 0.30 622 clear reference 0.0 - s1",
      ])
    #expect(score.notes.allSatisfy { $0.role != .speech && $0.text == nil })
    #expect(score.introduction.count == 4)
  }

  @Test func aLowerToneMayBeALargerValue() {
    var options = SoundOptions()
    options.polarity = .down
    let score = Self.score(TestChart([1, 4], domain: 0...4), options, opening: [], seconds: nil)
    #expect(
      Self.table(score, 2) == [
        "0.00 0.40 220 clear reference 0.0 number(4.0) -", "0.65 0.40 1760 clear reference 0.0 number(0.0) -",
      ])
    #expect(score.introduction.map(\.text).first?.hasPrefix("lowest") == true)
  }

  @Test func oneToneForAll() {
    let score = Self.score(TestChart([5, 5, 5]), opening: [], seconds: nil)
    #expect(Self.table(score, 1) == ["0.00 0.40 622 clear reference 0.0 number(5.0) -"])
    #expect(score.notes.count { $0.role == .reference } == 1)
  }

  @Test func levelsAreNamed() {
    let chart = EventChart(["low", "high", "middle"].map { .category($0) }, kind: .bar)
    var levels = chart.chart
    levels.yAxis.domain = .categories(["low", "middle", "high"])
    let score = Score(views: BucketedViews(levels), facts: [ChartFacts(levels)]) { _, tones in Self.lines([], tones) }
    #expect(score.notes.filter { $0.role == .reference }.map(\.y) == [.category("low"), .category("high")])
  }

  /// Nothing is invented where nothing is heard.
  @Test(arguments: [TestChart([]), TestChart([[.missing, .empty]], domain: 0...4)]) func noValues(chart: TestChart) {
    let score = Self.score(chart, opening: ["Title."])
    #expect(score.notes.filter { $0.role == .reference } == [])
    #expect(score.notes.first?.text == "Title." && score.introduction.map(\.text) == ["Title."])
    let silent = Self.score(chart, opening: ["Title."], seconds: nil)
    #expect(silent == Score(chart: chart.chart, facts: chart.facts))
  }

  /// The sign that a sound begins comes before all words.
  @Test func edgesAreOutside() {
    var options = SoundOptions()
    options.context.insert(.edges)
    let score = Self.score(TestChart([1, 2]), options, opening: ["Title."])
    #expect(score.notes.first?.role == .marker && score.notes.last?.role == .marker)
    #expect(score.notes.dropFirst().first?.text == "Title." && score.introduction.first?.start == 0.3)
  }

  @Test func eachChartHasItsOwn() {
    let charts = [TestChart([1, 4], domain: 0...4), TestChart([1, 9], domain: 0...9)]
    let views = BucketedViews(
      title: "Both", views: charts.enumerated().map { BucketedView(id: "v\($0)", chart: $1.chart) })
    let score = Score(views: views, facts: charts.map(\.facts)) { place, tones in
      Self.lines(["Chart \(place)."], tones)
    }
    #expect(score.notes.compactMap(\.text).filter { $0.hasPrefix("Chart") } == ["Chart 0.", "Chart 1."])
    #expect(score.notes.filter { $0.role == .reference }.map(\.y) == [0, 4, 0, 9].map { .number($0) })
    #expect(
      score.introduction.count == 6 && score.introduction.map(\.start) == score.introduction.map(\.start).sorted())
    let second = score.notes.first { $0.text == "Chart 1." }
    #expect(score.introduction[3].start == second?.start)
  }

  // MARK: What comes of it

  @Test func captions() {
    let score = Self.score(TestChart([1, 2]), opening: ["A  title\n."])
    let captions = score.captions { $0 }
    #expect(captions.prefix(4).map(\.id) == ["@introduction-1", "@introduction-2", "@introduction-3", "s/0"])
    #expect(captions[0] == Caption(id: "@introduction-1", start: 0, end: 1, text: "A title ."))
    // A caption stays while the tone sounds that it names.
    #expect(captions[1].start == 1.25 && captions[1].end == 2.8)
    #expect(captions[3].start == score.notes.first { $0.role == .data }?.start)
  }

  @Test func wordsInTheScore() {
    let score = Self.score(TestChart([1, 2]), opening: ["Title."])
    let json = score.json(sampleRate: 48_000, channels: 2, loudness: -23).text
    #expect(
      json.contains(
        #"{"start":0,"length":1,"frequency":220,"endFrequency":220,"pan":0,"gain":0,"instrument":"speech","#
          + #""role":"speech","mark":null,"series":null,"x":null,"y":null,"glide":null,"slopes":null,"text":"Title."}"#)
    )
    #expect(json.contains(#""y":1,"glide":null,"slopes":null,"text":null}"#))
    #expect(score.lines[1] == "0.000 s for 1.000 s: speech, Title.")
  }

  @Test func midiHasLyrics() throws {
    let score = Self.score(TestChart([1, 2]), opening: ["Title."])
    let file = score.midiFile { $0 }
    let lyric: [UInt8] = [0xFF, 0x05, 6] + Array("Title.".utf8)
    #expect(file.indices.contains { file[$0...].starts(with: lyric) })
    // Words have no pitch that an instrument could play.
    var silent = score
    silent.notes.removeAll { $0.role == .speech }
    #expect(silent.midiFile { $0 } == file)
  }

  // MARK: How long it may be

  @Test func whatDoesNotFit() {
    let chart = TestChart((0..<3).map { [.number(Double($0)), .number(4)] })
    var lines: [IntroductionLine] = []
    _ = Score(views: BucketedViews(chart.chart), facts: [chart.facts]) { _, tones in
      lines = Self.lines(["Title.", "Axis."], tones) + [IntroductionLine(text: "2 more.", seconds: 1)]
      return lines
    }
    lines[0].seconds = 2
    let texts = { (seconds: Double) in lines.fitting(seconds).map { String($0.text.prefix { $0 != "(" }) } }
    #expect(texts(60) == ["Title.", "Axis.", "lowest", "highest", "series", "series", "series", "2 more."])
    #expect(texts(13) == ["Title.", "Axis.", "lowest", "highest", "series", "series", "series"])
    #expect(texts(9) == ["Title.", "Axis.", "lowest", "highest", "series"])
    #expect(texts(5.5) == ["Axis.", "lowest", "highest"])
    #expect(texts(0) == ["lowest", "highest"])
  }
}
