/// How a kind of note is drawn: values as strong lines, all else as small figures, so that no colour is needed.
enum NoteShape: Hashable {
  /// A line; a hollow, thin or dashed one for the second, third and fourth instrument.
  case value(instrument: String, place: Int)
  /// A hatched box as high as the band of its noise.
  case missing
  /// A triangle that points down to its pitch.
  case tick
  /// A square, and a thin line as long as the note.
  case reference
  /// A ring, and a thin line as long as the note.
  case zero
  /// A filled diamond.
  case marker
  /// A box without filling along the time axis.
  case speech

  init(_ note: Note, instruments: [String]) {
    switch note.role {
    case .data: self = .value(instrument: note.instrument, place: instruments.firstIndex(of: note.instrument) ?? 0)
    case .missing: self = .missing
    case .tick: self = .tick
    case .reference: self = .reference
    case .zero: self = .zero
    case .marker: self = .marker
    case .speech: self = .speech
    }
  }

  /// What it stands for.
  var role: NoteRole {
    switch self {
    case .value: .data
    case .missing: .missing
    case .tick: .tick
    case .reference: .reference
    case .zero: .zero
    case .marker: .marker
    case .speech: .speech
    }
  }

  /// A note in its place.
  func elements(of note: Note, in scale: PictureScale) -> [String] {
    let (x, end) = (scale.x(note.start), scale.x(note.start + note.length))
    let (y, endY) = (scale.y(note.frequency), scale.y(note.endFrequency))
    switch self {
    case .missing:
      // Noise from half its middle to twice of it: two octaves.
      let height = 2 * PictureScale.octaveHeight
      return Self.box(x: (x + end) / 2 - 4, y: y - height / 2, width: 8, height: height, fill: "url(#hatch)")
    case .speech: return Self.box(x: x, y: scale.bottom - 12, width: max(end - x, 1), height: 12, fill: "none")
    default:
      let path = note.curve.map { Self.bent(x: x, y: y, end: end, endY: endY, $0, seconds: note.length) }
      return elements(x: x, y: y, path: path ?? Self.straight(x: x, y: y, end: end, endY: endY))
    }
  }

  /// The same as the key shows it.
  func sample(x: Double, y: Double) -> [String] {
    switch self {
    case .missing: Self.box(x: x + 8, y: y - 8, width: 8, height: 16, fill: "url(#hatch)")
    case .speech: Self.box(x: x, y: y - 6, width: 24, height: 12, fill: "none")
    case .tick, .marker: elements(x: x + 12, y: y, path: "")
    case .value: elements(x: x, y: y, path: Self.straight(x: x, y: y, end: x + 24, endY: y))
    case .reference, .zero: elements(x: x + 5, y: y, path: Self.straight(x: x + 5, y: y, end: x + 24, endY: y))
    }
  }

  private static func straight(x: Double, y: Double, end: Double, endY: Double) -> String {
    "M\(SVG.number(x)) \(SVG.number(y))L\(SVG.number(end)) \(SVG.number(endY))"
  }

  /// The same cubic as a curve of Bézier: its inner points are a third of the way along the slopes.
  private static func bent(
    x: Double, y: Double, end: Double, endY: Double, _ curve: PitchCurve, seconds: Double
  ) -> String {
    let third = seconds / 3 * PictureScale.octaveHeight
    let points = [
      (x + (end - x) / 3, y - curve.startSlope * third), (end - (end - x) / 3, endY + curve.endSlope * third),
      (end, endY),
    ]
    let list = points.map { "\(SVG.number($0.0)) \(SVG.number($0.1))" }.joined(separator: " ")
    return "M\(SVG.number(x)) \(SVG.number(y))C\(list)"
  }

  private func elements(x: Double, y: Double, path: String) -> [String] {
    let (left, height) = (SVG.number(x), SVG.number(y))
    let thin = SVG.line(path, stroke: PictureColor.context, width: 1.5)
    switch self {
    case .value(_, let place): return Self.line(path, place: place)
    case .tick: return [Self.figure("M\(left) \(height)l-4 -8h8z", isFilled: true)]
    case .marker: return [Self.figure("M\(left) \(height)m-5 0l5 -5l5 5l-5 5z", isFilled: true)]
    case .reference: return [thin, Self.figure("M\(left) \(height)m-4 -4h8v8h-8z", isFilled: false)]
    case .zero:
      return [thin, Self.figure("M\(left) \(height)m-4.5 0a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0z", isFilled: false)]
    case .missing, .speech: return []
    }
  }

  /// Several instruments are told apart by their lines; a fifth begins again.
  private static func line(_ path: String, place: Int) -> [String] {
    switch place % 4 {
    case 0: [SVG.line(path, stroke: PictureColor.value, width: 5)]
    case 1:
      [
        SVG.line(path, stroke: PictureColor.value, width: 8),
        SVG.line(path, stroke: PictureColor.page, width: 4),
      ]
    case 2: [SVG.line(path, stroke: PictureColor.value, width: 2)]
    default: [SVG.line(path, stroke: PictureColor.value, width: 5, dashes: "2 2")]
    }
  }

  private static func figure(_ path: String, isFilled: Bool) -> String {
    SVG.element(
      "path",
      [
        "d": path, "fill": isFilled ? PictureColor.context : PictureColor.page, "stroke": PictureColor.context,
        "stroke-width": "1.50",
      ])
  }

  private static func box(x: Double, y: Double, width: Double, height: Double, fill: String) -> [String] {
    [
      SVG.element(
        "rect",
        [
          "x": SVG.number(x), "y": SVG.number(y), "width": SVG.number(width), "height": SVG.number(height),
          "fill": fill, "stroke": PictureColor.context, "stroke-width": "1.50",
        ])
    ]
  }

  /// The lines that fill the box of a missing value.
  static let hatch = SVG.element(
    "defs", [:],
    SVG.element(
      "pattern",
      [
        "id": "hatch", "width": "4", "height": "4", "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ],
      SVG.element("path", ["d": "M0 0V4", "stroke": PictureColor.context, "stroke-width": "2"])))
}
