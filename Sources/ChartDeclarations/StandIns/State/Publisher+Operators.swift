/// What is done with values as they come; where and when it is done is of no effect.
extension Publisher {
  /// Does something with each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { hand(to: receiveValue) }

  /// Does something with each value.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { hand(to: receiveValue) }

  /// Puts each value into a property.
  public func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root) -> AnyCancellable
  {
    hand { root[keyPath: path] = $0 }
  }

  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher { hand(to: $0) } }

  /// Other values.
  public func map<Other>(_ change: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
    AnyPublisher { receiver in hand { receiver(change($0)) } }
  }

  /// Other values, without those that are none.
  public func compactMap<Other>(_ change: @escaping (Output) -> Other?) -> AnyPublisher<Other, Failure> {
    AnyPublisher { receiver in hand { if let value = change($0) { receiver(value) } } }
  }

  /// Some of the values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in hand { if isIncluded($0) { receiver($0) } } }
  }

  /// The values without repetition.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { receiver in
      var last: Output?
      return hand {
        if $0 != last { receiver($0) }
        last = $0
      }
    }
  }

  /// The values after the first few.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var left = count
      return hand { if left > 0 { left -= 1 } else { receiver($0) } }
    }
  }

  /// The values of two, when both have one.
  public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure> {
    AnyPublisher { receiver in
      var latest: (Output?, Other.Output?)
      func tell() {
        if let first = latest.0, let second = latest.1 { receiver((first, second)) }
      }
      let first = hand {
        latest.0 = $0
        tell()
      }
      let second = other.hand {
        latest.1 = $0
        tell()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// The values of two as they come.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure> where Other.Output == Output {
    AnyPublisher { receiver in
      let (first, second) = (hand(to: receiver), other.hand(to: receiver))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// The values at once; on which queue is of no effect.
  public func receive(on queue: some Any) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// The values at once; on which queue is of no effect.
  public func subscribe(on queue: some Any) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// The values at once.
  public func debounce(for interval: PublisherInterval, scheduler: some Any) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  /// The values at once.
  public func throttle(
    for interval: PublisherInterval, scheduler: some Any, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Failure == Never {
  /// Puts each value into a property that is published.
  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    target.keep(hand { target.take($0) })
  }
}

/// How long to wait; of no effect.
public struct PublisherInterval: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many seconds.
  public init(integerLiteral value: Int) {}
  /// So many seconds.
  public init(floatLiteral value: Double) {}
  /// So many seconds.
  public static func seconds(_ value: Double) -> PublisherInterval { 0 }
  /// So many thousandths of a second.
  public static func milliseconds(_ value: Int) -> PublisherInterval { 0 }
}
