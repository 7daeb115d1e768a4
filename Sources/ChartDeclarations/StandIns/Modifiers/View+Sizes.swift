public import Foundation

/// Sizes and places on a page: accepted and of no effect.
nonisolated extension View {
  /// A size.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  /// Bounds of a size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// A size beside that of the container.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  /// A size beside that of the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  /// A part of the size of the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Room around.
  public func padding(_ length: CGFloat) -> some View { self }
  /// Room at some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Room at each edge.
  public func padding(_ insets: EdgeInsets) -> some View { self }
  /// Room at some edges of the scene.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  /// Room at some edges of the safe area.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Room around what scrolls.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// The size that the view wants.
  public func fixedSize() -> some View { self }
  /// The size that the view wants along an axis.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Which view gets room first.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// The shape of the room.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// The shape of the room.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View { self }
  /// As large as fits.
  public func scaledToFit() -> some View { self }
  /// As large as fills.
  public func scaledToFill() -> some View { self }
  /// A displacement.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// A displacement.
  public func offset(_ offset: CGSize) -> some View { self }
  /// A place.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// A place.
  public func position(_ position: CGPoint) -> some View { self }
  /// The order of drawing.
  public func zIndex(_ value: Double) -> some View { self }
  /// Room up to the edges of the screen.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Room up to the edges of the screen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Where a line of the view is.
  public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  { self }
  /// Where a line of the view is.
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  { self }
  /// How many columns a cell takes.
  public func gridCellColumns(_ count: Int) -> some View { self }
  /// Along which axes a cell takes no room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// How a column is aligned.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View { self }
  /// Where a cell stands.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// A name for its positions.
  public func coordinateSpace(name: some Hashable) -> some View { self }
  /// A name for its positions.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { self }
}

/// Room around which part of what scrolls; of no effect.
public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

/// What a view may reach into; of no effect.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// All of it.
  public static let all = SafeAreaRegions(rawValue: 3)
  /// The room of bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The room of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
