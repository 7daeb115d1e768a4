public import Foundation

/// What stands at a tick; of no effect.
@MainActor @preconcurrency
public protocol AxisMark {}

/// Makes what stands at a tick.
@resultBuilder
public enum AxisMarkBuilder {
  /// Parts of a tick.
  public static func buildBlock(_ marks: any AxisMark...) -> AxisMarkGroup { AxisMarkGroup(marks: marks) }
  /// What an `if` without `else` gives.
  public static func buildOptional(_ mark: AxisMarkGroup?) -> AxisMarkGroup { mark ?? AxisMarkGroup(marks: []) }
  /// What is there only in some versions of a system.
  public static func buildLimitedAvailability(_ mark: AxisMarkGroup) -> AxisMarkGroup { mark }
  /// What the rounds of a loop give.
  public static func buildArray(_ marks: [AxisMarkGroup]) -> AxisMarkGroup { AxisMarkGroup(marks: marks) }
  /// What the first branch gives.
  public static func buildEither(first mark: AxisMarkGroup) -> AxisMarkGroup { mark }
  /// What the other branch gives.
  public static func buildEither(second mark: AxisMarkGroup) -> AxisMarkGroup { mark }
}

/// Several parts of a tick.
nonisolated public struct AxisMarkGroup: AxisMark, WrittenAxisMark {
  let marks: [any AxisMark]
  func written(at value: some PrimitivePlottableProtocol) -> String? {
    marks.lazy.compactMap { ($0 as? any WrittenAxisMark)?.written(at: value) }.first
  }
}

/// A part of a tick that may be a text.
protocol WrittenAxisMark {
  /// What is written at a value.
  func written(at value: some PrimitivePlottableProtocol) -> String?
}

/// A line across the plot; of no effect.
nonisolated public struct AxisGridLine: AxisMark {
  /// A line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at the axis; of no effect.
nonisolated public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    init() {}
    /// So many points.
    public init(integerLiteral value: Int) {}
    /// So many points.
    public init(floatLiteral value: Double) {}
    /// As the chart sees fit.
    public static let automatic = Length()
    /// As long as the text.
    public static let label = Length()
    /// Longer than the text.
    public static let longestLabel = Length()
    /// As long as the text and so many points.
    public static func label(extendPastBy length: CGFloat) -> Length { Length() }
    /// So many points.
    public static func fixed(_ length: CGFloat) -> Length { Length() }
  }
  /// A line.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

/// The text at a tick: one that names the values at ticks, such as the levels of a scale, is told in their place.
nonisolated public struct AxisValueLabel: AxisMark, WrittenAxisMark {
  private let text: (any PrimitivePlottableProtocol) -> String?

  func written(at value: some PrimitivePlottableProtocol) -> String? { text(value) }

  /// The usual text.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { text = { _ in nil } }
  /// A formatted value.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { text = { converted($0, to: Format.FormatInput.self).flatMap { format.format($0) as? String } } }
  /// A text.
  @_disfavoredOverload
  public init(
    _ text: some ChartText, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.text = { [written = text.written] _ in written } }
  /// A text with formatted values in it.
  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.text = { [written = text.written] _ in written } }
  /// A view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) { text = { [written = TickText.of(content())] _ in written } }
}

/// How the text at a tick is turned; of no effect.
public enum AxisValueLabelOrientation: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

/// What happens to texts at ticks that touch each other; of no effect.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// As the chart sees fit.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// They are cut.
  public static let truncate = AxisValueLabelCollisionResolution()
  /// Some are left out, the first of them last.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    .greedy
  }
  /// They are cut, the first of them last.
  public static func truncate(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution
  { .truncate }
}

nonisolated extension AxisMark {
  /// A style, of no effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
  /// An opacity, of no effect.
  public func opacity(_ opacity: Double) -> some AxisMark { self }
  /// A style of text, of no effect.
  public func foregroundColor(_ color: Color?) -> some AxisMark { self }
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

  init(index: Int, count: Int, primitive: any PrimitivePlottableProtocol) {
    (self.index, self.count, self.primitive) = (index, count, primitive)
  }

  /// The value as a type, or `nil` where it is of another.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    converted(primitive, to: Value.PrimitivePlottable.self).flatMap { Value(primitivePlottable: $0) }
  }
}

/// A value as a type: as it is, or a number as one of another kind where it is one exactly.
private func converted<Value>(_ value: any PrimitivePlottableProtocol, to type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  guard case .number(let number)? = (value as? any PlottedPrimitive)?.plotted, number.isFinite else { return nil }
  return Int(exactly: number) as? Value ?? number as? Value ?? Float(number) as? Value ?? CGFloat(number) as? Value
    ?? Decimal(number) as? Value
}
