import ChartModel

/// How the X values of a chart become keys.
enum KeySpace: Sendable {
  case instants(InstantKeys)
  case numbers(NumberKeys)
  case categories(NameTable)

  init(_ specification: ChartSpecification) {
    switch specification.x.type {
    case .temporal:
      if case .calendar(let unit) = specification.x.bucketing {
        self = .instants(InstantKeys(calendar: specification.calendar, resolution: .unit(unit)))
      } else {
        self = .instants(InstantKeys(calendar: specification.calendar, resolution: .exact))
      }
    case .quantitative:
      if case .width(let width) = specification.x.bucketing {
        self = .numbers(NumberKeys(resolution: .width(width)))
      } else {
        self = .numbers(NumberKeys(resolution: .exact))
      }
    case .nominal, .ordinal:
      if case .categories(let names)? = specification.x.domain {
        self = .categories(NameTable(names))
      } else {
        self = .categories(NameTable())
      }
    }
  }

  /// Keys one step coarser; `nil` where there is no such step.
  func coarser(lowest: Double, highest: Double) -> KeySpace? {
    switch self {
    case .instants(let keys): keys.coarser().map { .instants($0) }
    case .numbers(let keys): lowest <= highest ? .numbers(keys.coarser(for: lowest...highest)) : nil
    case .categories: nil
    }
  }

  /// The key here of the place at which a finer bucket begins.
  func key(ofStart finer: KeySpace, key: Int) -> Int {
    switch (self, finer) {
    case (.instants(var keys), .instants(let fine)): return keys.key(of: fine.start(of: key).microseconds)
    case (.numbers(let keys), .numbers(let fine)): return keys.key(of: fine.start(of: key))
    default: return key
    }
  }
}

extension Bucketer {
  /// Whether buckets may be put together to save memory: only where nobody said what they are.
  var mayCoarsen: Bool {
    switch specification.x.bucketing {
    case .asGiven, .auto, .bins: true
    case .none, .calendar, .width: false
    }
  }
}
