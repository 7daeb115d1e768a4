public import Foundation

/// A tap.
nonisolated public struct TapGesture: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// Nothing is known.
  public typealias Value = Void
  private let count: Int
  /// So many taps quickly after each other.
  public init(count: Int = 1) { self.count = count }

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Void>]? {
    touch.kind == .tap(count: count) ? [GestureStep(value: (), isEnd: true)] : nil
  }
}

/// A tap at a place.
nonisolated public struct SpatialTapGesture: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// Where the tap is.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }
  private let count: Int
  /// So many taps quickly after each other.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    touch.kind == .tap(count: count) ? [GestureStep(value: Value(location: touch.first), isEnd: true)] : nil
  }
}

/// A finger that rests.
nonisolated public struct LongPressGesture: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// Whether the finger rests.
  public typealias Value = Bool
  private let seconds: Double
  /// A finger that rests for so many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { seconds = minimumDuration }

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Bool>]? {
    guard case .path(let rest) = touch.kind, rest >= seconds, rest > 0 else { return nil }
    return [GestureStep(value: true, isEnd: false), GestureStep(value: true, isEnd: true)]
  }
}

/// A finger that moves.
nonisolated public struct DragGesture: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// Where the finger is, and where it was first.
  public struct Value: Equatable, Sendable {
    /// When it is there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it was first.
    public var startLocation: CGPoint
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is; it stands still at each place.
    public var velocity: CGSize { .zero }
    /// Where it would come to rest: where it is.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come: as far as it has.
    public var predictedEndTranslation: CGSize { translation }
  }
  private let distance: CGFloat
  /// A finger that moves so many points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    distance = minimumDistance
  }
  /// A finger that moves so many points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: LocalCoordinateSpace) {
    distance = minimumDistance
  }

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    switch touch.kind {
    case .path: break
    case .tap(count: 1) where distance <= 0: break
    default: return nil
    }
    let values = touch.points.map { point in
      Value(time: Date(timeIntervalSinceReferenceDate: 0), location: point, startLocation: touch.first)
    }
    let moved = values.filter { max(abs($0.translation.width), abs($0.translation.height)) >= distance }
    guard let last = moved.last else { return nil }
    return moved.map { GestureStep(value: $0, isEnd: false) } + [GestureStep(value: last, isEnd: true)]
  }
}

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// How far they have come.
  public struct Value: Equatable, Sendable {
    /// How many times as far apart they are.
    public var magnification: CGFloat
    /// Between which points they began, from the top left corner.
    public var startLocation: CGPoint
    /// Between which points they began, from 0 to 1.
    public var startAnchor: UnitPoint
    /// How fast they are; they stand still.
    public var velocity: CGFloat { 0 }
  }
  /// Two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    guard case .pinch(let scale) = touch.kind else { return nil }
    let value = Value(magnification: CGFloat(scale), startLocation: touch.first, startAnchor: .center)
    return [GestureStep(value: value, isEnd: false), GestureStep(value: value, isEnd: true)]
  }
}

/// Two fingers that move apart or together, as it was written first.
nonisolated public struct MagnificationGesture: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// How many times as far apart they are.
  public typealias Value = CGFloat
  /// Two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<CGFloat>]? {
    MagnifyGesture().steps(of: touch)?.map { $0.map(\.magnification) }
  }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture, SteppedGesture {
  /// What it is made of.
  public typealias Body = PrimitiveGestureBody
  /// How far they have come.
  public struct Value: Equatable, Sendable {
    /// The angle by which they have turned.
    public var rotation: Angle
  }
  /// Two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  @MainActor func steps(of touch: ChartTouch) -> [GestureStep<Value>]? {
    guard case .turn(let radians) = touch.kind else { return nil }
    let value = Value(rotation: Angle(radians: radians))
    return [GestureStep(value: value, isEnd: false), GestureStep(value: value, isEnd: true)]
  }
}

/// Which of several gestures count; of no effect.
public struct GestureMask: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let none = GestureMask([])
  /// That of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views in it.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all = GestureMask(rawValue: 3)
}
