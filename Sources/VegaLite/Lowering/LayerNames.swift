import ChartModel

/// What layers without series are called: by a text of their color at their end, by the one value that their filter leaves, or by
/// their own title.
///
/// ```swift
/// LayerNames(marks, texts: texts).names[0]  // "Scotland"
/// ```
struct LayerNames {
  /// The names of the layers, in their order; none for one alone, and where nothing names it.
  private(set) var names: [String?]
  /// The places of the texts that only name a layer.
  private(set) var texts: Set<Int> = []
  private let marks: [CompiledUnit]

  init(_ marks: [CompiledUnit], texts: [CompiledUnit]) {
    self.marks = marks
    names = marks.map { _ in nil }
    guard marks.count > 1 else { return }
    nameByColor(texts)
    let filters = marks.map(Self.filtered)
    for place in marks.indices where names[place] == nil {
      // A filter names a part where other layers show other parts, or all.
      let filter = filters[place].first { own in
        filters.contains { $0.first { $0.field == own.field }?.value != own.value }
      }
      names[place] = filter?.value ?? title(marks[place])
    }
  }

  private mutating func nameByColor(_ texts: [CompiledUnit]) {
    var owners: [String: [Int]] = [:]
    for (place, unit) in marks.enumerated() where unit.view.mark != .rule && unit.channel("y")?.title?.isEmpty != false
    {
      if let color = unit.color { owners[color, default: []].append(place) }
    }
    var written: [String: [Int]] = [:]
    for (place, text) in texts.enumerated() where text.view.mark == .text {
      if let color = text.color, owners[color] != nil { written[color, default: []].append(place) }
    }
    for (color, places) in written.sorted(by: { $0.key < $1.key }) {
      guard let owner = owners[color], Set(owner.map { marks[$0].column("y") }).count == 1, places.count == 1,
        let word = texts[places[0]].word, owner.contains(where: { texts[places[0]].stands(atEndOf: marks[$0]) })
      else { continue }
      self.texts.insert(places[0])
      for place in owner { names[place] = word }
    }
  }

  /// The one value that rows have in each field that a filter of the layer asks.
  private static func filtered(_ unit: CompiledUnit) -> [(field: String, value: String)] {
    let fields = unit.view.frame.transforms.compactMap { $0["filter"] }.flatMap(fields)
    return fields.compactMap { field in unit.only(field).map { (field, $0) } }
  }

  private static func fields(of filter: SpecificationNode) -> [String] {
    if let text = filter.string { return (try? VegaExpression(text))?.fieldNames ?? [] }
    let inner = filter["and"]?.elements ?? filter["or"]?.elements ?? []
    return (filter["field"]?.string.map { [$0] } ?? []) + inner.flatMap(fields)
  }

  private func title(_ unit: CompiledUnit) -> String? {
    let title = unit.view.frame.title
    return marks.contains { $0.view.frame.title != title } ? title : nil
  }
}

extension CompiledUnit {
  /// The text, or the year, that all of its rows have in a column; `nil` where they differ, or have none.
  fileprivate func only(_ column: String) -> String? {
    guard let values = rows[column], let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    // Other numbers are thresholds and flags, which name nothing.
    if case .number(let number) = first {
      let isMeasure = ["x", "y"].contains { self.column($0) == column }
      return isMeasure || !(1_000...2_999).contains(number) ? nil : Int(exactly: number).map { String($0) }
    }
    return first.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The only words that it writes.
  fileprivate var word: String? {
    let text = channel("text")
    let isOne = rows.rowCount == 1 || channels.allSatisfy { $0.datum != nil }
    let word = text == nil ? view.writtenText : text.flatMap { rows.column($0.column).first?.string }
    return isOne ? word.flatMap { $0.contains(where: \.isLetter) ? $0 : nil } : nil
  }

  /// Whether a text stands in the last eighth of a line, or beyond its end.
  fileprivate func stands(atEndOf unit: CompiledUnit) -> Bool {
    let places = (unit.values("x") ?? []).compactMap(\.place)
    guard let own = values("x")?.first?.place, let first = places.min(), let last = places.max() else { return false }
    return own >= last - (last - first) / 8
  }

  /// The color that all of its marks have, in one way of writing it.
  fileprivate var color: String? {
    guard channel("color") == nil, channel("stroke") == nil else { return nil }
    let given = ["color", "stroke", "fill"].lazy.compactMap { view.encoding[$0]?["value"]?.string }.first
    return (given ?? ["color", "stroke", "fill"].lazy.compactMap { view.definition[$0]?.string }.first)
      .map(ColorText.normalized)
  }
}
