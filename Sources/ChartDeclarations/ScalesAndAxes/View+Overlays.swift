internal import Foundation

/// What lies over or behind a chart: its gestures are held with the proxy of the plot, as a test performs them.
///
/// What is drawn there says nothing of the data, and is not told.
extension View {
  /// Views over the plot.
  public func chartOverlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Overlay
  ) -> some View { OverlaidView(content: self) { content($0) } }

  /// Views behind the plot.
  public func chartBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Background
  ) -> some View { OverlaidView(content: self) { content($0) } }

  /// A gesture on the plot.
  public func chartGesture<PlotGesture: Gesture>(
    _ gesture: @escaping @MainActor (ChartProxy) -> PlotGesture
  ) -> some View { TouchedView(content: self) { touch, proxy in gesture(proxy).perform(touch) } }
}

/// A chart with views over or behind it.
nonisolated struct OverlaidView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let overlay: @MainActor (ChartProxy) -> any View

  @MainActor func read(by reader: PageReader) {
    reader.read(
      content,
      touched: { touch, proxy in
        let inside = PageReader(ViewMemory())
        return inside.touches(in: overlay(proxy)).contains { $0(touch, proxy) }
      })
  }
}

extension PageReader {
  /// What touches do on all views in a view, the innermost first.
  func touches(in view: any View) -> [ChartTouchHandler] {
    read(view)
    return heldTouches.reversed()
  }
}
