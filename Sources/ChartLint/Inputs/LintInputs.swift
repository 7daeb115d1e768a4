public import ChartReading

/// Finds the texts of files, each with its place and what is known of its chart.
///
/// ```swift
/// try LintInputs().forEachText(in: bytes, file: "labels.jsonl", as: .labels) { text in
///   print(text.line, text.label)
/// }
/// ```
public struct LintInputs: Sendable {
  /// The chart of texts that have none beside them.
  private let chart: LabelContext?

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
    let text = try InputText.utf8(bytes, file: file)
    switch kind {
    case .labels: try LabelObjects(bytes: text, file: file).forEach(body)
    case .text: try PlainTexts(bytes: text, file: file, chart: chart).forEach(body)
    case .vegaLite:
      var texts = try VegaLiteTexts(bytes: text, file: file)
      try texts.forEach(body)
    case .strings:
      var strings = StringsFile(bytes: text, file: file)
      try strings.forEach(body)
    case .xcstrings: try StringCatalogue(bytes: text, file: file).forEach(body)
    case .html, .svg:
      var markup = MarkupTexts(bytes: text, file: file)
      try markup.forEach(body)
    case .swift: throw LintInputError(file: file, message: "Swift sources cannot be read yet.")
    }
  }

  /// What a Vega-Lite chart says of itself by its encodings: axes with their units, series, and the marks where they stand in
  /// it row by row. Data in a file of its own are read by whoever asks, into `data`.
  ///
  /// Of a chart of several views beside each other nothing is known.
  public static func context(of chart: JSONTree) -> LabelContext { VegaLiteContext(VegaLiteView(chart: chart)).context }
}
