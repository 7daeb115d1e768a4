import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Crowds of points: made on purpose, and never found where chance alone placed the points.
@Suite struct PointClustersTests {
  private func normal(_ random: inout SeededGenerator) -> Double {
    // Irwin and Hall: twelve uniform numbers are near enough to a normal one.
    (0..<12).reduce(-6.0) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
  }

  private func crowd(_ x: Double, _ y: Double, _ count: Int, _ random: inout SeededGenerator) -> [(Double, Double)] {
    (0..<count).map { _ in (x + normal(&random), y + normal(&random)) }
  }

  @Test(arguments: [2, 3, 4], [1, 2, 3, 4, 5] as [UInt64])
  func crowdsThatWereMade(count: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let centres = [(0.0, 0.0), (20, 5), (40, -10), (60, 15)].prefix(count)
    let crowds = centres.enumerated().map { crowd($1.0, $1.1, 40 + 10 * $0, &random) }
    let points = crowds.flatMap { $0 }
    let found = try #require(PointClusters(RelationCharts.points(points)))
    #expect(found.clusters.count == count)
    for (cluster, crowd) in zip(found.clusters, crowds) {
      // Stragglers apart, a crowd is what was made, and its numbers are those of its marks.
      #expect(cluster.count <= crowd.count && cluster.count >= crowd.count * 3 / 4)
      let sorted = points.sorted { $0 < $1 }
      let own = cluster.places.map { sorted[$0.mark] }
      #expect(own.allSatisfy { point in crowd.contains { $0 == point } })
      #expect(isNear(cluster.centreX, own.reduce(0) { $0 + $1.0 } / Double(own.count)))
      #expect(isNear(cluster.centreY, own.reduce(0) { $0 + $1.1 } / Double(own.count)))
      #expect(cluster.x.lowerBound == own.map(\.0).min() && cluster.x.upperBound == own.map(\.0).max())
      #expect(cluster.y.lowerBound == own.map(\.1).min() && cluster.y.upperBound == own.map(\.1).max())
      #expect(isNear(cluster.share, Double(cluster.count) / Double(points.count)))
    }
    #expect(found.outsideCount + found.clusters.reduce(0) { $0 + $1.count } == points.count)
    let scaled = try #require(PointClusters(RelationCharts.points(points.map { ($0.0 * 8 + 3, $0.1 * 1e300) })))
    #expect(scaled.clusters.map(\.count) == found.clusters.map(\.count))
    let mirrored = try #require(PointClusters(RelationCharts.points(points.map { (-$0.0, $0.1) })))
    #expect(mirrored.clusters.count == count)
  }

  @Test func chanceMakesNoCrowds() {
    var found = 0
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = 20 + seed
      let points =
        switch seed % 3 {
        case 0: crowd(0, 0, count, &random)
        case 1:
          (0..<count).map { _ in (Double.random(in: 0..<1, using: &random), Double.random(in: 0..<1, using: &random)) }
        default:
          (0..<count).map { index in (Double(index), Double(index) + normal(&random) * Double(count) / 20) }
        }
      if PointClusters(RelationCharts.points(points)) != nil { found += 1 }
    }
    #expect(found <= 6, "crowds by chance in \(found) of 300 scatters")
  }

  @Test func whereThereAreNone() {
    #expect(PointClusters(RelationCharts.points([])) == nil)
    #expect(PointClusters(RelationCharts.points((0..<50).map { _ in (1, 1) })) == nil)
    #expect(PointClusters(RelationCharts.points((0..<50).map { (Double($0), 2) })) == nil)
    #expect(PointClusters(RelationCharts.lines([(0..<50).map { Double($0) }])) == nil)
    let few = (0..<10).flatMap { place -> [(Double, Double)] in
      let shift = Double(place) * 0.001
      return [(shift, 0.5), (5 + shift, 5.5)]
    }
    #expect(PointClusters(RelationCharts.points(few))?.clusters.count == 2)
    #expect(PointClusters(RelationCharts.points(few.dropLast())) == nil)
    // Codes crowd on their numbers.
    let codes = few.map { ($0.0, $0.1.rounded()) }
    #expect(PointClusters(RelationCharts.points(codes)) == nil)
  }
}
