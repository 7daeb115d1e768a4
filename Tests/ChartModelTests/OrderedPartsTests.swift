import ChartModel
import Synchronization
import Testing

/// Parts that several threads make are delivered in the order of their items, one at a time.
@Suite struct OrderedPartsTests {
  /// Makes indices; the first of each pair waits until the second is made, where somebody else makes that.
  private struct Pairs: PartMaker {
    let made = Made()
    let waits: Bool

    func part(of index: Int) -> Int {
      if waits, index.isMultiple(of: 2) { made.awaitPart(after: index) }
      made.note(index)
      return index
    }
  }

  private final class Made: Sendable {
    private let indices = Mutex<Set<Int>>([])

    func note(_ index: Int) { indices.withLock { _ = $0.insert(index) } }

    /// Ends after a while, too, where one thread makes all parts or there is no next one.
    func awaitPart(after index: Int) {
      for _ in 0..<200_000 where !indices.withLock({ $0.contains(index + 1) }) {}
    }
  }

  /// Indices below a count.
  private static func indices<Maker>(_ count: Int) -> (Maker, Int) -> Int? {
    { _, index in index < count ? index : nil }
  }

  @Test(arguments: [0, 1, 2, 3, 40], [1, 2, 3, 8]) func eachOnceInOrder(count: Int, workers: Int) {
    var delivered: [Int] = []
    Array(repeating: Pairs(waits: false), count: workers)
      .makeParts(next: Self.indices(count)) { delivered.append($0) }
    #expect(delivered == Array(0..<count))
  }

  @Test func withoutMakersNothingIsMade() {
    var delivered: [Int] = []
    [Pairs]().makeParts(next: Self.indices(5)) { delivered.append($0) }
    #expect(delivered.isEmpty)
  }

  @Test func whatIsMadeFirstWaitsForItsTurn() {
    var delivered: [Int] = []
    Array(repeating: Pairs(waits: true), count: 2).makeParts(next: Self.indices(10)) { delivered.append($0) }
    #expect(delivered == Array(0..<10))
  }

  private struct Full: Error, Equatable { var index: Int }

  @Test(arguments: [1, 2, 3]) func nothingIsDeliveredBehindAFailure(workers: Int) {
    var delivered: [Int] = []
    var asked = 0
    #expect(throws: Full(index: 5)) {
      try Array(repeating: Pairs(waits: false), count: workers).makeParts { _, index in
        asked += 1
        return index
      } deliver: { index throws(Full) in
        guard index < 5 else { throw Full(index: index) }
        delivered.append(index)
      }
    }
    #expect(delivered == Array(0..<5))
    // No maker asks again once it knows of the failure.
    #expect((6...5 + workers).contains(asked))
  }

  /// Counts what it makes.
  private struct Counting: PartMaker {
    var count = 0

    mutating func part(of index: Int) -> Int {
      count += 1
      return count
    }
  }

  @Test func eachThreadHasItsOwnMaker() {
    var counts: [Int] = []
    [Counting()].makeParts(next: Self.indices(30)) { counts.append($0) }
    #expect(counts == Array(1...30))
    counts = []
    Array(repeating: Counting(), count: 3).makeParts(next: Self.indices(30)) { counts.append($0) }
    // Three workers count from 1 on each: no number comes more than three times, and all together there are 30.
    #expect(counts.count == 30 && Dictionary(grouping: counts) { $0 }.values.allSatisfy { $0.count <= 3 })
    #expect(Set(counts) == Set(1...(counts.max() ?? 0)))
  }
}
