import ChartAnalysis
import ChartModel
import Testing

@testable import ChartSound

/// Several charts in one score.
@Suite struct ViewScoreTests {
  private static func chart(_ id: String, _ values: [Double], domain: ClosedRange<Double>, count: Int = 1)
    -> BucketedChart
  {
    let series = (0..<count).map { place in
      Series(
        id: "\(id)/s\(place)", isContinuous: true,
        marks: values.enumerated().map {
          Mark(
            id: "\(id)/s\(place)/\($0.offset)", x: .number(Double($0.offset)), value: .number($0.element), rowCount: 1)
        })
    }
    return BucketedChart(
      kind: .line,
      xAxis: Axis(field: "x", type: .quantitative, domain: .numbers(0...Double(max(values.count - 1, 1)))),
      yAxis: Axis(field: "y", type: .quantitative, domain: .numbers(domain)), series: series)
  }

  private static func score(_ charts: [BucketedChart]) -> Score {
    let views = BucketedViews(title: "Both", views: charts.map { BucketedView(chart: $0) })
    return Score(views: views, facts: charts.map { ChartFacts($0) })
  }

  /// Charts that are drawn in different directions sound in one.
  @Test func onlyChartsThatAgreeTurnThePitch() {
    let plain = Self.chart("a", [1, 3], domain: 0...4)
    var turned = Self.chart("b", [1, 3], domain: 0...4)
    turned.yAxis.isReversed = true
    let rises = { (charts: [BucketedChart]) in
      let tones = Self.score(charts).notes.filter { $0.mark?.hasPrefix("b/") == true }.map(\.frequency)
      return tones.count == 2 && tones[0] < tones[1]
    }
    #expect(rises([plain, turned]) && !rises([turned, turned]))
  }

  @Test func oneChartSoundsAsEver() {
    let chart = Self.chart("a", [1, 2, 3], domain: 0...3)
    let alone = Score(chart: chart, facts: ChartFacts(chart))
    #expect(Self.score([chart]) == alone)
  }

  @Test func oneAfterAnotherWithThreeRisingNotesBetween() {
    let charts = [Self.chart("a", [1, 2, 3], domain: 0...3), Self.chart("b", [3, 0], domain: 0...3)]
    let alone = charts.map { Score(chart: $0, facts: ChartFacts($0)) }
    let score = Self.score(charts)
    let second = alone[0].duration + 1.2
    #expect(score.title == "Both")
    #expect(score.duration == second + alone[1].duration)
    #expect(score.pitch == alone[0].pitch)
    let markers = score.notes.filter { $0.role == .marker }
    #expect(markers.map(\.frequency) == [523.25, 783.99, 1_046.5])
    #expect(markers.allSatisfy { $0.start > alone[0].duration && $0.start + $0.length < second })
    let notes = score.notes.filter { $0.role == .data }
    #expect(notes.map(\.mark) == alone.flatMap(\.notes).filter { $0.role == .data }.map(\.mark))
    #expect(notes.map(\.frequency) == alone.flatMap(\.notes).filter { $0.role == .data }.map(\.frequency))
    #expect(notes.last { $0.mark?.hasPrefix("a/") == true }.map { $0.start < alone[0].duration } == true)
    #expect(notes.first { $0.mark?.hasPrefix("b/") == true }?.start == second)
    #expect(score.notes.map(\.start) == score.notes.map(\.start).sorted())
    #expect(score.spans.count == alone.reduce(0) { $0 + $1.spans.count })
    #expect(score.spans.first { $0.id.hasPrefix("b/") }?.start == second)
  }

  /// Glides of one chart never go on in the next.
  @Test func glidesStayApart() {
    let charts = ["a", "b"].map { Self.chart($0, [1, 2, 3], domain: 0...3) }
    let score = Self.score(charts)
    let glides = ["a/", "b/"].map { id in Set(score.notes.filter { $0.mark?.hasPrefix(id) == true }.compactMap(\.glide))
    }
    #expect(!glides[0].isEmpty && !glides[1].isEmpty)
    #expect(glides[0].isDisjoint(with: glides[1]))
  }

  @Test func axesOfTheirOwnHavePitchesOfTheirOwn() {
    let score = Self.score([Self.chart("a", [0, 3], domain: 0...3), Self.chart("b", [0, 30], domain: 0...30)])
    #expect(score.pitch.domain == nil)
    #expect(
      score.json(sampleRate: 48_000, channels: 2, loudness: nil).text.contains(
        #""pitch":{"low":220,"high":1760,"scale":"log","domain":null}"#))
    let highest = score.notes.filter { $0.role == .data }.map { max($0.frequency, $0.endFrequency) }.max()
    #expect(highest.map { abs($0 - 1_760) < 0.01 } == true)
  }

  @Test func manyChartsAreShort() {
    let charts = (0..<16).map { Self.chart("c\($0)", (0..<60).map(Double.init), domain: 0...60) }
    let score = Self.score(charts)
    #expect(abs(score.duration - (11 * 1.5 + 10 * 1.2)) < 0.001)
    #expect(score.silentSeries.count == 5)
  }

  @Test func whatPassesHalfAMinuteIsCounted() {
    let charts = (0..<300).map { Self.chart("c\($0)", [1, 2], domain: 0...2, count: 2) }
    let score = Self.score(charts)
    #expect(score.duration <= 30)
    let heard = Set(score.notes.compactMap(\.series)).count
    #expect(heard + score.silentSeries.count == 600 && heard > 0)
  }

  /// Who asks for introductions loses no chart by them, and what is not heard is not introduced.
  @Test func introductionsDoNotCount() {
    let charts = (0..<300).map { Self.chart("v\($0)", [1, 2], domain: 0...2) }
    let views = BucketedViews(title: "All", views: charts.map { BucketedView(chart: $0) })
    var introduced = 0
    let score = Score(views: views, facts: charts.map { ChartFacts($0) }) { _, _ in
      introduced += 1
      return [IntroductionLine(text: "Chart.", seconds: 3)]
    }
    let plain = Self.score(charts)
    #expect(!plain.silentSeries.isEmpty && score.silentSeries == plain.silentSeries)
    #expect(introduced == 300 - plain.silentSeries.count && score.duration > plain.duration + 3 * Double(introduced))
  }

  @Test func noChartIsSilence() {
    let score = Self.score([])
    #expect(score.duration == 0.5)
    #expect(score.notes.isEmpty)
  }
}
