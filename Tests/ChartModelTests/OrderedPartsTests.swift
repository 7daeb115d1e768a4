import ChartModel
import Synchronization
import Testing

/// Parts that several threads make are taken in the order of their indices, one at a time.
@Suite struct OrderedPartsTests {
  /// Makes indices; the first of each pair waits until the second is made, where somebody else makes that.
  private struct Pairs: PartMaker {
    let made = Made()
    let waits: Bool

    func part(_ index: Int) -> Int {
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

  @Test(arguments: [0, 1, 2, 3, 40], [1, 2, 3, 8]) func eachOnceInOrder(count: Int, workers: Int) {
    var taken: [Int] = []
    Pairs(waits: false).makeParts(count, workers: workers) { taken.append($0) }
    #expect(taken == Array(0..<count))
  }

  @Test func whatIsMadeFirstWaitsForItsTurn() {
    var taken: [Int] = []
    Pairs(waits: true).makeParts(10, workers: 2) { taken.append($0) }
    #expect(taken == Array(0..<10))
  }

  private struct Full: Error, Equatable { var index: Int }

  @Test(arguments: [1, 2, 3]) func nothingIsTakenBehindAFailure(workers: Int) {
    var taken: [Int] = []
    #expect(throws: Full(index: 5)) {
      try Pairs(waits: false).makeParts(100, workers: workers) { index throws(Full) in
        guard index < 5 else { throw Full(index: index) }
        taken.append(index)
      }
    }
    #expect(taken == Array(0..<5))
  }

  /// A worker goes on from part to part with a copy of its own, and counts what it makes.
  private struct Counting: PartMaker {
    var count = 0

    mutating func part(_ index: Int) -> Int {
      count += 1
      return count
    }
  }

  @Test func eachWorkerHasItsOwnCopy() {
    var counts: [Int] = []
    Counting().makeParts(30, workers: 1) { counts.append($0) }
    #expect(counts == Array(1...30))
    counts = []
    Counting().makeParts(30, workers: 3) { counts.append($0) }
    // Three workers count from 1 on each: no number comes more than three times, and all together there are 30.
    #expect(counts.count == 30 && Dictionary(grouping: counts) { $0 }.values.allSatisfy { $0.count <= 3 })
    #expect(Set(counts) == Set(1...(counts.max() ?? 0)))
  }
}
