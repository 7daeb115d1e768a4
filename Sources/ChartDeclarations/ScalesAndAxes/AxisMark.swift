public import Foundation

/// What stands at a tick; of no effect.
public protocol AxisMark {}

/// Makes what stands at a tick.
@resultBuilder
public enum AxisMarkBuilder {
  /// Parts of a tick.
  public static func buildBlock(_ marks: any AxisMark...) -> AxisMarkGroup { AxisMarkGroup() }
  /// What an `if` without `else` gives.
  public static func buildOptional(_ mark: AxisMarkGroup?) -> AxisMarkGroup { AxisMarkGroup() }
  /// What the first branch gives.
  public static func buildEither(first mark: AxisMarkGroup) -> AxisMarkGroup { mark }
  /// What the other branch gives.
  public static func buildEither(second mark: AxisMarkGroup) -> AxisMarkGroup { mark }
}

/// Several parts of a tick.
public struct AxisMarkGroup: AxisMark {}

/// A line across the plot; of no effect.
public struct AxisGridLine: AxisMark {
  /// A line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at the axis; of no effect.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public enum Length: Hashable, Sendable { case automatic, label }
  /// A line.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

/// The text at a tick; of no effect, since voices tell values.
public struct AxisValueLabel: AxisMark {
  /// The usual text.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// A formatted value.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// A text.
  public init(_ text: some ChartText, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  /// A view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) {}
}

/// How the text at a tick is turned; of no effect.
public enum AxisValueLabelOrientation: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

extension AxisMark {
  /// A style, of no effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
  /// A typeface, of no effect.
  public func font(_ font: Font?) -> some AxisMark { self }
  /// A displacement, of no effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

/// The value at a tick.
public struct AxisValue {
  /// Its place among the ticks.
  public let index: Int
  /// How many ticks there are.
  public let count: Int
  let primitive: any PrimitivePlottableProtocol

  /// A value at one of so many ticks.
  public init(index: Int, count: Int, value: some Plottable) {
    self.index = index
    self.count = count
    primitive = value.primitivePlottable
  }

  /// The value as a type, or `nil` where it is of another.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    (primitive as? Value.PrimitivePlottable).flatMap { Value(primitivePlottable: $0) }
  }
}
