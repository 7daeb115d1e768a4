public import Foundation

/// Looks and places on a page say nothing: these modifiers are accepted and of no effect.
extension View {
  /// A size, of no effect.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Bounds of a size, of no effect.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Room around, of no effect.
  public func padding(_ length: CGFloat? = nil) -> some View { self }
  /// Room at some edges, of no effect.
  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View { self }
  /// A background, of no effect.
  public func background(_ style: some ShapeStyle) -> some View { self }
  /// A background in a shape, of no effect.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  /// A background, of no effect.
  public func background(@ViewBuilder content: () -> some View) -> some View { self }
  /// A shape to clip to, of no effect.
  public func clipShape(_ shape: some Shape) -> some View { self }
  /// Rounded corners, of no effect.
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  /// A style, of no effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// A colour, of no effect.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// A colour, of no effect.
  public func tint(_ color: Color?) -> some View { self }
  /// A typeface, of no effect.
  public func font(_ font: Font?) -> some View { self }
  /// An opacity, of no effect.
  public func opacity(_ opacity: Double) -> some View { self }
  /// A shadow, of no effect.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// The shape of the page, of no effect.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// A displacement, of no effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// A hint, of no effect.
  public func accessibilityHint(_ hint: some ChartText) -> some View { self }
  /// A value, of no effect: that of a chart is told by its description.
  public func accessibilityValue(_ value: some ChartText) -> some View { self }
  /// An id of a view, of no effect.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// How the parts of a view are told, of no effect.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// The look of the plot, of no effect.
  public func chartPlotStyle(@ViewBuilder content: (EmptyView) -> some View) -> some View { self }
}

/// How a picture fills its room; of no effect.
public enum ContentMode: Hashable, Sendable { case fit, fill }

/// How the parts of a view are told; of no effect.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }
