public import Foundation

/// What touches do: it is held, and done when a test performs them on the plot of a chart in the view.
extension View {
  /// A gesture.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    TouchedView(content: self) { touch, _ in gesture.perform(touch) }
  }
  /// A gesture.
  public func gesture(_ gesture: (some Gesture)?, isEnabled: Bool) -> some View {
    TouchedView(content: self) { touch, _ in isEnabled && gesture?.perform(touch) == true }
  }
  /// A gesture beside those of the views inside.
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    TouchedView(content: self) { touch, _ in gesture.perform(touch) }
  }
  /// A gesture before those of the views inside.
  public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    TouchedView(content: self) { touch, _ in gesture.perform(touch) }
  }
  /// What a tap does.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }
  /// What a tap at a place does.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }
  /// What a finger that rests does.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() })
  }
}

/// A view that does something when it is touched.
nonisolated struct TouchedView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let handler: ChartTouchHandler
  @MainActor func read(by reader: PageReader) { reader.read(content, touched: handler) }
}
