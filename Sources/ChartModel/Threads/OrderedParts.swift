/// Makes parts of a whole, on a thread of its own.
package protocol PartMaker: SendableMetatype {
  /// What one part is made of.
  associatedtype Item
  /// What it makes.
  associatedtype Part
  /// Makes the part of an item; items come in their order, but not all of them.
  mutating func part(of item: Item) -> Part
}

extension Array where Element: PartMaker {
  /// Makes the parts of a whole side by side and delivers them in order, one at a time.
  ///
  /// Each maker has a thread, the first one that of the caller. A thread asks for the next item, makes its part, waits until
  /// all parts before it are delivered, and delivers its own. What is delivered does not depend on the number of makers, and
  /// each holds one part in memory at most. Where the system gives no thread, the other makers do the work.
  ///
  /// ```swift
  /// try [parser, otherParser].makeParts { parser, _ in source.next(into: parser.buffer) } deliver: { try consume($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - next: The item of a part, by its index; `nil` after the last one. Called by one thread at a time.
  ///   - deliver: Called by one thread at a time.
  /// - Throws: What `deliver` throws; no later part is delivered.
  package func makeParts<Failure>(
    next: (Element, Int) -> Element.Item?, deliver: (Element.Part) throws(Failure) -> Void
  ) throws(Failure) {
    let failure = withoutActuallyEscaping(next) { next in
      withoutActuallyEscaping(deliver) { deliver in
        let run = OrderedRun(makers: self, next: next, deliver: deliver)
        let others = indices.dropFirst().compactMap { maker in WorkerThread { run.work(maker) } }
        if !isEmpty { run.work(0) }
        for other in others { other.join() }
        return run.failure
      }
    }
    if let failure { throw failure }
  }
}

/// Unchecked: `next` and `index` are used under the lock `items`, `turn` and `failure` under the lock `turns`, and `deliver`
/// by the thread whose turn it is.
private final class OrderedRun<Maker: PartMaker, Failure: Error>: @unchecked Sendable {
  private(set) var failure: Failure?
  private let makers: [Maker]
  private let next: (Maker, Int) -> Maker.Item?
  private let deliver: (Maker.Part) throws(Failure) -> Void
  private let items = Monitor()
  private let turns = Monitor()
  private var index = 0
  private var turn = 0

  init(
    makers: [Maker], next: @escaping (Maker, Int) -> Maker.Item?,
    deliver: @escaping (Maker.Part) throws(Failure) -> Void
  ) {
    (self.makers, self.next, self.deliver) = (makers, next, deliver)
  }

  func work(_ number: Int) {
    var maker = makers[number]
    while let (item, index) = takeItem(maker) {
      let part = maker.part(of: item)
      guard awaitTurn(of: index) else { return }
      do throws(Failure) {
        try deliver(part)
        endTurn(failure: nil)
      } catch {
        endTurn(failure: error)
      }
    }
  }

  private func takeItem(_ maker: Maker) -> (Maker.Item, index: Int)? {
    items.locked {
      guard turns.locked({ failure == nil }), let item = next(maker, index) else { return nil }
      defer { index += 1 }
      return (item, index)
    }
  }

  /// False where a part before could not be delivered.
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
