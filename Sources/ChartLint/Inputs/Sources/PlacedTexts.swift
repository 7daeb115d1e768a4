/// Gives the pieces of the texts of a source their lines and columns.
struct PlacedTexts {
  private let file: String
  private let places: [Int: (line: Int, column: Int)]
  private let texts: [SourceText]
  private let twins: TwinTexts
  private let fault: SourceTexts.Fault?
  /// How many bytes of the file come before the source.
  private let offset: Int

  init(_ found: SourceTexts, in bytes: [UInt8], file: String, offset: Int) {
    (self.file, self.offset, fault) = (file, offset, found.fault)
    let twins = TwinTexts(found.texts)
    (self.twins, texts) = (twins, Self.judged(found.texts, twins))
    let asked = texts.flatMap { $0.pieces.map(\.range.lowerBound) }
    var passed = TextPlaces(bytes)
    places = Set(asked).sorted().reduce(into: [:]) { $0[$1] = passed.place(of: $1) }
  }

  /// The texts in their order, without those of which there is nothing to judge.
  private static func judged(_ texts: [SourceText], _ twins: TwinTexts) -> [SourceText] {
    texts.filter { !$0.isOnlyFilled || twins.has($0) }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Hands over the texts in their order; then says what could not be read.
  func forEach(_ body: (LintText) throws -> Void) throws {
    for text in texts { try body(lintText(text)) }
    guard let fault else { return }
    throw LintInputError(file: file, line: fault.line, column: fault.column, message: fault.message)
  }

  private func place(_ offset: Int) -> (line: Int, column: Int) { places[offset] ?? (1, 1) }

  private func lintText(_ text: SourceText) -> LintText {
    let label = text.label
    var context = LabelContext()
    context.kind = text.kind == .title && SentenceLook.hasSeveralSentences(label) ? .summary : text.kind
    if twins.has(text) { context.siblings = [label] }
    var placed = LintText(label, context: context, file: file, line: text.line, column: text.column)
    var end = 0
    for piece in text.pieces {
      let start = end
      end += piece.text.utf8.count
      let (line, column) = self.place(piece.range.lowerBound)
      placed.pieces.append(
        LintText.Piece(
          range: start..<end, form: piece.form,
          source: (piece.range.lowerBound + offset)..<(piece.range.upperBound + offset), line: line, column: column))
    }
    return placed
  }
}
