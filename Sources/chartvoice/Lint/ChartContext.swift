import ChartLint
import ChartModel
import ChartReading

/// What is known of the chart of `--chart`.
enum ChartContext {
  static func read(_ path: String) throws -> LabelContext {
    let tree = try JSONTree(parsing: try WholeFile.read(path), source: path.escapingControls)
    return LabelContext(tree["context"] ?? tree)
  }
}
