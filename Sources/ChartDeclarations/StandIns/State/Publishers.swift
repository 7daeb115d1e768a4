public import Foundation

/// Values as they come, under the name that Combine gives them: subjects hand on what they are sent, timers are silent here.
public protocol Publisher<Output, Failure> {
  /// What comes.
  associatedtype Output
  /// What may go wrong.
  associatedtype Failure: Error
  /// Hands on each value; what is given back ends that.
  func hand(to receiver: @escaping (Output) -> Void) -> AnyCancellable
}

/// What ends a subscription.
public final class AnyCancellable: Hashable {
  private var end: (() -> Void)?
  /// By what ends it.
  public init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end?() }
  /// Ends it.
  public func cancel() {
    end?()
    end = nil
  }
  /// Keeps it with others.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps it with others.
  public func store(in list: inout [AnyCancellable]) { list.append(self) }
  /// Whether two are one.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
  /// By which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How it ended.
public enum Subscribers {
  /// How it ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (@escaping (Output) -> Void) -> AnyCancellable
  init(_ start: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.start = start }
  /// Hands on each value.
  public func hand(to receiver: @escaping (Output) -> Void) -> AnyCancellable { start(receiver) }
}

/// Values that somebody sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
}

/// Hands on what it is sent.
public class PassthroughSubject<Output, Failure: Error>: Subject {
  private var receivers: [ObjectIdentifier: (Output) -> Void] = [:]
  private final class Key {}
  /// A subject.
  public init() {}
  /// Sends a value.
  public func send(_ value: Output) {
    for receiver in receivers.values { receiver(value) }
  }
  /// Ends, of no effect.
  public func send(completion: Subscribers.Completion<Failure>) {}
  /// Hands on each value.
  public func hand(to receiver: @escaping (Output) -> Void) -> AnyCancellable {
    let key = Key()
    receivers[ObjectIdentifier(key)] = receiver
    return AnyCancellable { [weak self] in self?.receivers[ObjectIdentifier(key)] = nil }
  }
}

extension PassthroughSubject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// Hands on what it is sent, and the last of it at once.
public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure> {
  /// The last value.
  public var value: Output { didSet { super.send(value) } }
  /// By a value to begin with.
  public init(_ value: Output) { self.value = value }
  /// Sends a value.
  public override func send(_ value: Output) { self.value = value }
  /// Hands on each value.
  public override func hand(to receiver: @escaping (Output) -> Void) -> AnyCancellable {
    receiver(value)
    return super.hand(to: receiver)
  }
}

/// One value.
public struct Just<Output>: Publisher {
  /// Nothing goes wrong.
  public typealias Failure = Never
  private let output: Output
  /// A value.
  public init(_ output: Output) { self.output = output }
  /// Hands on the value.
  public func hand(to receiver: @escaping (Output) -> Void) -> AnyCancellable {
    receiver(output)
    return AnyCancellable {}
  }
}

/// Nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Nothing.
  public init(completeImmediately: Bool = true) {}
  /// Hands on nothing.
  public func hand(to receiver: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}

extension Timer {
  /// Dates at equal steps: none here, where no time goes by.
  public struct TimerPublisher: Publisher {
    /// The date.
    public typealias Output = Date
    /// Nothing goes wrong.
    public typealias Failure = Never
    /// Hands on nothing.
    public func hand(to receiver: @escaping (Date) -> Void) -> AnyCancellable { AnyCancellable {} }
    /// Itself.
    public func autoconnect() -> TimerPublisher { self }
    /// Begins, of no effect.
    public func connect() -> AnyCancellable { AnyCancellable {} }
  }

  /// Dates at equal steps: none here, where no time goes by.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}
