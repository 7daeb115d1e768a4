import SourceText

/// A line that an extractor wrote, of which only the form is known to be right.
struct ExtractorLine: Sendable {
  /// A text as the line has it.
  struct Text: Sendable {
    var kind: LabelContext.Kind
    var text: String
    var chart: Int?
    var block: Int?
    /// Its parts; `nil` where the line has none.
    var parts: [SourceText.Piece]?
  }

  enum Content: Sendable {
    case text(Text)
    case fault(String)
  }

  /// A line and a column, from 1.
  typealias Location = (line: Int, column: Int)

  /// Which line of the output it is, from 1.
  let number: Int
  let file: String
  /// Where it is in the file; `nil` where it is about all of it.
  let location: Location?
  let content: Content

  init(_ line: ArraySlice<UInt8>, number: Int) throws(ExtractorMistake) {
    guard let object = try? JSONTree(parsing: Array(line), source: "") else { throw ExtractorMistake("is not JSON") }
    guard object.members != nil else { throw ExtractorMistake("is not a JSON object") }
    self.number = number
    file = try Self.string("file", in: object)
    if object.holds("fault") {
      content = .fault(try Self.string("fault", in: object))
      location = object.holds("line") ? try Self.location(in: object) : nil
    } else {
      location = try Self.location(in: object)
      content = .text(
        Text(
          kind: try Self.kind(in: object), text: try Self.string("text", in: object),
          chart: object.holds("chart") ? try Self.number("chart", in: object, from: 1) : nil,
          block: object.holds("block") ? try Self.number("block", in: object, from: 0) : nil,
          parts: object.holds("parts") ? try Self.parts(in: object) : nil))
    }
  }

  /// The order of a file.
  static func isBefore(_ first: ExtractorLine, _ second: ExtractorLine) -> Bool {
    (first.location ?? (1, 1)) < (second.location ?? (1, 1))
  }

  // MARK: Members

  private static func string(_ name: String, in object: JSONTree) throws(ExtractorMistake) -> String {
    guard let text = object[name]?.string else { throw ExtractorMistake("has no text in \"\(name)\"") }
    return text
  }

  private static func number(_ name: String, in object: JSONTree, from least: Int) throws(ExtractorMistake) -> Int {
    guard let number = object.wholeNumber(name), number >= least else {
      throw ExtractorMistake("has no whole number of at least \(least) in \"\(name)\"")
    }
    return number
  }

  private static func location(in object: JSONTree) throws(ExtractorMistake) -> Location {
    (try number("line", in: object, from: 1), try number("column", in: object, from: 1))
  }

  private static let kinds: [LabelContext.Kind] = [.mark, .title, .summary, .note]

  private static func kind(in object: JSONTree) throws(ExtractorMistake) -> LabelContext.Kind {
    try named(kinds, try string("role", in: object), as: "role")
  }

  /// The one of some cases that has a name.
  private static func named<Case: RawRepresentable<String>>(
    _ cases: [Case], _ name: String, as what: String
  ) throws(ExtractorMistake) -> Case {
    if let found = cases.first(where: { $0.rawValue == name }) { return found }
    let names = cases.map(\.rawValue)
    throw ExtractorMistake(
      "has the \(what) \"\(name.clipped)\"; it must be " + names.dropLast().joined(separator: ", ")
        + " or \(names.last ?? "")")
  }

  private static func parts(in object: JSONTree) throws(ExtractorMistake) -> [SourceText.Piece] {
    guard let elements = object["parts"]?.elements else { throw ExtractorMistake("has no list in \"parts\"") }
    var parts: [SourceText.Piece] = []
    for element in elements {
      let start = try number("start", in: element, from: 0)
      parts.append(
        SourceText.Piece(
          try string("text", in: element),
          try named(SourceText.Form.allCases, try string("form", in: element), as: "form"),
          at: start..<(try number("end", in: element, from: start))))
    }
    return parts
  }
}

extension JSONTree {
  /// Whether it has a member that is not null.
  fileprivate func holds(_ name: String) -> Bool { self[name].map { !$0.isNull } ?? false }
}
