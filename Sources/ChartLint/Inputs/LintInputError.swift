import SourceText

/// Why the texts of a file could not be read: where, what is wrong, and what to do.
///
/// ```swift
/// String(describing: LintInputError(file: "labels.jsonl", line: 3, message: "This line has no label. Add \"label\"."))
/// // labels.jsonl, line 3: This line has no label. Add "label".
/// ```
public struct LintInputError: Error, Equatable, CustomStringConvertible {
  /// The file, as messages call it.
  public var file: String
  /// The line, from 1; `nil` where it is about the whole file.
  public var line: Int?
  /// The column, in characters from 1; `nil` where it is about the whole line.
  public var column: Int?
  /// What is wrong and what to do, in one or two sentences.
  public var message: String

  /// A fault at a place.
  public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  /// The fault of a text that is read as JSON and begins at some place of the file.
  init(_ error: ReadingError, file: String, from start: (line: Int, column: Int) = (1, 1)) {
    let line = error.place.line.map { $0.addingReportingOverflow(start.line - 1).partialValue }
    let before = error.place.line == 1 ? start.column - 1 : 0
    let found = error.found + (error.expected.map { ", expected \($0)" } ?? "")
    // A place of its own line would be said twice, so what was found becomes the sentence.
    let sentence = (found.first.map { $0.uppercased() } ?? "") + found.dropFirst() + "."
    self.init(
      file: file, line: line, column: error.place.character.map { $0.addingReportingOverflow(before).partialValue },
      message: sentence + (error.remedy.map { " " + $0 } ?? ""))
  }

  /// The place and the message.
  public var description: String {
    let places = [line.map { "line \($0)" }, column.map { "column \($0)" }].compactMap { $0 }
    return ([file] + places).joined(separator: ", ") + ": " + message
  }
}
