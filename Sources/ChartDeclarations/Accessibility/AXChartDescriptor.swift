public import Foundation

/// A chart as an audio graph takes it, under the name and by the rules of Apple's Accessibility framework.
///
/// A view whose author gives one is told by it: the title and the summary of a chart, and where there is no chart, the points.
open class AXChartDescriptor: NSObject {
  /// The way in which X runs.
  public enum ContentDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// The title.
  open var title: String?
  /// The title with styles, which counts before the plain one.
  open var attributedTitle: NSAttributedString?
  /// What the chart says, in a few sentences.
  open var summary: String?
  /// The way in which X runs.
  open var contentDirection = ContentDirection.leftToRight
  /// The bounds of the chart on the screen.
  open var contentFrame = CGRect.zero
  /// The series.
  open var series: [AXDataSeriesDescriptor]
  /// The axis along which the points stand.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis by which pitch is chosen; `nil` of a chart with X alone.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Axes beyond X and Y.
  open var additionalAxes: [any AXDataAxisDescriptor]?

  /// A chart from its parts.
  public init(
    title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    xAxis = xAxisDescriptor
    yAxis = yAxisDescriptor
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// A chart from its parts, its title with styles.
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxisDescriptor, yAxis: yAxisDescriptor,
      additionalAxes: additionalAxes, series: series)
    self.attributedTitle = attributedTitle
  }
}

/// What can be told as an audio graph.
public protocol AXChart: AnyObject {
  /// The chart.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// One that makes the descriptor of a view.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// The descriptor.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a descriptor up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Nothing: the descriptor stays as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A tone that follows a value; of no effect.
public enum AXLiveAudioGraph {
  /// Begins, of no effect.
  public static func start() {}
  /// Goes on to a value from 0 to 1, of no effect.
  public static func updateValue(_ value: Double) {}
  /// Ends, of no effect.
  public static func stop() {}
}
