internal import ChartModel

/// Which edges of a bar say where it stands, and which what it measures: it stands upright or lies across.
struct BarEdges {
  let place: WritableKeyPath<PlacedMark, PlottedValue?>
  let placeEnd: WritableKeyPath<PlacedMark, PlottedValue?>
  let value: WritableKeyPath<PlacedMark, PlottedValue?>
  let valueEnd: WritableKeyPath<PlacedMark, PlottedValue?>
  private let isRange: KeyPath<PlacedMark, Bool>
  /// Whether a bar may stand at a number: one that lies beside a number would be taken for one that stands.
  private let standsAtNumbers: Bool

  static var upright: BarEdges {
    BarEdges(place: \.x, placeEnd: \.xEnd, value: \.y, valueEnd: \.yEnd, isRange: \.yIsRange, standsAtNumbers: true)
  }
  static var across: BarEdges {
    BarEdges(place: \.y, placeEnd: \.yEnd, value: \.x, valueEnd: \.xEnd, isRange: \.xIsRange, standsAtNumbers: false)
  }

  /// Whether a mark is a bar at one place from one number to another.
  func areBounds(of mark: PlacedMark) -> Bool {
    mark.kind == .bar && mark[keyPath: place] != nil && mark[keyPath: placeEnd] == nil
      && !mark[keyPath: isRange] && bounds(of: mark) != nil
      && (standsAtNumbers || mark[keyPath: place]?.content.number == nil)
  }

  /// From where to where, as it was written.
  func bounds(of mark: PlacedMark) -> (from: Double, to: Double)? {
    guard let from = mark[keyPath: value]?.content.number, let to = mark[keyPath: valueEnd]?.content.number else {
      return nil
    }
    return (from, to)
  }

  /// The label of the end as it was written.
  func endLabel(of mark: PlacedMark) -> String {
    let (label, start) = (mark[keyPath: valueEnd]?.label ?? "", mark[keyPath: value]?.label ?? "")
    return label == start + " end" ? start : label
  }

  /// What the labels of both ends, or the color, call a part: "TakenStart" and "TakenEnd" are "Taken".
  func partName(of mark: PlacedMark) -> String {
    if let color = mark.traits.channels[.foregroundStyle], color.content.kind == .category { return color.content.name }
    let (first, second) = (mark[keyPath: value]?.label ?? "", endLabel(of: mark))
    guard first != second else { return first }
    var shared = String(zip(first, second).prefix { $0 == $1 }.map(\.0))
    while let last = shared.last, !last.isLetter, !last.isNumber { shared.removeLast() }
    return shared.isEmpty ? second : shared
  }

  /// A bar of a length from zero in place of one between two bounds.
  func bar(_ mark: PlacedMark, of length: Double, label: String) -> PlacedMark {
    var bar = mark
    bar[keyPath: valueEnd] = nil
    bar[keyPath: value] = PlottedValue(label: label, content: .number(length), type: Double.self)
    return bar
  }
}
