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

  /// The numbers of all buckets that rows can be in, with room on both sides.
  package var span: ClosedRange<Int> {
    var numbers = self
    let reach: Double
    switch keys {
    // Half as far as instants reach, some 146,000 years.
    case .instants: reach = 0x1p62
    case .numbers: reach = .greatestFiniteMagnitude
    }
    return numbers.number(at: -reach)...numbers.number(at: reach)
  }

  /// Whether a bucket at a place can be told from its neighbours: bins of 1 around 1e300 cannot.
  package func tellsBucket(at place: Double) -> Bool {
    guard case .numbers(let numbers) = keys, case .width(let width) = numbers.resolution else { return true }
    return abs(place) / width <= 0x1p52
  }

  /// Where a bucket begins.
  package func start(of number: Int) -> Double {
    switch keys {
    case .instants(let instants): Double(instants.start(of: number).microseconds)
    case .numbers(let numbers): numbers.start(of: number)
    }
  }
}
