/// Finds in HTML and SVG what people hear of charts: names of elements, titles, descriptions, captions.
///
/// What is hidden from people who listen (`aria-hidden`) is passed, and so are page titles and names given as empty on purpose.
struct MarkupTexts {
  private let bytes: [UInt8]
  private let file: String
  private var places: TextPlaces
  /// The open elements of a drawing, from its `svg` on.
  private(set) var drawing: [String] = []
  private var figures = 0
  /// An element whose inside nobody hears, and how many of its name are open in it.
  private var hidden: (name: String, depth: Int)?
  /// An element whose inside is being read.
  private var reading: Reading?
  private var texts: [LintText] = []

  /// A title, a description or a caption of which some is read.
  private struct Reading {
    var name: String
    var kind: LabelContext.Kind
    var place: (line: Int, column: Int)
    var label = ""
    /// Whether a word was found, at which the text begins.
    var hasBegun = false
  }

  init(bytes: [UInt8], file: String) {
    (self.bytes, self.file) = (bytes, file)
    places = TextPlaces(bytes)
  }

  /// Hands over the texts in the order of their places.
  mutating func forEach(_ body: (LintText) throws -> Void) throws {
    var scanner = MarkupScanner(bytes, file: file)
    while let piece = try scanner.next() {
      switch piece {
      case .open(let name, let attributes, let isEmpty, let end): open(name, attributes, isEmpty: isEmpty, end: end)
      case .close(let name): close(name)
      case .text(let range): add(range, isPlain: false)
      case .plainText(let range): add(range, isPlain: true)
      }
    }
    endReading()
    let sorted = texts.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }
    for text in sorted { try body(text.element) }
  }

  // MARK: Tags

  private mutating func open(_ name: String, _ attributes: MarkupPiece.Attributes, isEmpty: Bool, end: Int) {
    let isEmpty = isEmpty || Self.voids.contains(name)
    if let depth = hidden?.depth {
      if hidden?.name == name, !isEmpty { hidden?.depth = depth + 1 }
      return
    }
    if value("aria-hidden", attributes) == "true" {
      if !isEmpty, !Self.optionallyClosed.contains(name) { hidden = (name, 1) }
      return
    }
    names(of: name, attributes)
    if let kind = kindOfText(in: name) {
      endReading()
      reading = Reading(name: name, kind: kind, place: places.place(of: end))
      if isEmpty { endReading() }
    } else if Self.breaks.contains(name) {
      reading?.label += " "
    }
    guard !isEmpty else { return }
    if name == "figure" { figures += 1 }
    if name == "svg" || !drawing.isEmpty { drawing.append(name) }
  }

  private mutating func close(_ name: String) {
    if let current = hidden {
      if current.name == name { hidden = current.depth > 1 ? (name, current.depth - 1) : nil }
      return
    }
    if reading?.name == name || Self.holders.contains(name) { endReading() }
    if name == "figure" { figures = max(0, figures - 1) }
    // Tags that were never closed are passed, though not many: no document makes this search all of them again and again.
    let place = drawing.suffix(name == "svg" ? drawing.count : 16).lastIndex(of: name)
    if let place { drawing.removeLast(drawing.count - place) }
  }

  private static let voids: Set = [
    "img", "br", "hr", "input", "meta", "link", "area", "base", "col", "embed", "source", "track", "wbr",
  ]
  /// Elements that may end without a tag, so that what they hide cannot be told from what follows.
  private static let optionallyClosed: Set = [
    "p", "li", "dt", "dd", "option", "optgroup", "tr", "td", "th", "thead", "tbody", "tfoot",
  ]
  private static let breaks: Set = ["br", "p", "div", "li", "td", "tr", "h1", "h2", "h3"]
  /// Elements at whose end a title or a caption in them that was not closed ends too.
  private static let holders: Set = ["svg", "figure", "table"]

  // MARK: Names

  private mutating func names(of element: String, _ attributes: MarkupPiece.Attributes) {
    let role = value("role", attributes)
    for (name, range) in attributes {
      let label = Self.collapsed(MarkupEntities.decoded(bytes[range]))
      switch name {
      case "aria-label" where !label.isEmpty || isChart(element, role):
        add(label, kindOfName(of: element, role: role, label), at: range)
      case "aria-roledescription" where !label.isEmpty: addRole(label, at: range)
      // An empty alt says that an image is for decoration.
      case "alt" where (figures > 0 || role == "img") && !label.isEmpty: add(label, .summary, at: range)
      default: break
      }
    }
  }

  private func value(_ name: String, _ attributes: MarkupPiece.Attributes) -> String? {
    attributes.first { $0.name == name }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
  }

  // MARK: Texts

  /// A role such as "bar" is said beside a label: generic as it is, it stands for nothing alone.
  private mutating func addRole(_ label: String, at range: Range<Int>) {
    add(label, .note, at: range)
    texts[texts.count - 1].context.isFragment = true
  }

  private mutating func add(_ label: String, _ kind: LabelContext.Kind, at range: Range<Int>) {
    add(label, kind, places.place(of: bytes[range].trimmed?.startIndex ?? range.lowerBound))
  }

  private mutating func add(_ label: String, _ kind: LabelContext.Kind, _ place: (line: Int, column: Int)) {
    var context = LabelContext()
    context.kind = kind
    texts.append(LintText(label, context: context, file: file, line: place.line, column: place.column))
  }

  /// Adds text to what is being read.
  private mutating func add(_ range: Range<Int>, isPlain: Bool) {
    guard hidden == nil, reading != nil else { return }
    if reading?.hasBegun == false, let text = bytes[range].trimmed {
      reading?.hasBegun = true
      reading?.place = places.place(of: text.startIndex)
    }
    reading?.label += isPlain ? String(decoding: bytes[range], as: UTF8.self) : MarkupEntities.decoded(bytes[range])
  }

  private mutating func endReading() {
    guard let ended = reading else { return }
    reading = nil
    let text = Self.collapsed(ended.label)
    let isCaption = ended.name == "caption" || ended.name == "figcaption"
    if isCaption, text.isEmpty { return }
    add(text, isCaption && SentenceLook.hasSeveralSentences(text) ? .summary : ended.kind, ended.place)
  }

  /// Blanks and the ends of lines count as one blank, at the ends as none.
  private static func collapsed(_ text: String) -> String {
    text.utf8.split(whereSeparator: \.isBlankByte).map { String($0) ?? "" }.joined(separator: " ")
  }
}
