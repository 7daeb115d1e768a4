internal import ChartModel

/// Turns values along X into coordinates: numbers, microseconds, or places of categories.
struct XPlaces {
  private let kind: FieldType
  private let categories: [String]

  /// The places along X of the layers that are told; the first of them decides on the kind of values.
  ///
  /// Categories stand as on the finished chart: those of the author's domain, then the others as they appear.
  init?(told layers: [DeclaredLayer]) {
    guard let first = layers.first?.specification.x else { return nil }
    kind = first.type
    categories = layers.flatMap(Self.names).withoutRepetition()
  }

  private static func names(of layer: DeclaredLayer) -> [String] {
    let names = layer.rows.columns.first?.names ?? []
    if case .categories(let domain) = layer.specification.x.domain { return domain + names }
    return names
  }

  /// The coordinate of a value; `nil` where there is none, or where it is of another kind than X.
  func coordinate(of content: PlottedContent) -> Double? {
    switch (kind, content) {
    case (.quantitative, .number), (.temporal, .instant): content.coordinate
    case (.nominal, .text(let name)), (.ordinal, .text(let name)): categories.firstIndex(of: name).map(Double.init)
    default: nil
    }
  }

  /// What is selected: a range before a value, and of several of them the first that has a place.
  func selection(_ axis: PageAxisSettings) -> ChartSelection {
    let ranges = axis.selectedRange.values.lazy.compactMap { range in
      coordinate(of: range.0).flatMap { anchor in
        coordinate(of: range.1).map { ChartSelection.range(anchor: anchor, head: $0) }
      }
    }
    let points = axis.selectedValue.values.lazy.compactMap(coordinate).map { ChartSelection.point($0) }
    return ranges.first ?? points.first ?? .none
  }

  /// The part that is shown; it begins where a binding says, or else where the chart is to begin at first.
  func window(_ axis: PageAxisSettings) -> DeclaredWindow? {
    guard let length = axis.visibleLength, length.isFinite, length > 0 else { return nil }
    let positions = axis.scrollPosition.values + axis.firstScrollPosition.values
    let position = positions.lazy.compactMap(coordinate).first
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
