internal import ChartModel

/// A chart in space, told by its points; surfaces are not told, and are said to be left out.
nonisolated public struct Chart3D<Content: ChartContent>: View {
  /// What it is made of.
  public typealias Body = EmptyView
  private let content: Content

  /// A chart of the marks between the braces.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of content for each element that knows its identity.
  public init<Data: RandomAccessCollection, Item: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Item
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Item> {
    self.content = ForEach(data, content: content)
  }

  /// A chart of content for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Item: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Item
  ) where Content == ForEach<Data, ID, Item> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart3D: PageContent {
  @MainActor func read(by reader: PageReader) { reader.read(Chart { content }) }
}

/// A surface over X and Z by a function, which is not told.
@available(
  *, deprecated,
  message: "A surface is not told: say what it shows with chartDescription(_:) or accessibilityLabel(_:)."
)
nonisolated public struct SurfacePlot: ChartContent, CollectedContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent

  /// By the names of its axes and its function.
  public init(
    x: some ChartText, y: some ChartText, z: some ChartText, function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {}

  /// A roughness, of no effect.
  public func roughness(_ roughness: Double) -> SurfacePlot { self }
}

extension PointMark {
  /// A point in space: what it has along Z is told with it.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { self.init(x: x, y: y, depth: z.plotted) }
}

/// From where a chart in space is seen; of no effect.
public struct Chart3DPose: Hashable, Sendable {
  /// By its angles.
  public init(azimuth: Angle = .zero, inclination: Angle = .zero) {}
  /// As usual.
  public static let `default` = Chart3DPose()
  /// From the front.
  public static let front = Chart3DPose()
  /// From above.
  public static let top = Chart3DPose()
  /// From the right.
  public static let right = Chart3DPose()
}

/// How a chart in space is drawn; of no effect.
public enum Chart3DCameraProjection: Hashable, Sendable { case automatic, perspective, orthographic }

/// The color of a surface by its height; of no effect.
public struct Chart3DSurfaceStyle: ShapeStyle, Hashable {
  /// By height.
  public static func heightBased(_ gradient: Gradient? = nil, yRange: ClosedRange<Double>? = nil) -> Chart3DSurfaceStyle
  { Chart3DSurfaceStyle() }
  /// By height.
  public static var heightBased: Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
  /// By the way it faces.
  public static var normalBased: Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
}

extension ShapeStyle where Self == Chart3DSurfaceStyle {
  /// By height.
  public static var heightBased: Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
  /// By height.
  public static func heightBased(_ gradient: Gradient? = nil, yRange: ClosedRange<Double>? = nil) -> Chart3DSurfaceStyle
  { Chart3DSurfaceStyle() }
  /// By the way it faces.
  public static var normalBased: Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
}

nonisolated extension View {
  /// From where a chart in space is seen, of no effect.
  public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
  /// From where a chart in space is seen, of no effect.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
  /// How a chart in space is drawn, of no effect.
  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }
  /// The bounds of Z, of no effect.
  public func chartZScale(domain: some ScaleDomain, range: PlotDimensionScaleRange = .plotDimension) -> some View {
    self
  }
  /// The title of Z, of no effect.
  public func chartZAxisLabel(_ label: some ChartText) -> some View { self }
}
