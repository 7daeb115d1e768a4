/// A text of a source, cut where it is not written as people hear it.
///
/// `"Caf\u{e9}: \(count) cups"` has five pieces: `Caf`, `é`, `: `, `\(count)`, ` cups`.
struct SourceText {
  /// What a text is for.
  enum Role: String {
    case mark, title, summary, note
  }

  /// How a piece is written.
  enum Form: String {
    /// Letter for letter.
    case written
    /// As something else, such as an escape.
    case escaped
    /// As what the program puts there when it runs; its text stands for that as `\(name)`.
    case filled
  }

  /// A part of a text.
  struct Piece {
    /// The part as people hear it.
    var text: String
    var form: Form
    /// Where it stands in the source, in bytes.
    var range: Range<Int>

    init(_ text: String, _ form: Form, at range: Range<Int>) {
      (self.text, self.form, self.range) = (text, form, range)
    }
  }

  var role: Role
  /// Where it begins in the source, in bytes.
  var start: Int
  /// What it stands in.
  var place = TextPlace()
  /// Its parts in their order.
  var pieces: [Piece]

  init(_ role: Role, at start: Int, _ pieces: [Piece]) { (self.role, self.start, self.pieces) = (role, start, pieces) }

  /// The whole text as people hear it.
  var label: String { pieces.map(\.text).joined() }
}

/// What is found in a source.
struct SourceTexts {
  /// Why some of a source is not read.
  struct Fault: Error {
    /// Where, in bytes from the start; `nil` where it is about the whole source.
    var offset: Int?
    /// What is wrong and what to do, in one or two sentences.
    var message: String

    init(at offset: Int? = nil, message: String) { (self.offset, self.message) = (offset, message) }
  }

  /// The texts, in any order.
  var texts: [SourceText] = []
  /// Why there may be more; `nil` where these are all.
  var fault: Fault?
}
