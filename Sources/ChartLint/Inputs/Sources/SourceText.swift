/// A text of a source, cut where it is not written as people hear it.
///
/// `"Caf\u{e9}: \(count) cups"` has five pieces: `Caf`, `é`, `: `, `\(count)`, ` cups`.
public struct SourceText: Sendable, Equatable {
  /// How a piece is written.
  public enum Form: String, Sendable, CaseIterable {
    /// Letter for letter.
    case written
    /// As something else, such as an escape.
    case escaped
    /// As what a program puts there when it runs; its text stands for that as `\(name)`, and no rule judges it.
    case filled
  }

  /// A part of a text.
  public struct Piece: Sendable, Equatable {
    /// The part as people hear it.
    public var text: String
    /// How it is written.
    public var form: Form
    /// Where it stands in the source, in bytes.
    public var range: Range<Int>

    /// A part at a place.
    public init(_ text: String, _ form: Form, at range: Range<Int>) {
      (self.text, self.form, self.range) = (text, form, range)
    }
  }

  /// What the text is for; a title of several sentences is taken for a summary.
  public var kind: LabelContext.Kind
  /// The line where it begins, from 1.
  public var line: Int
  /// The column where it begins, in characters from 1.
  public var column: Int
  /// The line where its chart begins, from 1, which tells the texts of one chart from those of another; `nil` where that is not
  /// known. No rule asks for it.
  public var chart: Int?
  /// A number that the texts of one block of code share, whose statements run one behind the other; `nil` where that is not known.
  public var block: Int?
  /// Its parts in their order.
  public var pieces: [Piece]

  /// A text at a place.
  public init(
    _ kind: LabelContext.Kind, line: Int, column: Int, chart: Int? = nil, block: Int? = nil, _ pieces: [Piece]
  ) {
    (self.kind, self.line, self.column, self.pieces) = (kind, line, column, pieces)
    (self.chart, self.block) = (chart, block)
  }

  /// The whole text as people hear it.
  public var label: String { pieces.map(\.text).joined() }

  /// Whether a program makes all of it but for signs and numbers, so that there is nothing to judge.
  var isOnlyFilled: Bool {
    pieces.contains { $0.form == .filled }
      && pieces.allSatisfy { $0.form == .filled || !$0.text.utf8.contains(where: \.isLetterByte) }
  }
}
