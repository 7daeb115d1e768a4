/// The groups and marks that a picture names: a number at each, and what it stands for in a list below.
struct PictureNames {
  /// More are not read; where there are more, groups and those that the summary names stay.
  static let most = 40

  /// A group or a mark by its number, which is its place in the list and one.
  struct Entry {
    var span: ScoreSpan
    var text: String
  }

  let entries: [Entry]

  init(_ score: Score, label: (String) -> String?) {
    let all = score.spans.count <= Self.most
    let spans = score.spans(upTo: Self.most, of: all ? [.group, .landmark, .mark] : [.group, .landmark])
    entries = spans.compactMap { span in
      label(span.id).flatMap { $0.isEmpty ? nil : Entry(span: span, text: $0) }
    }
  }

  /// The lines of the list.
  var lines: [String] { entries.enumerated().map { "\($0 + 1). \($1.text)" } }

  /// The strip of the groups, and the numbers.
  func elements(of score: Score, in scale: PictureScale) -> [String] {
    var room = NumberRoom()
    return entries.enumerated().flatMap { index, entry -> [String] in
      let number = String(index + 1)
      guard entry.span.importance == .group else {
        guard let place = Self.place(of: entry.span, in: score, scale) else { return [] }
        return [room.text(number, x: place.x, y: place.y)]
      }
      let (x, end) = (scale.x(entry.span.start) + 1, scale.x(entry.span.end) - 1)
      let path = "M\(SVG.number(x)) 66v-6H\(SVG.number(max(end, x)))v6"
      return [
        SVG.line(path, stroke: PictureColor.text, width: 1.5), room.text(number, x: (x + end) / 2, y: 56),
      ]
    }
  }

  /// Above the note of a mark: over its beginning in a glide, over its middle else.
  private static func place(of span: ScoreSpan, in score: Score, _ scale: PictureScale) -> (x: Double, y: Double)? {
    guard let note = score.notes.first(where: { $0.mark == span.id && $0.start == span.start }) else { return nil }
    let isGlide = note.glide != nil
    let highest = note.role == .missing ? 2 * note.frequency : max(note.frequency, isGlide ? 0 : note.endFrequency)
    return (scale.x(note.start + (isGlide ? 0 : note.length / 2)), scale.y(highest) - 7)
  }
}

/// Keeps numbers off each other: one that would cover another moves up.
private struct NumberRoom {
  private static let size = 10.0
  private var taken: [(x: Double, y: Double, half: Double)] = []

  mutating func text(_ number: String, x: Double, y: Double) -> String {
    let half = PictureText.width(of: number, size: Self.size) / 2
    var y = y
    while y > Self.size, isTaken(x: x, y: y, half: half) { y -= Self.size }
    taken.append((x, y, half))
    return SVG.number(number, x: x, y: y, size: Self.size)
  }

  private func isTaken(x: Double, y: Double, half: Double) -> Bool {
    taken.contains { abs($0.x - x) < $0.half + half && abs($0.y - y) < Self.size }
  }
}
