public import Foundation

/// The part that is shown, and what is selected.
nonisolated extension View {
  /// Along which axes the chart scrolls; of no effect.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Where scrolling comes to rest; of no effect.
  public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View { self }

  /// Which sector is selected: a place in the sum of all angles.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    setting { $0.angleSelection.add { value.wrappedValue.map { .of($0) } } }
  }

  /// How much of X is shown: a difference of numbers, seconds where X has dates, or a count of categories.
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    setting { $0.x.visibleLength = PlottedContent.of(length).coordinate ?? $0.x.visibleLength }
  }

  /// Where the part of X that is shown begins.
  public func chartScrollPosition<Value: Plottable>(x position: Binding<Value>) -> some View {
    setting { $0.x.scrollPosition.add { .of(position.wrappedValue) } }
  }

  /// Where the part of X that is shown begins at first; a binding to where it begins counts before it.
  public func chartScrollPosition<Value: Plottable>(initialX position: Value) -> some View {
    setting { $0.x.firstScrollPosition.add { .of(position) } }
  }

  /// What is selected along X; nothing where the binding holds nothing, so that another selection counts.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    SelectingView(
      content: setting { $0.x.selectedValue.add { value.wrappedValue.map { .of($0) } } },
      select: { touch, proxy in
        guard touch.points.count == 1 else { return false }
        value.wrappedValue = proxy.value(atX: touch.last.x)
        return true
      })
  }

  /// Which range is selected along X; it counts before a selected value.
  public func chartXSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
    SelectingView(
      content: setting {
        $0.x.selectedRange.add { range.wrappedValue.map { (.of($0.lowerBound), .of($0.upperBound)) } }
      },
      select: { touch, proxy in
        let ends = [touch.first.x, touch.last.x].compactMap { proxy.value(atX: $0, as: Value.self) }.sorted()
        guard touch.points.count > 1 else { return false }
        range.wrappedValue = ends.first.flatMap { low in ends.last.map { low...$0 } }
        return true
      })
  }

  /// How much of Y is shown: a difference of numbers, seconds where Y has dates, or a count of categories.
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    setting { $0.y.visibleLength = PlottedContent.of(length).coordinate ?? $0.y.visibleLength }
  }

  /// Where the part of Y that is shown begins.
  public func chartScrollPosition<Value: Plottable>(y position: Binding<Value>) -> some View {
    setting { $0.y.scrollPosition.add { .of(position.wrappedValue) } }
  }

  /// Where the part of Y that is shown begins at first; a binding to where it begins counts before it.
  public func chartScrollPosition<Value: Plottable>(initialY position: Value) -> some View {
    setting { $0.y.firstScrollPosition.add { .of(position) } }
  }

  /// What is selected along Y; nothing where the binding holds nothing, so that another selection counts.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    SelectingView(
      content: setting { $0.y.selectedValue.add { value.wrappedValue.map { .of($0) } } },
      select: { touch, proxy in
        guard touch.points.count == 1 else { return false }
        value.wrappedValue = proxy.value(atY: touch.last.y)
        return true
      })
  }

  /// Which range is selected along Y; it counts before a selected value.
  public func chartYSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
    SelectingView(
      content: setting {
        $0.y.selectedRange.add { range.wrappedValue.map { (.of($0.lowerBound), .of($0.upperBound)) } }
      },
      select: { touch, proxy in
        let ends = [touch.first.y, touch.last.y].compactMap { proxy.value(atY: $0, as: Value.self) }.sorted()
        guard touch.points.count > 1 else { return false }
        range.wrappedValue = ends.first.flatMap { low in ends.last.map { low...$0 } }
        return true
      })
  }
}

/// A chart on which a finger selects a value, or a range as it moves; what is selected stays until it is touched again.
nonisolated struct SelectingView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let select: (ChartTouch, ChartProxy) -> Bool

  @MainActor func read(by reader: PageReader) {
    reader.read(
      content,
      selecting: { touch, proxy in
        switch touch.kind {
        case .tap(count: 1), .path: select(touch, proxy)
        default: false
        }
      })
  }
}

/// Where scrolling comes to rest; of no effect.
public struct ValueAlignedChartScrollTargetBehavior: Hashable, Sendable {
  /// What counts as a greater step.
  public struct MajorAlignment: Hashable, Sendable {
    /// Multiples of a number.
    public static func unit(_ unit: some Numeric) -> MajorAlignment { MajorAlignment() }
    /// Dates with these components.
    public static func matching(_ components: DateComponents) -> MajorAlignment { MajorAlignment() }
    /// Whole pages.
    public static let page = MajorAlignment()
  }

  /// Multiples of a number.
  public static func valueAligned(
    unit: some Numeric, majorAlignment: MajorAlignment = .page
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Dates with these components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorAlignment = .page
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
