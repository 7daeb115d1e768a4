import ChartAnalysis
import ChartModel
import Foundation
import Testing

/// Y axes of the gallery's charts beside what Vega says of them: "Y-axis … for a linear scale with values from 0 to 800".
@Suite struct VegaAxisTests {
  /// Means with bounds whose own axes hold no zero, stacks of numbers on both axes, and cells of a matrix of charts.
  private static let others: Set<String> = [
    "bar_1d_dimension_only", "bar_qq_stack", "bar_x_offset_without_x", "embedded_csv",
    "layer_point_errorbar_1d_vertical",
    "layer_line_errorband_2d_horizontal_borders_strokedash", "layer_point_errorbar_2d_vertical",
    "test_invalid_color_filter", "test_invalid_color_show", "test_invalid_opacity_filter", "test_invalid_opacity_show",
  ]

  @Test func boundsAreVegas() throws {
    guard let gallery = Gallery() else {
      print("Vega-Lite's gallery is not here, so that none of its axes was compared.")
      return
    }
    let known = try Self.bounds(in: gallery.folder)
    var count = 0
    for name in gallery.names where !Self.others.contains(name) {
      guard let told = known[name], let views = try? gallery.views(name) else { continue }
      let charts = BucketedViews(views).views.map(\.chart).filter {
        $0.orientation == .vertical && $0.composition != .map
      }
      let domains = charts.compactMap { if case .numbers(let domain) = $0.yAxis.domain { domain } else { nil } }
      guard !domains.isEmpty, domains.count == charts.count else { continue }
      for bounds in told {
        count += 1
        #expect(domains.contains { bounds.holds($0) }, "\(name): \(domains) for \(bounds)")
      }
    }
    #expect(count > 100)
  }

  /// Bounds as Vega writes them, rounded to the decimals of its ticks.
  private struct Bounds: CustomStringConvertible {
    var low: Double
    var high: Double
    var decimals: Int
    var description: String { "\(low) to \(high)" }

    func holds(_ domain: ClosedRange<Double>) -> Bool {
      let room = 0.5 * pow(10, -Double(decimals)) + 1e-9
      return abs(domain.lowerBound - low) <= room && abs(domain.upperBound - high) <= room
    }
  }

  private static func bounds(in folder: String) throws -> [String: [Bounds]] {
    let lines = try String(contentsOfFile: folder + "/truth.jsonl", encoding: .utf8).split(separator: "\n")
    var found: [String: [Bounds]] = [:]
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let name = object?["spec"] as? String, let labels = object?["axis_labels"] as? [String] else { continue }
      found[name] = labels.compactMap(bounds)
    }
    return found
  }

  private static func bounds(_ label: String) -> Bounds? {
    let start = " for a linear scale with values from "
    // Bins are no measure, and have bounds of their own.
    guard label.hasPrefix("Y-axis"), !label.contains("(binned)"), let range = label.range(of: start) else { return nil }
    let ends = label[range.upperBound...].components(separatedBy: " to ")
      .map { $0.replacingOccurrences(of: "−", with: "-").replacingOccurrences(of: ",", with: "") }
    guard ends.count == 2, let low = Double(ends[0]), let high = Double(ends[1]) else { return nil }
    return Bounds(low: low, high: high, decimals: ends[1].split(separator: ".").dropFirst().first?.count ?? 0)
  }
}
