/// The labels of marks that another mark of the same block of code has too: whatever the program fills in, both sound the same.
///
/// Marks of two branches or two loops are no twins: one of them may not be there, and a name may stand for something else.
struct TwinTexts {
  private struct Key: Hashable {
    let chart, block: Int
    let label: [UInt8]

    init?(_ text: SourceText) {
      guard text.kind == .mark, let chart = text.chart, let block = text.block, !text.pieces.isEmpty else { return nil }
      (self.chart, self.block, label) = (chart, block, Array(text.label.utf8))
    }
  }

  private let counts: [Key: Int]

  init(_ texts: [SourceText]) {
    counts = texts.reduce(into: [:]) { counts, text in
      if let key = Key(text) { counts[key, default: 0] += 1 }
    }
  }

  /// Whether another text is the same label at the same place.
  func has(_ text: SourceText) -> Bool { Key(text).flatMap { counts[$0] }.map { $0 > 1 } ?? false }
}
