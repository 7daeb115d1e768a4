import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// The standing of all marks agrees with that of one mark by itself, which looks at all of them.
@Suite struct SeriesStandingTests {
  private func series(_ values: [MarkValue]) -> (Series, SeriesFacts) {
    let marks = values.enumerated().map { Mark(id: "\($0)", x: .number(Double($0)), value: $1, rowCount: 1) }
    let series = Series(id: "a", marks: marks)
    return (series, SeriesFacts(series, bucketCount: marks.count, groups: []))
  }

  @Test(arguments: 0..<40) func agreesWithTheSlowTwin(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let scale: Double = [1.0, 1e300, 1e-300, 0.1].randomElement(using: &random) ?? 1
    let values = (0..<Int.random(in: 0..<60, using: &random)).map { _ -> MarkValue in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: .missing
      case 1: .infinite(negative: false)
      default: .number(Double(Int.random(in: -9...9, using: &random)) * scale)
      }
    }
    let (series, facts) = series(values)
    let standing = SeriesStanding(series, facts)
    for place in series.marks.indices { #expect(standing[place] == PlaceFacts(place, in: series, facts)) }
    #expect(standing[-1] == nil)
    #expect(standing[series.marks.count] == nil)
  }

  /// The quartiles of 1 to 8 by definition 7 are 2.75, 4.5 and 6.25.
  @Test func quartiles() {
    let (eight, facts) = series((1...8).map { .number(Double($0)) })
    let standing = SeriesStanding(eight, facts)
    #expect((1...8).map { standing.quartile(of: Double($0)) } == [1, 1, 2, 2, 3, 3, 4, 4])
    let (huge, hugeFacts) = series([-1.7e308, -1e308, 1e308, 1.7e308].map { .number($0) })
    #expect(SeriesStanding(huge, hugeFacts).quartile(of: 1.7e308) == 4)
    #expect(SeriesStanding(huge, hugeFacts).quartile(of: -1.7e308) == 1)
  }

  @Test(arguments: [[1.0, 2, 3], [5, 5, 5, 5, 5], []]) func withoutQuarters(values: [Double]) {
    let (some, facts) = series(values.map { .number($0) })
    #expect(SeriesStanding(some, facts).quartile(of: 5) == nil)
  }
}
