public import Foundation

/// Motion: accepted and of no effect.
nonisolated extension View {
  /// How a change is animated.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
  /// How a change is animated.
  public func animation(_ animation: Animation?) -> some View { self }
  /// How a change is animated.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// How the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Which view it moves from.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// A group that moves together.
  public func geometryGroup() -> some View { self }
  /// What is felt at a change.
  public func sensoryFeedback<Value: Equatable>(_ feedback: SensoryFeedback, trigger: Value) -> some View { self }
  /// What is felt at a change.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (Value, Value) -> SensoryFeedback?
  ) -> some View { self }
  /// What a pointer does.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// An effect by size and place.
  public func visualEffect(_ effect: @escaping @Sendable (EmptyView, GeometryProxy) -> some View) -> some View { self }
}

/// How a change is animated; of no effect.
public struct Animation: Hashable, Sendable {
  /// As usual.
  public static let `default` = Animation()
  /// At one pace.
  public static let linear = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at last.
  public static let easeOut = Animation()
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// Like a spring.
  public static let spring = Animation()
  /// Like a spring that swings.
  public static let bouncy = Animation()
  /// Like a spring that does not swing.
  public static let smooth = Animation()
  /// Like a quick spring.
  public static let snappy = Animation()
  /// Like a spring that follows a finger.
  public static let interactiveSpring = Animation()
  /// At one pace in so many seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at first, in so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at last, in so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slow at both ends, in so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
    -> Animation
  { Animation() }
  /// Like a spring.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// Like a spring that swings.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Like a spring that does not swing.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Like a quick spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// By the curve through two points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  /// So many seconds later.
  public func delay(_ delay: Double) -> Animation { self }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Animation { self }
  /// So many times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change; how it is animated is of no effect.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change and then does what comes after it; how it is animated is of no effect.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// When an animation counts as over; of no effect.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Makes a change; how it is animated is of no effect.
nonisolated public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How a change is animated; of no effect.
public struct Transaction: Sendable {
  /// By which animation.
  public var animation: Animation?
  /// Whether the change happens at once.
  public var disablesAnimations = false
  /// By its animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// What changes step by step as it is animated; of no effect.
@MainActor @preconcurrency
public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData
  /// What changes.
  var animatableData: AnimatableData { get set }
}

/// Changes a view step by step; of no effect.
public typealias AnimatableModifier = Animatable & ViewModifier

/// Two values that change together.
public struct AnimatablePair<First, Second> {
  /// One.
  public var first: First
  /// The other.
  public var second: Second
  /// Two values.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// How a view comes and goes; of no effect.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// It fades.
  public static let opacity = AnyTransition()
  /// It grows.
  public static let scale = AnyTransition()
  /// It slides.
  public static let slide = AnyTransition()
  /// It grows from a part of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// It moves from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// It pushes from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// It moves by so many points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// It comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What a view has of another that it moves from; of no effect.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

/// What is felt at a change; of no effect.
public struct SensoryFeedback: Hashable, Sendable {
  /// That something was chosen.
  public static let selection = SensoryFeedback()
  /// That something went well.
  public static let success = SensoryFeedback()
  /// That something may go wrong.
  public static let warning = SensoryFeedback()
  /// That something went wrong.
  public static let error = SensoryFeedback()
  /// A knock.
  public static let impact = SensoryFeedback()
  /// That something rose.
  public static let increase = SensoryFeedback()
  /// That something fell.
  public static let decrease = SensoryFeedback()
  /// That a level was reached.
  public static let levelChange = SensoryFeedback()
  /// That two things are in line.
  public static let alignment = SensoryFeedback()
  /// A knock.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// How heavy a knock is.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
}

/// What a pointer does over a view; of no effect.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }
