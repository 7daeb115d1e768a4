/// A chart as an audio graph takes it: the plain twin of the class of that name in Apple's Accessibility framework.
///
/// It has the members and the labels of the original, so that code written for one reads as code for the other, and is
/// a value that can be compared, sent and stored. Attributed texts and the frame in points are left out.
public struct AXChartDescriptor: Sendable {
  /// The way in which X runs.
  public enum ContentDirection: String, Sendable, Codable, CaseIterable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// The title.
  public var title: String?
  /// What the chart says, in a few sentences.
  public var summary: String?
  /// The axis along which the points stand.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis by which pitch is chosen; `nil` where there is none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Axes beyond X and Y, in the order of each point's `additionalValues`.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series.
  public var series: [AXDataSeriesDescriptor]
  /// The way in which X runs; left to right if nothing else is said.
  public var contentDirection: ContentDirection

  /// A descriptor from its parts; content runs from left to right.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
    contentDirection = .leftToRight
  }
}

extension AXChartDescriptor: Equatable {
  /// Whether two descriptors have the same parts.
  public static func == (first: AXChartDescriptor, second: AXChartDescriptor) -> Bool {
    first.title == second.title && first.summary == second.summary && first.yAxis == second.yAxis
      && first.series == second.series && first.contentDirection == second.contentDirection
      && AnyAXDataAxis(first.xAxis) == AnyAXDataAxis(second.xAxis)
      && first.additionalAxes.map(AnyAXDataAxis.init) == second.additionalAxes.map(AnyAXDataAxis.init)
  }
}

extension AXChartDescriptor: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, summary, xAxis, yAxis, additionalAxes, series, contentDirection
  }

  /// A descriptor as `encode(to:)` and `json` write it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      title: try container.decodeIfPresent(String.self, forKey: .title),
      summary: try container.decodeIfPresent(String.self, forKey: .summary),
      xAxis: try container.decode(AnyAXDataAxis.self, forKey: .xAxis).descriptor,
      yAxis: try container.decodeIfPresent(AXNumericDataAxisDescriptor.self, forKey: .yAxis),
      additionalAxes: try container.decode([AnyAXDataAxis].self, forKey: .additionalAxes).map(\.descriptor),
      series: try container.decode([AXDataSeriesDescriptor].self, forKey: .series))
    contentDirection = try container.decode(ContentDirection.self, forKey: .contentDirection)
  }

  /// Writes every member, also those that are `nil`; an axis says by its `kind` which of the two it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encode(AnyAXDataAxis(xAxis), forKey: .xAxis)
    try container.encode(yAxis, forKey: .yAxis)
    try container.encode(additionalAxes.map(AnyAXDataAxis.init), forKey: .additionalAxes)
    try container.encode(series, forKey: .series)
    try container.encode(contentDirection, forKey: .contentDirection)
  }
}
