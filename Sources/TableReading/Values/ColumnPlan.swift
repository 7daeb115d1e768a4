import ChartModel
@_spi(Bytes) import SourceText

/// How a requested column is read: agreed once for the whole file, the same for every worker.
struct ColumnPlan: Sendable {
  /// The place of the column in the file.
  var index: Int
  var name: String
  var type: ColumnType
  var numberStyle: NumberStyle
  /// The decimal mark that the fast path looks for; a byte that no text holds where the mark also ends fields, so that
  /// only the path that knows quotes reads decimals there.
  var fastMark: UInt8
  /// How its dates are written.
  var dateStyle: DateStyle
  /// The words that stand for no value here.
  var missing: MissingWords
  /// Whether the column is one of years, as messages say it.
  var isYear: Bool

  /// Whether no number may be read but by the path that knows what stands around digits.
  var needsSlowPath: Bool { !numberStyle.readsBareNumbers || !missing.isEmpty }

  /// What was expected in the place of a text that does not fit.
  func expected(for text: Bytes) -> String {
    guard type == .number, case .tooLarge = NumberText.read(text, style: numberStyle) else { return expected }
    return expected + " of at most 1.8e308"
  }

  /// What a value of this column is called in messages.
  var expected: String {
    switch type {
    case .number: numberStyle.unit.map { "a number with \($0)" } ?? "a number"
    case .instant: isYear ? "a year" : "a date"
    case .category: "text"
    }
  }
}
