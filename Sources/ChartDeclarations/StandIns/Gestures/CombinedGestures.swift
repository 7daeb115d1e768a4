/// One gesture, or else another.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// What one of both knows.
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  private let first: First
  private let second: Second

  /// Two gestures, of which the first counts.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    first.allSteps(of: touch)?.map { $0.map { .first($0) } }
      ?? second.allSteps(of: touch)?.map { $0.map { .second($0) } }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, and then another.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// What the first knows, or what both know.
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  private let first: First
  private let second: Second

  /// Two gestures, of which the second begins when the first has ended.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    guard let begun = first.allSteps(of: touch), let last = begun.last else { return nil }
    let before = begun.filter { !$0.isEnd }.map { $0.map { Value.first($0) } }
    let between = GestureStep<Value>(value: .second(last.value, nil), isEnd: false)
    let after = second.allSteps(of: touch)?.map { $0.map { Value.second(last.value, $0) } }
    return before + [between] + (after ?? [GestureStep(value: .second(last.value, nil), isEnd: true)])
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// What each knows; `nil` of one that is not going on.
  public struct Value {
    /// What the first knows.
    public var first: First.Value?
    /// What the second knows.
    public var second: Second.Value?
  }
  private let first: First
  private let second: Second

  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    let one = first.allSteps(of: touch)?.map { $0.map { Value(first: $0) } }
    let other = second.allSteps(of: touch)?.map { $0.map { Value(second: $0) } }
    guard one != nil || other != nil else { return nil }
    return (one ?? []) + (other ?? [])
  }
}
