/// A text that people hear of a chart, with what is known of the chart and where the text stands.
public struct LintText: Sendable {
  /// The text.
  public var label: String
  /// What is known of the chart.
  public var context: LabelContext {
    get { shared.context }
    set { shared = SharedContext(newValue) }
  }
  /// The context as one object, which a text hands on for less than all that is in it.
  private(set) var shared: SharedContext
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
    self.init(label, sharing: SharedContext(context), file: file, line: line, column: column)
  }

  /// A text of a chart that others are of, too.
  init(_ label: String, sharing shared: SharedContext, file: String, line: Int, column: Int = 1) {
    (self.label, self.shared, self.file, self.line, self.column) = (label, shared, file, line, column)
  }
}

/// What is known of a chart, in one place for all of its texts.
final class SharedContext: Sendable {
  let context: LabelContext
  /// Whether it has data or bounds that claims can be held against.
  let holdsClaims: Bool

  init(_ context: LabelContext) {
    self.context = context
    let hasBounds = [context.x?.min, context.x?.max, context.y?.min, context.y?.max].contains { $0 != nil }
    holdsClaims = context.data?.isEmpty == false || hasBounds
  }
}
