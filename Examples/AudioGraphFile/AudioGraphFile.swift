import Accessibility
import Foundation

/// An audio graph as `chartvoice describe --format axchart` writes it, for VoiceOver: copy this file into an app of Apple's platforms.
///
/// ```swift
/// struct StepsGraph: AXChartDescriptorRepresentable {
///   let file: AudioGraphFile
///   func makeChartDescriptor() -> AXChartDescriptor { file.descriptor }
/// }
///
/// let file = try JSONDecoder().decode(AudioGraphFile.self, from: Data(contentsOf: url))
/// Image("steps").accessibilityChartDescriptor(StepsGraph(file: file))
/// ```
public struct AudioGraphFile: Decodable {
  private let title: String?
  private let summary: String?
  private let xAxis: Axis
  private let yAxis: Axis?
  private let additionalAxes: [Axis]
  private let series: [Series]
  private let contentDirection: String

  /// The descriptor of Apple's framework.
  public var descriptor: AXChartDescriptor {
    let descriptor = AXChartDescriptor(
      title: title, summary: summary, xAxis: xAxis.descriptor, yAxis: yAxis?.numeric,
      additionalAxes: additionalAxes.map(\.descriptor), series: series.map(\.descriptor))
    descriptor.contentDirection = direction
    return descriptor
  }

  private var direction: AXChartDescriptor.ContentDirection {
    switch contentDirection {
    case "rightToLeft": .rightToLeft
    case "topToBottom": .topToBottom
    case "bottomToTop": .bottomToTop
    case "radialClockwise": .radialClockwise
    case "radialCounterClockwise": .radialCounterClockwise
    default: .leftToRight
    }
  }

  private struct Axis: Decodable {
    let title: String
    /// The lowest and the highest value; `nil` of categories.
    let range: [Double]?
    let gridlinePositions: [Double]?
    let valueDescriptionProvider: [Entry]?
    let scaleType: String?
    let categoryOrder: [String]?

    struct Entry: Decodable {
      let value: Double
      let description: String
    }

    var descriptor: any AXDataAxisDescriptor {
      categoryOrder.map { AXCategoricalDataAxisDescriptor(title: title, categoryOrder: $0) } ?? numeric
    }

    var numeric: AXNumericDataAxisDescriptor {
      let low = range?.first ?? 0
      let texts = Dictionary((valueDescriptionProvider ?? []).map { ($0.value, $0.description) }) { first, _ in first }
      let axis = AXNumericDataAxisDescriptor(
        title: title, range: low...max(low, range?.last ?? low), gridlinePositions: gridlinePositions ?? []
      ) { texts[$0] ?? $0.formatted() }
      if scaleType == "log10" { axis.scaleType = .log10 }
      if scaleType == "ln" { axis.scaleType = .ln }
      return axis
    }
  }

  private struct Series: Decodable {
    let name: String?
    let isContinuous: Bool
    let dataPoints: [Point]

    var descriptor: AXDataSeriesDescriptor {
      AXDataSeriesDescriptor(name: name ?? "", isContinuous: isContinuous, dataPoints: dataPoints.map(\.descriptor))
    }
  }

  private struct Point: Decodable {
    let xValue: Value
    let yValue: Value?
    let additionalValues: [Value]
    let label: String?

    var descriptor: AXDataPoint {
      let others = additionalValues.map(\.descriptor)
      if let category = xValue.category {
        return AXDataPoint(x: category, y: yValue?.number, additionalValues: others, label: label)
      }
      return AXDataPoint(x: xValue.number ?? 0, y: yValue?.number, additionalValues: others, label: label)
    }
  }

  private struct Value: Decodable {
    let number: Double?
    let category: String?

    var descriptor: AXDataPointValue { category.map { .category($0) } ?? .number(number ?? 0) }
  }
}
