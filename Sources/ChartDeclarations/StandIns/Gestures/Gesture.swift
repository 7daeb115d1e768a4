/// Movements of fingers that a view understands, as in SwiftUI: they are held, and a test can perform them.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known while it goes on.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
}

/// One step of a gesture: what is known, and what is done then.
struct GestureStep<Value> {
  var value: Value
  var isEnd: Bool
  var effects: [@MainActor () -> Void] = []

  func map<Other>(_ change: (Value) -> Other) -> GestureStep<Other> {
    GestureStep<Other>(value: change(value), isEnd: isEnd, effects: effects)
  }
}

/// A gesture that knows its steps.
@MainActor protocol SteppedGesture<Value> {
  associatedtype Value
  /// The steps of a touch; `nil` where it is no such gesture.
  func steps(of touch: ChartTouch) -> [GestureStep<Value>]?
}

/// No gesture further: where gestures that are made of others end.
nonisolated public struct PrimitiveGestureBody: Gesture {
  /// Nothing is known.
  public typealias Value = Never
  /// Itself.
  public var body: PrimitiveGestureBody { self }
}

extension Gesture where Body == PrimitiveGestureBody {
  /// Nothing: it is not made of other gestures.
  public var body: PrimitiveGestureBody { PrimitiveGestureBody() }
}

extension Gesture {
  func allSteps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    if let stepped = self as? any SteppedGesture<Value> { return stepped.steps(of: touch) }
    guard !(self is PrimitiveGestureBody), let body = body as? any Gesture<Value> else { return nil }
    return Self.steps(body, touch)
  }

  private static func steps(_ body: any Gesture<Value>, _ touch: ChartTouch) -> [GestureStep<Value>]? {
    body.allSteps(of: touch)
  }

  /// Does what the gesture does; `false` where the touch is another gesture.
  func perform(_ touch: ChartTouch) -> Bool {
    guard let steps = allSteps(of: touch) else { return false }
    for step in steps where !(touch.isHeld && step.isEnd) { for effect in step.effects { effect() } }
    return true
  }
}

extension Gesture {
  /// Does something each time that the gesture goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    GestureWithEffects(content: self) { step in
      if !step.isEnd { step.effects.append { [value = step.value] in action(value) } }
    }
  }

  /// Does something as the gesture ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    GestureWithEffects(content: self) { step in
      if step.isEnd { step.effects.append { [value = step.value] in action(value) } }
    }
  }

  /// Keeps a value while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    GestureWithEffects(content: self) { step in
      let value = step.value
      guard !step.isEnd else { return step.effects.append { state.reset() } }
      step.effects.append {
        var transaction = Transaction()
        body(value, &state.storage.box.value, &transaction)
      }
    }
  }

  /// Knows something else.
  public func map<Other>(_ change: @escaping (Value) -> Other) -> some Gesture<Other> {
    MappedGesture(content: self, change: change)
  }

  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture, and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture and another at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// A gesture of which each step does more.
nonisolated struct GestureWithEffects<Content: Gesture>: Gesture, SteppedGesture {
  typealias Value = Content.Value
  typealias Body = PrimitiveGestureBody
  let content: Content
  let add: @MainActor (inout GestureStep<Value>) -> Void

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    content.allSteps(of: touch)?.map { step in
      var step = step
      add(&step)
      return step
    }
  }
}

/// A gesture that knows something else.
nonisolated struct MappedGesture<Content: Gesture, Value>: Gesture, SteppedGesture {
  typealias Body = PrimitiveGestureBody
  let content: Content
  let change: (Content.Value) -> Value

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    content.allSteps(of: touch)?.map { $0.map(change) }
  }
}
