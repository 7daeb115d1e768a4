import ChartModel
import Testing

@testable import ChartAnalysis

/// Bounds of several charts on one axis.
@Suite struct AxisDomainTests {
  private static let empty = AxisDomain.empty
  private static let time = AxisDomain.instants(from: Instant(microseconds: 0), to: Instant(microseconds: 9))

  @Test(
    arguments: [
      ([], empty), ([empty, empty], empty),
      ([.numbers(1...2), empty, .numbers(-3...1)], .numbers(-3...2)),
      (
        [.categories(["b", "a"]), .categories(["c", "a"]), .categories(["d", "b"])],
        .categories(["b", "a", "c", "d"])
      ),
      ([empty, .categories(["b"]), empty, .categories(["a"])], .categories(["b", "a"])),
      ([.categories(["b"]), .numbers(1...2), .categories(["a"])], .categories(["b", "a"])),
      ([.numbers(1...2), .categories(["b"]), .numbers(3...4)], .numbers(1...4)),
      ([time, .categories(["b"])], time),
    ] as [([AxisDomain], AxisDomain)])
  func unionOfAll(domains: [AxisDomain], union: AxisDomain) {
    #expect(AxisDomain.union(of: domains) == union)
    #expect(domains.reduce(.empty) { $0.union($1) } == union, "one after the other")
  }
}
