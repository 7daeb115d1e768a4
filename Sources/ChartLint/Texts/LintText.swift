/// A text that people hear of a chart, with what is known of the chart and where the text stands.
public struct LintText: Sendable {
  /// The text.
  public var label: String
  /// What is known of the chart.
  public var context: LabelContext
  /// The file in which it stands, as messages call it.
  public var file: String
  /// The line where it begins, from 1.
  public var line: Int
  /// The column where it begins, in characters from 1.
  public var column: Int
  /// The rules that its author has switched off for it, by their ids.
  public var suppressed: [String] = []
  /// Whether it stands for a chart itself, whose title is a text of its own.
  var isChart = false
  /// The lines on which it stands with what belongs to it alone; `nil` for its first line.
  var lines: ClosedRange<Int>?
  /// The lines of its chart; `nil` where those of the text are all that is known.
  var chartLines: ClosedRange<Int>?
  /// Whether a line break in it is one of the file; in JSON it is an escape on the same line.
  var breaksLines = true
  /// Its parts in the file, where it is not written there as it is heard.
  var pieces: [Piece] = []

  /// A text at a place.
  public init(
    _ label: String, context: LabelContext = LabelContext(), file: String = "", line: Int = 1, column: Int = 1
  ) {
    (self.label, self.context, self.file, self.line, self.column) = (label, context, file, line, column)
  }
}
