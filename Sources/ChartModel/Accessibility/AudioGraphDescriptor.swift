/// A chart as an audio graph takes it: the plain twin of the class of that name in Apple's Accessibility framework.
///
/// It has the members and the labels of the original, so that code written for one reads as code for the other, and is
/// a value that can be compared, sent and stored. Attributed texts and the frame in points are left out.
public struct AudioGraphDescriptor: Sendable {
  /// The way in which X runs.
  public enum ContentDirection: String, Sendable, Codable, CaseIterable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// The title.
  public var title: String?
  /// What the chart says, in a few sentences.
  public var summary: String?
  /// The axis along which the points stand.
  public var xAxis: any AudioGraphAxis
  /// The axis by which pitch is chosen; `nil` where there is none.
  public var yAxis: AudioGraphNumericAxis?
  /// Axes beyond X and Y, in the order of each point's `additionalValues`.
  public var additionalAxes: [any AudioGraphAxis]
  /// The series.
  public var series: [AudioGraphSeries]
  /// The way in which X runs; left to right if nothing else is said.
  public var contentDirection: ContentDirection

  /// A descriptor from its parts; content runs from left to right.
  public init(
    title: String?, summary: String?, xAxis: any AudioGraphAxis, yAxis: AudioGraphNumericAxis? = nil,
    additionalAxes: [any AudioGraphAxis] = [], series: [AudioGraphSeries]
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

extension AudioGraphDescriptor: Equatable {
  /// Whether two descriptors have the same parts.
  public static func == (first: AudioGraphDescriptor, second: AudioGraphDescriptor) -> Bool {
    first.title == second.title && first.summary == second.summary && first.yAxis == second.yAxis
      && first.series == second.series && first.contentDirection == second.contentDirection
      && AnyAudioGraphAxis(first.xAxis) == AnyAudioGraphAxis(second.xAxis)
      && first.additionalAxes.map(AnyAudioGraphAxis.init) == second.additionalAxes.map(AnyAudioGraphAxis.init)
  }
}

extension AudioGraphDescriptor: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, summary, xAxis, yAxis, additionalAxes, series, contentDirection
  }

  /// A descriptor as `encode(to:)` and `json` write it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      title: try container.decodeIfPresent(String.self, forKey: .title),
      summary: try container.decodeIfPresent(String.self, forKey: .summary),
      xAxis: try container.decode(AnyAudioGraphAxis.self, forKey: .xAxis).descriptor,
      yAxis: try container.decodeIfPresent(AudioGraphNumericAxis.self, forKey: .yAxis),
      additionalAxes: try container.decode([AnyAudioGraphAxis].self, forKey: .additionalAxes).map(\.descriptor),
      series: try container.decode([AudioGraphSeries].self, forKey: .series))
    contentDirection = try container.decode(ContentDirection.self, forKey: .contentDirection)
  }

  /// Writes every member, also those that are `nil`; an axis says by its `kind` which of the two it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encode(AnyAudioGraphAxis(xAxis), forKey: .xAxis)
    try container.encode(yAxis, forKey: .yAxis)
    try container.encode(additionalAxes.map(AnyAudioGraphAxis.init), forKey: .additionalAxes)
    try container.encode(series, forKey: .series)
    try container.encode(contentDirection, forKey: .contentDirection)
  }
}
