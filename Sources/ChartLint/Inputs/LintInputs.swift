/// Finds the texts of files, each with its place and what is known of its chart.
///
/// ```swift
/// try LintInputs().forEachText(in: bytes, file: "labels.jsonl", as: .labels) { text in
///   print(text.line, text.label)
/// }
/// ```
public struct LintInputs: Sendable {
  /// The chart of texts that have none beside them.
  let chart: LabelContext?

  /// Reads texts.
  ///
  /// - Parameter chart: What is known of the chart that plain texts belong to: of `--chart`.
  public init(chart: LabelContext? = nil) { self.chart = chart }

  /// Hands over each text of a file in the order of its lines.
  ///
  /// - Throws: `LintInputError` where the file breaks the rules of its kind, and what `body` throws.
  public func forEachText(
    in bytes: [UInt8], file: String, as kind: InputKind, _ body: (LintText) throws -> Void
  ) throws {
    let bytes = try InputText.utf8(bytes, file: file)
    switch kind {
    case .labels: try LabelObjects(bytes: bytes, file: file).forEach(body)
    case .swift: throw LintInputError(file: file, message: "Swift sources cannot be read yet.")
    case .text, .vegaLite, .strings, .xcstrings, .html, .svg:
      throw LintInputError(file: file, message: "Files of this kind cannot be read yet.")
    }
  }
}
