public import Foundation

/// Fingers on a plot, as a test makes them; positions count from the top left corner of the plot.
///
/// ```swift
/// page.perform(.tap(at: CGPoint(x: 120, y: 80)))
/// ```
public struct ChartTouch: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tap(count: Int)
    /// Seconds for which the finger rests before it moves.
    case path(rest: Double)
    case pinch(scale: Double)
    case turn(radians: Double)
  }

  let kind: Kind
  /// Where the fingers are, one after the other; there is at least one.
  let points: [CGPoint]
  /// Whether the fingers still touch the plot at the end.
  private(set) var isHeld = false

  var first: CGPoint { points.first ?? .zero }
  var last: CGPoint { points.last ?? .zero }

  /// The same touch, whose fingers stay where they are at the end: nothing that `onEnded` does is done yet.
  public var held: ChartTouch {
    var touch = self
    touch.isHeld = true
    return touch
  }

  /// A tap, or several quickly after each other.
  public static func tap(at point: CGPoint, count: Int = 1) -> ChartTouch {
    ChartTouch(kind: .tap(count: count), points: [point])
  }

  /// A finger that rests for so many seconds and then leaves.
  public static func press(at point: CGPoint, seconds: Double = 1) -> ChartTouch {
    ChartTouch(kind: .path(rest: seconds), points: [point])
  }

  /// A finger that moves along points at once.
  public static func drag(_ points: CGPoint...) -> ChartTouch { ChartTouch(kind: .path(rest: 0), points: points) }

  /// A finger that rests for so many seconds and then moves along points.
  public static func pressAndDrag(_ points: CGPoint..., seconds: Double = 1) -> ChartTouch {
    ChartTouch(kind: .path(rest: seconds), points: points)
  }

  /// Two fingers that move apart, or together where the scale is below 1.
  public static func pinch(at point: CGPoint, scale: Double) -> ChartTouch {
    ChartTouch(kind: .pinch(scale: scale), points: [point])
  }

  /// Two fingers that turn.
  public static func turn(at point: CGPoint, by angle: Angle) -> ChartTouch {
    ChartTouch(kind: .turn(radians: angle.radians), points: [point])
  }
}
