import ChartModel

extension Score {
  /// A picture of the score as SVG: pitch over time, the groups and marks that stand out named below.
  ///
  /// ```swift
  /// score.picture(words)  // "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=…"
  /// ```
  ///
  /// Values are strong lines, context (ticks, zero, rules, markers) small figures in another colour, missing values hatched
  /// boxes: it can be read without colour. The same score gives the same bytes.
  ///
  /// - Parameter words: What it says.
  public func picture(_ words: PictureWords) -> String { ScorePicture(self, words).svg }
}

/// A score as a drawing, from its title down to its list of names.
private struct ScorePicture {
  private static let margin = 16.0
  private static let lineHeight = 18.0

  private let score: Score
  private let words: PictureWords
  private let scale: PictureScale
  private let names: PictureNames
  private let instruments: [String]

  init(_ score: Score, _ words: PictureWords) {
    self.score = score
    self.words = words
    scale = PictureScale(score)
    names = PictureNames(score, label: words.label)
    // Zero and rules have the instrument of values, and come before them.
    instruments = score.notes.reduce(into: []) { names, note in
      guard [.data, .zero, .reference].contains(note.role), !names.contains(note.instrument) else { return }
      names.append(note.instrument)
    }
  }

  var svg: String {
    let key = key(from: scale.bottom + 66)
    let list = list(from: key.end + 10)
    let size = (width: SVG.number(width), height: SVG.number(list.end))
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title description\" "
        + "xml:lang=\"\(SVG.escaped(words.language))\" font-family=\"sans-serif\" "
        + "width=\"\(size.width)\" height=\"\(size.height)\" viewBox=\"0 0 \(size.width) \(size.height)\">",
      SVG.element("title", ["id": "title"], SVG.escaped(words.title)),
      SVG.element("desc", ["id": "description"], SVG.escaped(words.description)),
      NoteShape.hatch,
      SVG.element("rect", ["width": size.width, "height": size.height, "fill": PictureColor.page]),
      SVG.text(words.title, x: Self.margin, y: 28, size: 16, isBold: true),
    ]
    let body = scale.axes(time: words.time, pitch: words.pitch) + notes + names.elements(of: score, in: scale)
    return (head + body + key.elements + list.elements + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  /// Context first, so that it never covers a value.
  private var notes: [String] {
    let context = score.notes.filter { $0.role != .data }, values = score.notes.filter { $0.role == .data }
    return (context + values).map { note in
      let shape = NoteShape(note, instruments: instruments).elements(of: note, in: scale).joined()
      let name =
        (note.mark.flatMap(words.label) ?? note.text?.singleLine).map { SVG.element("title", [:], SVG.escaped($0)) }
        ?? ""
      return SVG.element("g", ["class": note.role.rawValue], name + shape)
    }
  }

  /// What each kind of shape means, one a line, in the order of the roles.
  private func key(from top: Double) -> (elements: [String], end: Double) {
    let shapes = NoteRole.allCases.flatMap { role in
      score.notes.filter { $0.role == role }.reduce(into: [NoteShape]()) { shapes, note in
        let shape = NoteShape(note, instruments: instruments)
        if !shapes.contains(shape) { shapes.append(shape) }
      }
    }
    let elements = shapes.enumerated().flatMap { row, shape in
      let y = top + Double(row) * Self.lineHeight
      return shape.sample(x: Self.margin, y: y - 4) + [SVG.text(name(of: shape), x: Self.margin + 34, y: y)]
    }
    return (elements, top + Double(shapes.count) * Self.lineHeight)
  }

  private func name(of shape: NoteShape) -> String {
    if case .value(let instrument, _) = shape { return words.value(instrument) }
    return words.roles[shape.role] ?? ""
  }

  /// The names by their numbers, in columns as wide as the longest.
  private func list(from top: Double) -> (elements: [String], end: Double) {
    let lines = names.lines
    let column = columnWidth(of: lines)
    let columns = max(1, Int(clamping: (scale.right - Self.margin) / column))
    let rows = (lines.count + columns - 1) / columns
    let elements = lines.enumerated().map { index, line in
      SVG.text(
        line, x: Self.margin + Double(index / max(1, rows)) * column,
        y: top + Double(index % max(1, rows)) * Self.lineHeight)
    }
    return (elements, top + Double(rows) * Self.lineHeight)
  }

  private func columnWidth(of lines: [String]) -> Double {
    (lines.map { PictureText.width(of: $0) }.max() ?? 0) + 2 * Self.margin
  }

  /// Room for the notes, the title, the key and the longest line of the list.
  private var width: Double {
    let title = PictureText.width(of: words.title, size: 16) + 2 * Self.margin
    return max(scale.right + Self.margin, title, columnWidth(of: names.lines))
  }
}
