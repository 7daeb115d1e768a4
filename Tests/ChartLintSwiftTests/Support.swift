import ChartLint
import ChartLintSwift

/// The texts of a Swift source in short: `line:column kind text`.
func texts(_ source: String) throws -> [String] {
  var found: [String] = []
  try LintInputs(swift: SwiftSources()).forEachText(in: Array(source.utf8), file: "f", as: .swift) {
    found.append("\($0.line):\($0.column) \($0.context.kind) \($0.label)")
  }
  return found
}

/// What is said of a source that cannot be read to its end, or its texts.
func fault(_ bytes: [UInt8]) -> String {
  var found: [String] = []
  do {
    try LintInputs(swift: SwiftSources()).forEachText(in: bytes, file: "f", as: .swift) { found.append($0.label) }
    return "no fault: " + found.joined(separator: "|")
  } catch {
    return "\(error)" + (found.isEmpty ? "" : " After: " + found.joined(separator: "|"))
  }
}

/// What comes of judging a source.
func judged(_ source: String, fixing level: FixLevel = .none) -> FileJudgement {
  FileLinter(inputs: LintInputs(swift: SwiftSources())).judge(
    Array(source.utf8), file: "f", as: .swift, fixing: level)
}
