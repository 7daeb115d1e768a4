/// Makes the parts of a whole; each thread has a copy of its own.
package protocol PartMaker: Sendable {
  /// What it makes.
  associatedtype Part
  /// Makes the part of an index; indices come in their order, but not all of them.
  mutating func part(_ index: Int) -> Part
}

extension PartMaker {
  /// Has so many parts made side by side, by several threads, and each of them taken in its turn, one at a time.
  ///
  /// A worker takes the next index, makes that part on its own, waits until all parts before it are taken, and then has it
  /// taken. So what is taken does not depend on the number of workers, and each has one part in memory at most.
  ///
  /// - Parameters:
  ///   - workers: How many threads, the calling one among them.
  ///   - take: Called on any of the threads, never on two at once.
  /// - Throws: What `take` throws; nothing is taken afterwards.
  package func makeParts<Failure>(
    _ count: Int, workers: Int = WorkerThread.usualCount, take: (Part) throws(Failure) -> Void
  ) throws(Failure) {
    let failure = withoutActuallyEscaping(take) { take in
      let run = OrderedRun(count: count, maker: self, take: take)
      // No more threads than there are parts.
      let others = (1..<max(1, min(workers, count))).compactMap { _ in WorkerThread { run.work() } }
      run.work()
      for other in others { other.join() }
      return run.failure
    }
    if let failure { throw failure }
  }
}

/// Unchecked: all that changes does so under the lock of `turns`, but for what `take` changes, which is called by the worker
/// alone whose turn it is.
private final class OrderedRun<Maker: PartMaker, Failure: Error>: @unchecked Sendable {
  private(set) var failure: Failure?
  private let count: Int
  private let maker: Maker
  private let take: (Maker.Part) throws(Failure) -> Void
  private let turns = Monitor()
  private var next = 0
  private var turn = 0

  init(count: Int, maker: Maker, take: @escaping (Maker.Part) throws(Failure) -> Void) {
    (self.count, self.maker, self.take) = (count, maker, take)
  }

  func work() {
    var maker = maker
    while let index = takeIndex() {
      let part = maker.part(index)
      guard awaitTurn(of: index) else { return }
      do throws(Failure) {
        try take(part)
        endTurn(failure: nil)
      } catch {
        endTurn(failure: error)
      }
    }
  }

  private func takeIndex() -> Int? {
    turns.locked {
      guard next < count, failure == nil else { return nil }
      next += 1
      return next - 1
    }
  }

  /// False where a part before could not be taken.
  private func awaitTurn(of index: Int) -> Bool {
    turns.locked {
      while turn != index, failure == nil { turns.wait() }
      return failure == nil
    }
  }

  private func endTurn(failure: Failure?) {
    turns.locked {
      self.failure = failure
      turn += 1
      turns.wake()
    }
  }
}
