#if os(Linux)
  public import ChartDeclarations
  import ChartModel
  import Foundation

  /// Holds what is told of the charts in every preview of a module against files beside the test: description, labels and notes.
  ///
  /// Each preview has files of its own, called by its file and title (`StepsView-Two-weeks`) or, of a `PreviewProvider`, by its type. Previews
  /// without a chart have none. All are read before the call throws.
  ///
  /// ```swift
  /// @MainActor @Test func previewsAreTold() throws { try expectPreviews(of: "StepsViews", at: Date(timeIntervalSince1970: 1_750_000_000)) }
  /// ```
  ///
  /// - Parameters:
  ///   - module: The name of the module, which the test links; as a rule a target.
  ///   - date: What `Date.now` is while previews are made and read; the random numbers of each preview are then the same each time. The present by
  ///     default.
  /// - Throws: `SnapshotFailure` where the module has no preview with a chart, where a file was written now, and where words are not those of a
  ///   file: every preview that fails, under its name.
  @MainActor public func expectPreviews(
    of module: String, at date: Date? = nil, file: String = #filePath, function: String = #function
  ) throws {
    var failures: [String] = []
    var hasCharts = false
    for preview in ModulePreview.all(in: module) {
      // Each has random numbers of its own, whatever those before it draw.
      frozen(at: date) {
        let charts = ChartPage(AnyView(preview.view())).charts()
        hasCharts = hasCharts || !charts.isEmpty
        failures += charts.isEmpty ? [] : told(charts, preview.name, file, function)
      }
    }
    guard hasCharts else {
      throw SnapshotFailure(description: "No preview with a chart in a module \(module) that this test links.")
    }
    guard failures.isEmpty else { throw SnapshotFailure(description: failures.joined(separator: "\n")) }
  }

  /// What fails of one preview, each under its name.
  @MainActor private func told(_ charts: [ChartDeclaration], _ name: String, _ file: String, _ function: String)
    -> [String]
  {
    SnapshotKind.allCases.compactMap { kind in
      do {
        try kind.expect(charts, name, file, function)
        return nil
      } catch {
        return "\(name): \(error)"
      }
    }
  }
#endif
