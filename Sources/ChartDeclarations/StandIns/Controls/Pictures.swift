public import Foundation

/// A picture, without text.
nonisolated public struct Image: SilentView, Sendable {
  /// What it is made of.
  public typealias Body = EmptyView
  /// How large a symbol is.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// How a picture fills its room.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture takes the color of what is around it.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How smooth a picture is when its size changes.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// A picture by its name.
  public init(_ name: String, bundle: Bundle? = nil) {}
  /// A picture by its name, with what it shows.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  /// A picture that is only decoration.
  public init(decorative name: String, bundle: Bundle? = nil) {}
  /// A symbol by its name.
  public init(systemName: String) {}
  /// A picture of the system.
  public init(uiImage: SystemImage) {}
  /// A picture of the system.
  public init(nsImage: SystemImage) {}
  /// A symbol by its name, filled up to a value.
  public init(systemName: String, variableValue: Double?) {}
  /// The picture in any size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  /// The picture in a color.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// The picture, smooth in any size.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The symbol in colors.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// A picture of the system; of no effect.
public final class SystemImage: Sendable {
  /// The size in points.
  public let size = CGSize.zero
  /// No picture.
  public init() {}
  /// By its name; `nil` for one without a name.
  public init?(named name: String) { if name.isEmpty { return nil } }
  /// By its bytes.
  public init?(data: Data) { if data.isEmpty { return nil } }
  /// A symbol by its name; `nil` for one without a name.
  public init?(systemName name: String) { if name.isEmpty { return nil } }
}

/// A picture of the system, as iOS calls it.
public typealias UIImage = SystemImage
/// A picture of the system, as macOS calls it.
public typealias NSImage = SystemImage

/// How symbols take colors; of no effect.
public struct SymbolRenderingMode: Hashable, Sendable {
  /// In one color.
  public static let monochrome = SymbolRenderingMode()
  /// In their own colors.
  public static let multicolor = SymbolRenderingMode()
  /// In shades of one color.
  public static let hierarchical = SymbolRenderingMode()
  /// In several colors.
  public static let palette = SymbolRenderingMode()
}

/// Text with a picture.
nonisolated public struct Label: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// Text with a symbol.
  public init(_ title: some ChartText, systemImage: String) { content = Text(title) }
  /// Text with a picture.
  public init(_ title: some ChartText, image: String) { content = Text(title) }
  /// By its views.
  public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) { content = title() }
  /// As a style gets it.
  public init(_ configuration: LabelStyleConfiguration) { content = configuration.title }
}

/// How far something has come; its label is read.
nonisolated public struct ProgressView: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// Of nobody knows how far.
  public init() { content = EmptyView() }
  /// By its words.
  public init(_ title: some ChartText) { content = Text(title) }
  /// By its value.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) { content = EmptyView() }
  /// By its words and its value.
  public init<Value: BinaryFloatingPoint>(_ title: some ChartText, value: Value?, total: Value = 1) {
    content = Text(title)
  }
  /// By its views.
  public init(@ViewBuilder label: () -> some View) { content = label() }
  /// By its value and its views.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> some View) {
    content = label()
  }
  /// By its value and its views.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) { content = ViewGroup(views: [label(), currentValueLabel()]) }
}

extension ProgressView {
  /// The time from one date to another, with its views.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) { content = ViewGroup(views: [label(), currentValueLabel()]) }
}

/// A value between bounds; its labels are read.
nonisolated public struct Gauge: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its value and its views.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View
  ) { content = label() }
  /// By its value and its views.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) { content = ViewGroup(views: [label(), currentValueLabel()]) }
  /// By its value and its views.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) { content = ViewGroup(views: [label(), currentValueLabel()]) }
}

/// A drawing of one's own, which is not drawn.
nonisolated public struct Canvas: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By what draws it, which is not called.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

/// Where a drawing of one's own is drawn; of no effect.
public struct GraphicsContext {
  /// How a line or an area is filled.
  public struct Shading {
    /// By a color.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// By a gradient.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading()
    }
    /// By a style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
  }
  /// How much of it is seen.
  public var opacity = 1.0
  /// Fills a path, of no effect.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws the outline of a path, of no effect.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws the outline of a path, of no effect.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a text, of no effect.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}

/// A view that is made again as time goes on; it is read as it is at one time.
nonisolated public struct TimelineView: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// The time at which the view is made.
  public struct Context: Sendable {
    /// The date.
    public var date: Date
  }
  let content: any View
  /// By when it is made again, which is of no effect.
  public init(_ schedule: some TimelineSchedule, @ViewBuilder content: (Context) -> some View) {
    self.content = content(Context(date: Date()))
  }
}

/// When a view is made again; of no effect.
public protocol TimelineSchedule {}
/// When a view is made again; of no effect.
public struct PlainTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == PlainTimelineSchedule {
  /// Every minute.
  public static var everyMinute: PlainTimelineSchedule { PlainTimelineSchedule() }
  /// With every drawing.
  public static var animation: PlainTimelineSchedule { PlainTimelineSchedule() }
  /// With every drawing at most so often.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> PlainTimelineSchedule {
    PlainTimelineSchedule()
  }
  /// Every so many seconds.
  public static func periodic(from start: Date, by interval: TimeInterval) -> PlainTimelineSchedule {
    PlainTimelineSchedule()
  }
}
