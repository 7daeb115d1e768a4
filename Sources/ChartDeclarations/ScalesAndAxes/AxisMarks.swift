public import Foundation

/// What an axis is made of.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Where the axis has ticks, if that is said.
  nonisolated var ticks: AxisTickPlaces? { get }
}

/// Where an axis has ticks.
public struct AxisTickPlaces {
  let lowered: LoweredTicks
  /// What is written at the ticks, in their order; empty where their values are.
  var names: [String?] = []

  init(lowered: LoweredTicks) { self.lowered = lowered }

  /// Ticks at values, and what is written there.
  init<Value: Plottable>(_ values: [Value], names: (AxisValue) -> any AxisMark) {
    lowered = .values(values.map { .of($0) })
    self.names = values.enumerated().map { index, value in
      (names(AxisValue(index: index, count: values.count, value: value)) as? any WrittenAxisMark)?.written
    }
  }
}

/// Makes an axis of what stands between braces.
@resultBuilder
public enum AxisContentBuilder {
  /// Parts of an axis; the first that says where ticks are counts.
  public static func buildBlock(_ contents: any AxisContent...) -> AxisContentGroup {
    AxisContentGroup(contents: contents)
  }
  /// What an `if` without `else` gives.
  public static func buildOptional(_ content: AxisContentGroup?) -> AxisContentGroup {
    content ?? AxisContentGroup(contents: [])
  }
  /// What the first branch gives.
  public static func buildEither(first content: AxisContentGroup) -> AxisContentGroup { content }
  /// What the other branch gives.
  public static func buildEither(second content: AxisContentGroup) -> AxisContentGroup { content }
  /// What is there only in some versions of a system.
  public static func buildLimitedAvailability(_ content: AxisContentGroup) -> AxisContentGroup { content }
}

/// Several parts of an axis.
nonisolated public struct AxisContentGroup: AxisContent {
  let contents: [any AxisContent]
  /// Where the axis has ticks.
  public var ticks: AxisTickPlaces? { contents.lazy.compactMap(\.ticks).first }
}

/// Ticks and their labels along an axis.
///
/// ```swift
/// chart.chartXAxis { AxisMarks(values: .stride(by: .month)) }
/// ```
nonisolated public struct AxisMarks: AxisContent {
  /// Where the axis has ticks.
  public let ticks: AxisTickPlaces?

  /// Ticks where `values` says it.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    ticks = values.ticks
  }

  /// Ticks where `values` says it; `content` is what they look like and of no effect.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: (AxisValue) -> some AxisMark
  ) {
    ticks = values.ticks
  }

  /// Ticks where `values` says it; `content` is what they look like and of no effect.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> some AxisMark
  ) {
    ticks = values.ticks
  }

  /// Ticks at these values; `content` is what they look like and of no effect.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: () -> some AxisMark
  ) {
    ticks = AxisTickPlaces(lowered: .values(values.map { .of($0) }))
  }

  /// Ticks at these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    ticks = AxisTickPlaces(lowered: .values(values.map { .of($0) }))
  }

  /// Ticks at these values; `content` is what they look like, of which texts that name the
  /// values are told.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: (AxisValue) -> some AxisMark
  ) {
    ticks = AxisTickPlaces(values, names: content)
  }

  /// Ticks whose labels have a format, which is of no effect.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    ticks = values.ticks
  }

  /// Ticks at these values whose labels have a format, which is of no effect.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Value {
    ticks = AxisTickPlaces(lowered: .values(values.map { .of($0) }))
  }
}

/// How an axis is laid out; of no effect.
public enum AxisMarkPreset: Hashable, Sendable { case automatic, extended, aligned, inset }

/// Where an axis stands; of no effect.
public enum AxisMarkPosition: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
