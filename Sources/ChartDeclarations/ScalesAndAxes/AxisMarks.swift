public import Foundation

/// What an axis is made of.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Where the axis has ticks, if that is said.
  nonisolated var ticks: AxisTickPlaces? { get }
}

/// Where an axis has ticks, and what is written there.
public struct AxisTickPlaces {
  /// Where they are; `nil` where the chart sees fit.
  let lowered: LoweredTicks?
  /// What is written at the ticks, in their order; empty where their values are.
  var names: [String?] = []
  /// What is written at any value, a writer for each set of ticks.
  var writers: [TickWriter] = []

  init(lowered: LoweredTicks?) { self.lowered = lowered }

  /// Ticks at values, and what is written there.
  init<Value: Plottable>(_ values: [Value], names: @escaping (AxisValue) -> any AxisMark) {
    var places = AxisTickPlaces(lowered: .values(values.map { .of($0) }))
    places.names = values.enumerated().map { index, value in
      names(AxisValue(index: index, count: values.count, value: value)).written(at: value.primitivePlottable)
    }
    self = places.written(by: names)
  }

  /// The same places with what is written at each value, which is asked where the values of the axis are known.
  func written(by mark: @escaping (AxisValue) -> any AxisMark) -> AxisTickPlaces {
    var places = self
    places.writers = [{ mark(AxisValue(index: 0, count: 2, primitive: $0)).written(at: $0) }]
    return places
  }
}

nonisolated extension AxisMark {
  /// What is written at a number, or at another value.
  fileprivate func written(at value: some PrimitivePlottableProtocol) -> String? {
    (self as? any WrittenAxisMark)?.written(at: value)
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
  public var ticks: AxisTickPlaces? {
    let all = contents.compactMap(\.ticks)
    guard var first = all.first(where: { $0.lowered != nil }) ?? all.first else { return nil }
    first.writers = all.flatMap(\.writers)
    return first
  }
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

  /// Ticks where `values` says it; `content` is what they look like, of which the unit in their texts is told.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    ticks = (values.ticks ?? AxisTickPlaces(lowered: nil)).written(by: content)
  }

  /// Ticks where `values` says it; `content` is what they look like, of which the unit in their texts is told.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> some AxisMark
  ) {
    let mark = content()
    ticks = (values.ticks ?? AxisTickPlaces(lowered: nil)).written { _ in mark }
  }

  /// Ticks at these values; `content` is what they look like, of which the unit in their texts is told.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: () -> some AxisMark
  ) {
    let mark = content()
    ticks = AxisTickPlaces(lowered: .values(values.map { .of($0) })).written { _ in mark }
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
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    ticks = AxisTickPlaces(values, names: content)
  }

  /// Ticks whose labels have a format; the unit that it writes is that of the values.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    ticks = (values.ticks ?? AxisTickPlaces(lowered: nil)).written { _ in AxisValueLabel(format: format) }
  }

  /// Ticks at these values whose labels have a format; the unit that it writes is that of the values.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Value {
    ticks = AxisTickPlaces(lowered: .values(values.map { .of($0) })).written { _ in AxisValueLabel(format: format) }
  }
}

/// How an axis is laid out; of no effect.
public enum AxisMarkPreset: Hashable, Sendable { case automatic, extended, aligned, inset }

/// Where an axis stands; of no effect.
public enum AxisMarkPosition: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
