public import Foundation

/// Colors and effects: accepted and of no effect.
nonisolated extension View {
  /// A background.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// A background in a shape.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  /// A background in a shape.
  public func background(in shape: some Shape) -> some View { self }
  /// The style of backgrounds.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// A style over the view.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// A style over the view in a shape.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  /// A shape to clip to.
  public func clipShape(_ shape: some Shape) -> some View { self }
  /// A clipping.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// A mask.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View { self }
  /// A mask.
  public func mask(_ mask: some View) -> some View { self }
  /// A border.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View { self }
  /// A style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// Two styles.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }
  /// Three styles.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle)
    -> some View
  { self }
  /// A color.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// A color of accents.
  public func accentColor(_ color: Color?) -> some View { self }
  /// A color of accents.
  public func tint(_ color: Color?) -> some View { self }
  /// A style of accents.
  public func tint(_ style: (some ShapeStyle)?) -> some View { self }
  /// An opacity.
  public func opacity(_ opacity: Double) -> some View { self }
  /// A shadow.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// A blur.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// A brightness.
  public func brightness(_ amount: Double) -> some View { self }
  /// A saturation.
  public func saturation(_ amount: Double) -> some View { self }
  /// A contrast.
  public func contrast(_ amount: Double) -> some View { self }
  /// Grays.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Other hues.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Inverted colors.
  public func colorInvert() -> some View { self }
  /// Multiplied colors.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// How it mixes with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some View { self }
  /// A layer of drawing.
  public func compositingGroup() -> some View { self }
  /// A layer of drawing.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// A turn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// A turn in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// Another size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Another size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Another size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  /// A cover over content.
  public func redacted(reason: RedactionReasons) -> some View { self }
  /// No cover over content.
  public func unredacted() -> some View { self }
  /// Content to cover where others see it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Light or dark.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  /// Light or dark.
  public func colorScheme(_ scheme: ColorScheme) -> some View { self }
  /// Where touches count.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  /// Where touches count.
  public func contentShape(_ kinds: ContentShapeKinds, _ shape: some Shape) -> some View { self }
  /// Whether touches count.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// A surface of glass.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View { self }
}

/// Why content is covered; of no effect.
public struct RedactionReasons: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is still to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What a shape counts for; of no effect.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A surface of glass; of no effect.
public struct Glass: Hashable, Sendable {
  /// As usual.
  public static let regular = Glass()
  /// Clear.
  public static let clear = Glass()
  /// In a color.
  public func tint(_ color: Color?) -> Glass { self }
  /// That answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Whether a page is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
/// How strong the contrast of a page is.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }
