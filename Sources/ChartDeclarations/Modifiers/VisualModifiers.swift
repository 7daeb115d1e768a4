public import Foundation

/// Looks say nothing: these modifiers are accepted and of no effect.
nonisolated extension ChartContent {
  /// A style, of no effect, but that marks in a clear color are not seen, and not told.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    let isUnseen = (style as? Color)?.opacity == 0
    return saying { $0.isUnseen = $0.isUnseen || isUnseen }
  }
  /// An opacity, of no effect, but that marks without any are not seen, and not told.
  public func opacity(_ opacity: Double) -> some ChartContent {
    saying { $0.isUnseen = $0.isUnseen || opacity <= 0 }
  }
  /// Rounded corners, of no effect.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
  /// A shape of points, of no effect.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent { self }
  /// A drawing as a point, of no effect.
  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent { self }
  /// A size of points, of no effect.
  public func symbolSize(_ size: CGFloat) -> some ChartContent { self }
  /// A size of points, of no effect.
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  /// Dashes and width, of no effect.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// A displacement, of no effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// A displacement of the edges, of no effect.
  @_disfavoredOverload
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { self }
  /// A displacement of the edges, of no effect.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
  /// A displacement of the edges, of no effect.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// A displacement, of no effect.
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  /// The order of drawing, of no effect.
  public func zIndex(_ value: Double) -> some ChartContent { self }
  /// A shadow, of no effect.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  /// A blur, of no effect.
  public func blur(radius: CGFloat) -> some ChartContent { self }
  /// A mask: what is drawn shows only where the marks between the braces are, which are told beside it.
  public func mask<Mask: ChartContent>(@ChartContentBuilder content: () -> Mask) -> some ChartContent {
    MaskedContent(content: self, mask: content())
  }
  /// A clipping, of no effect.
  public func clipShape(_ shape: some Shape) -> some ChartContent { self }
  /// Where gradients begin and end, of no effect.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// A layer of drawing, of no effect.
  public func compositingLayer() -> some ChartContent { self }
  /// A layer of drawing with a style, of no effect.
  public func compositingLayer<Style: ShapeStyle>(style: (EmptyChartContent) -> Style) -> some ChartContent { self }
  /// How marks mix with what lies behind, of no effect.
  public func blendMode(_ mode: BlendMode) -> some ChartContent { self }
}

/// The kind of a rounded corner; of no effect.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// The shape of a point; of no effect.
nonisolated public protocol ChartSymbolShape: Sendable {}

/// The usual shapes of points; of no effect.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// A diamond.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// An asterisk.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape() }
}

extension ChartSymbolShape {
  /// The outline of a shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { BasicChartSymbolShape() }
  /// The outline of a shape.
  public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape { BasicChartSymbolShape() }
}

/// Content that shows only where other marks are.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: ChartContent, CollectedContent {
  typealias Body = EmptyChartContent
  let content: Content
  let mask: Mask
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    marks.collect(content, traits: traits)
    marks.collect(mask, traits: traits)
  }
}
