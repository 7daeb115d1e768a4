internal import ChartModel

/// Turns values along X into coordinates: numbers, microseconds, or places of categories.
struct XPlaces {
  private let kind: FieldType
  private let categories: [String]

  /// The places along X of a chart; its first layer decides on the kind of values.
  init?(_ layers: [DeclaredLayer]) {
    guard let first = layers.first?.specification.x else { return nil }
    kind = first.type
    var names: [String] = []
    if case .categories(let domain) = first.domain { names = domain }
    for layer in layers { names += layer.rows.columns.first?.names ?? [] }
    categories = names.withoutRepetition()
  }

  /// The coordinate of a value; `nil` where there is none, or where it is of another kind than X.
  func coordinate(of content: PlottedContent) -> Double? {
    switch (kind, content) {
    case (.quantitative, .number), (.temporal, .instant): content.coordinate
    case (.nominal, .text(let name)), (.ordinal, .text(let name)): categories.firstIndex(of: name).map(Double.init)
    default: nil
    }
  }

  /// What is selected.
  func selection(_ places: ChartPlaces?) -> ChartSelection {
    switch places {
    case nil: return .none
    case .point(let value): return coordinate(of: value).map { .point($0) } ?? .none
    case .range(let lower, let upper):
      guard let anchor = coordinate(of: lower), let head = coordinate(of: upper) else { return .none }
      return .range(anchor: anchor, head: head)
    }
  }

  /// The part that is shown.
  func window(_ axis: PageAxisSettings) -> DeclaredWindow? {
    guard let length = axis.visibleLength, length.isFinite, length > 0 else { return nil }
    let position = axis.scrollPosition?().flatMap { coordinate(of: $0) }
    return DeclaredWindow(length: kind == .temporal ? length * 1_000_000 : length, position: position)
  }

  /// The category whose sector holds a place in the sum of all sectors.
  func sector(at place: Double, in layer: DeclaredLayer) -> Double? {
    guard case .categories(let codes, let names)? = layer.rows.columns.first, layer.rows.columns.count > 1,
      case .numbers(let numbers) = layer.rows.columns[1], place >= 0
    else { return nil }
    var sum = 0.0
    for (code, number) in zip(codes, numbers) where number.isFinite && names.indices.contains(Int(code)) {
      sum += number
      if place <= sum { return coordinate(of: .text(names[Int(code)])) }
    }
    return nil
  }
}
