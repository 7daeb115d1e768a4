import ChartLint
import SourceText

/// What is known of the chart of `--chart`: a Vega-Lite chart, or a context as the labels of JSON Lines have one.
enum ChartContext {
  static func read(_ path: String) throws -> LabelContext {
    let tree = try JSONTree(parsing: try WholeFile.readRegular(path, called: "chart"), source: path.escapingControls)
    guard tree.members != nil else {
      throw LintInputError(
        file: path.escapingControls,
        message: "This is no chart. Give a Vega-Lite chart, or a context such as {\"kind\": \"mark\"}.")
    }
    return isVegaLite(tree)
      ? LintInputs.context(of: tree) { ChartMarks.context(of: path) } : LabelContext(tree["context"] ?? tree)
  }

  private static func isVegaLite(_ tree: JSONTree) -> Bool {
    ["$schema", "mark", "encoding", "layer", "facet", "spec"].contains { tree[$0] != nil }
  }
}
