import ChartModel
import Testing

@testable import ChartAnalysis

/// Groups that go one way each and another together, and intervals that reach each other.
@Suite struct GroupRelationTests {
  /// Groups of points along lines, each from a corner of its own.
  private static func cloud(_ corners: [(x: Double, y: Double)], slope: Double) -> BucketedChart {
    let series = corners.enumerated().map { group, corner in
      Series(
        id: "g\(group)", name: "g\(group)",
        marks: (0..<12).map { place in
          let step = Double(place)
          return Mark(
            id: "\(group)/\(place)", x: .number(corner.x + step),
            value: .number(corner.y + slope * step + Double(place * 5 % 3)), rowCount: 1)
        })
    }
    return BucketedChart(
      kind: .point, xAxis: Axis(field: "x", type: .quantitative, domain: .empty),
      yAxis: Axis(field: "y", type: .quantitative, domain: .empty), seriesField: "g", series: series)
  }

  private static func relation(_ corners: [(x: Double, y: Double)], slope: Double) -> GroupRelation? {
    GroupRelation(Correlations(cloud(corners, slope: slope)))
  }

  @Test func poolingTurnsARelationRound() {
    let found = Self.relation([(0, 100), (20, 50), (40, 0)], slope: 1)
    #expect(found?.rises == true && found?.pooled == .other)
    #expect(Self.relation([(0, 0), (20, 50), (40, 100)], slope: -1)?.rises == false)
  }

  @Test func poolingHidesARelation() {
    #expect(Self.relation([(0, 12), (0, 0), (6, 0), (6, 8), (12, 8), (12, -4)], slope: 1)?.pooled == .neither)
  }

  @Test func groupsThatGoAsAllDoAreNone() {
    #expect(Self.relation([(0, 0), (20, 20), (40, 40)], slope: 1) == nil)
    #expect(Self.relation([(0, 100)], slope: 1) == nil)
  }

  private static func bars(_ values: [(Double, Double, Double)]) -> Series {
    let marks = values.enumerated().map { place, value in
      var mark = Mark(id: "\(place)", x: .category("\(place)"), value: .number(value.0), rowCount: 1)
      mark.spread = .interval(from: value.1, to: value.2)
      return mark
    }
    return Series(id: "s", marks: marks)
  }

  @Test func intervalsOfTheHighest() throws {
    let alike = try #require(IntervalOverlap(Self.bars([(7, 5.9, 8), (9.8, 8.1, 11.5), (9.1, 7.6, 10.6)])))
    #expect(alike.isMutual && (alike.top, alike.others) == (1, [2]))
    let apart = try #require(IntervalOverlap(Self.bars([(9, 8, 10), (7, 6, 8.5), (1, 0, 2)])))
    #expect(!apart.isMutual && apart.others == [1])
    #expect(IntervalOverlap(Self.bars([(9, 8, 10), (7, 6, 7.5)])) == nil)
    #expect(IntervalOverlap(Self.bars([(9, 8, 10), (9, 8, 10)])) == nil)
  }
}
