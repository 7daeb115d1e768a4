package import ChartModel

/// Numbers the buckets along an X whose buckets are known before its rows: neighbours differ by one.
///
/// Places are microseconds since 1970 along time, and numbers along a number.
package struct BucketNumbers: Sendable {
  private enum Keys: Sendable {
    case instants(InstantKeys)
    case numbers(NumberKeys)
  }
  private var keys: Keys

  /// `nil` where X has neither calendar units nor bins of a given width.
  package init?(_ specification: ChartSpecification) {
    switch (specification.x.bucketing, KeySpace(specification)) {
    case (.calendar, .instants(let instants)): keys = .instants(instants)
    case (.width, .numbers(let numbers)): keys = .numbers(numbers)
    default: return nil
    }
  }

  /// The number of the bucket at a place.
  package mutating func number(at place: Double) -> Int {
    switch keys {
    case .instants(var instants):
      defer { keys = .instants(instants) }
      return instants.key(of: Int64(exactly: place.rounded()) ?? (place < 0 ? .min + 1 : .max))
    case .numbers(let numbers): return numbers.key(of: place)
    }
  }

  /// Where a bucket begins.
  package func start(of number: Int) -> Double {
    switch keys {
    case .instants(let instants): Double(instants.start(of: number).microseconds)
    case .numbers(let numbers): numbers.start(of: number)
    }
  }
}
