public import Foundation

/// A view that knows its size: that of the page, 390 points by 300, since nothing is laid out here.
nonisolated public struct GeometryReader: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces.
  public init(@ViewBuilder content: (GeometryProxy) -> some View) { self.content = content(GeometryProxy()) }
}

/// The size of a view and where it stands.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize
  /// The room that bars take.
  public let safeAreaInsets = EdgeInsets()

  init(size: CGSize = CGSize(width: 390, height: 300)) { self.size = size }

  /// The bounds of the view.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  /// The bounds of the view.
  public func frame(in space: NamedCoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  /// The bounds or the point of an anchor.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

/// Bounds or a point that a view gave.
public struct Anchor<Value: Sendable>: Sendable {
  let value: Value

  /// What an anchor is of.
  public struct Source: Sendable {
    let value: Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: .zero) }
}

extension Anchor.Source where Value == CGPoint {
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
}

/// From where positions count; of no effect.
public enum CoordinateSpace: Hashable, Sendable {
  case global, local
  case name(String)
  /// That of a name.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace { .name("\(name)") }
}

/// From where positions count; of no effect.
public struct NamedCoordinateSpace: Hashable, Sendable {}
/// From where positions count; of no effect.
public struct LocalCoordinateSpace: Hashable, Sendable {}
