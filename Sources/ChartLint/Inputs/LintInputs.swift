import ChartModel
public import SourceText

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
  private let loaded: @Sendable (String) -> LabelContext?
  /// What finds the texts of Swift sources.
  private let swift: (any SourceReader)?

  /// Reads texts.
  ///
  /// - Parameters:
  ///   - chart: What is known of the chart that plain texts belong to: of `--chart`.
  ///   - swift: What finds the texts of Swift sources; without one they are refused.
  ///   - loaded: What is known of a Vega-Lite chart, by its file, whose data stand in a file of their own; this module opens none.
  public init(
    chart: LabelContext? = nil, swift: (any SourceReader)? = nil,
    loading loaded: @escaping @Sendable (_ file: String) -> LabelContext? = { _ in nil }
  ) {
    (self.chart, self.swift, self.loaded) = (chart, swift, loaded)
  }

  /// Hands over each text of a file in the order of its lines.
  ///
  /// - Throws: `LintInputError` where the file breaks the rules of its kind, and what `body` throws.
  public func forEachText(
    in bytes: [UInt8], file: String, as kind: InputKind, _ body: (LintText) throws -> Void
  ) throws {
    let offset = bytes.starts(with: InputText.mark) ? InputText.mark.count : 0
    try forEachText(ofDecoded: InputText.utf8(bytes, file: file), offset: offset, file: file, as: kind, body)
  }

  /// The same of bytes that are known to be UTF-8; `offset` is what stood before them in the file.
  func forEachText(
    ofDecoded text: [UInt8], offset: Int, file: String, as kind: InputKind, _ body: (LintText) throws -> Void
  ) throws {
    func checked(_ text: LintText) throws {
      try Self.checkLength(of: text)
      try body(text)
    }
    switch kind {
    case .labels: try LabelObjects(bytes: text, file: file).forEach(checked)
    case .text: try PlainTexts(bytes: text, file: file, chart: chart).forEach(checked)
    case .vegaLite:
      var texts = try VegaLiteTexts(bytes: text, file: file) { loaded(file) }
      try texts.forEach(checked)
    case .strings:
      var strings = StringsFile(bytes: text, file: file)
      try strings.forEach(checked)
    case .xcstrings: try StringCatalogue(bytes: text, file: file).forEach(checked)
    case .html, .svg:
      var markup = MarkupTexts(bytes: text, file: file)
      try markup.forEach(checked)
    case .swift:
      guard let swift else {
        throw LintInputError(
          file: file, message: "Swift sources are read by an extractor, and none was given. Give one.")
      }
      try PlacedTexts(swift.texts(in: text, file: file), in: text, file: file, offset: offset).forEach(checked)
    }
  }

  private static func checkLength(of text: LintText) throws(LintInputError) {
    guard text.label.utf8.count > ChartLimits.lintedTextBytes else { return }
    throw LintInputError(
      file: text.file, line: text.line, message: "The text that begins here is longer than 100 KB. Cut it into several."
    )
  }

  /// What a Vega-Lite chart says of itself by its encodings: axes with their units, series, and the marks where they stand in
  /// it row by row.
  ///
  /// Of a chart of several views beside each other nothing is known.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - loaded: What is known of its marks where its data stand in a file of their own.
  public static func context(of chart: JSONTree, loading loaded: () -> LabelContext? = { nil }) -> LabelContext {
    let view = VegaLiteView(chart: chart)
    let known = VegaLiteContext(view).context
    return view.readsFile ? loaded().map(known.with) ?? known : known
  }
}
