import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Which features are told: few, the weightiest, in X order, and none that is told elsewhere.
@Suite struct SalienceTests {
  private func shape(_ values: [Double?], type: FieldType = .quantitative) -> ChartShape {
    let chart =
      type == .nominal
      ? RelationCharts.lines([values], type: type) { .category("place \($0)") } : RelationCharts.lines([values])
    return ChartShape(chart, facts: ChartFacts(chart))
  }

  /// A level of 10 with a jump to 50 at the 20th mark, a little noise on both.
  private static let jump = (0..<40).map { place -> Double in
    let noise = Double(place * 7 % 5) / 4
    return (place < 20 ? 10 : 50) + noise
  }

  @Test func aJumpIsOneShift() throws {
    let shape = shape(Self.jump)
    let feature = try #require(shape.salient.first)
    guard case .shift(let shift) = feature.feature else { return fail("\(feature)") }
    #expect(shift.after.lowerBound == 20 && feature.place == 20 && feature.coverage == 1)
    #expect(!shape.salient.contains { if case .plateau = $0.feature { true } else { false } })
  }

  @Test func categoriesHaveOutliersAlone() throws {
    var values = (0..<30).map { place -> Double in Double(10 + place * 3 % 7) }
    values[7] = 500
    let salient = shape(values, type: .nominal).salient
    #expect(salient.count == 1)
    guard case .outliers(let outliers)? = salient.first?.feature else { return fail("\(salient)") }
    #expect(outliers.map(\.place) == [7])
    #expect(shape((0..<30).map(Double.init), type: .nominal).salient.isEmpty)
  }

  @Test func highestAndLowestAreNoPeaks() {
    let mountain = (0..<21).map { 10 - abs(Double($0) - 10) }
    #expect(!shape(mountain).salient.contains { if case .peak = $0.feature { true } else { false } })
  }

  @Test func aLineThatRisesHasNoRunToTell() {
    #expect(shape((0..<20).map { Double($0 * $0) }).salient.isEmpty)
  }

  static let generated = (0..<60).map { seed -> [Double] in
    var generator = SeededGenerator(seed: UInt64(seed))
    return (0..<(10 + seed)).map { place in
      Double(place > 20 ? 300 : 0) + Double(Int.random(in: 0...100, using: &generator))
        + (place % 17 == 11 ? 900 : 0)
    }
  }

  @Test(arguments: generated) func atMostThreeInOrder(values: [Double]) {
    let salient = shape(values).salient
    #expect(salient.count <= 3)
    #expect(salient.map(\.place) == salient.map(\.place).sorted())
    #expect(salient.allSatisfy { (0...1).contains($0.coverage) && (0...100).contains($0.effect) && $0.score >= 1 })
  }

  /// Four times the data, and the data moved by a whole number, has the same features at the same places.
  @Test(arguments: generated) func scaleAndPlaceOfValuesChangeNothing(values: [Double]) {
    let names = { (salient: [SalientFeature]) in salient.map { "\($0.place) \(Self.name($0.feature))" } }
    let found = names(shape(values).salient)
    #expect(names(shape(values.map { $0 * 4 }).salient) == found)
    #expect(names(shape(values.map { $0 + 4_096 }).salient) == found)
  }

  private static func name(_ feature: Feature) -> String { String("\(feature)".prefix { $0 != "(" }) }

  // MARK: The course of a series

  @Test(
    arguments: [
      ([], "none"), ([7], "none"), ([7, 7], "constant"), ([1, 2, 2, 5], "steady(rising: true)"),
      ([5, 2], "steady(rising: false)"), ([1, 6, 2], "varied"),
      ([1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3], "turning"),
      ([10, 17, 13, 20, 16, 12, 19, 15, 11, 18, 14], "varied"),
    ] as [([Double], String)])
  func courses(values: [Double], expected: String) {
    let chart = RelationCharts.lines([values])
    let course = ChartShape(chart, facts: ChartFacts(chart)).course(of: 0, ChartFacts(chart).walked[0])
    #expect("\(course)".hasPrefix(expected))
  }

  @Test func risesOverallByTheTest() {
    let values = (0..<40).map { place -> Double in
      let noise = Double(place * 7 % 5)
      return Double(place) + noise * 2
    }
    let chart = RelationCharts.lines([values])
    let shape = ChartShape(chart, facts: ChartFacts(chart))
    #expect(shape.course(of: 0, ChartFacts(chart).walked[0]) == .overall(rising: true))
  }

  // MARK: Several series

  @Test func aCrossingIsTold() throws {
    let chart = RelationCharts.lines([[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]])
    let salient = ChartShape(chart, facts: ChartFacts(chart)).salient
    guard case .crossing(let crossing)? = salient.first(where: { $0.series == nil })?.feature else {
      return fail("\(salient)")
    }
    #expect(crossing.upper == 0 && crossing.after.first == 3)
  }

  @Test func oneThatIsHighestThroughoutIsTold() {
    let chart = RelationCharts.lines([[1, 2, 1], [6, 5, 6], [3, 3, 4]])
    let salient = ChartShape(chart, facts: ChartFacts(chart)).salient
    #expect(salient.contains { $0.feature == .leader(series: 1) })
  }
}
