/// What Vega tells of a mark: titles and values, in its order; after `tooltipData` and `aria` of Vega-Lite.
///
/// Every mark has its facts, a line or an area those of its first point. Marks of a unit without fields have none.
struct MarkFacts {
  struct Fact: Sendable {
    /// `nil` where the text stands for itself.
    var title: String?
    var value: VegaValue
    /// Where an interval ends: a bin, or the place that a part of a normalised stack takes up.
    var end: VegaValue?
    /// The channel that the value is from; `nil` for a text that the mark itself has.
    var channel: UnitChannel?
    var isShare = false
  }

  private let unit: CompiledUnit

  init(_ unit: CompiledUnit) { self.unit = unit }

  /// The rows that are told: those of the marks, or the first of each path.
  var rows: [Int] {
    unit.view.mark.isPath ? unit.seriesStarts : Array(0..<unit.rows.rowCount)
  }

  /// The facts of every mark, in the order in which they are drawn; none where Vega tells nothing.
  func facts() -> [[Fact]] {
    guard unit.view.definition["aria"]?.bool != false, isPlaced, let parts = described ?? keyed else { return [] }
    return rows.map { row in parts.map { fact($0.title, $0.channel, row: row) } }
  }

  /// Rules without a place are not drawn.
  private var isPlaced: Bool {
    let places: Set<String> = ["x", "y", "latitude", "longitude"]
    return unit.view.mark != .rule || places.contains { unit.view.encoding[$0] != nil }
  }

  private struct Part {
    var title: String?
    var channel: UnitChannel?
  }

  /// A description takes the place of everything else.
  private var described: [Part]? {
    if let channel = unit.channels.first(where: { $0.channel == "description" }) {
      return [Part(title: nil, channel: channel)]
    }
    return unit.view.definition["description"]?.string.map { [Part(title: $0, channel: nil)] }
  }

  private var keyed: [Part]? {
    var seen: Set<String> = []
    var parts: [Part] = []
    for channel in unit.channels where channel.datum == nil && !isSkipped(channel) {
      let title = channel.ownTitle ?? channel.vegaTitle
      if seen.insert(title).inserted { parts.append(Part(title: title, channel: channel)) }
    }
    return parts.isEmpty ? nil : parts
  }

  /// The end of a bin that was made before is told with its beginning.
  private func isSkipped(_ channel: UnitChannel) -> Bool {
    guard channel.channel == "x2" || channel.channel == "y2" else { return false }
    return unit.channels.contains {
      $0.channel == String(channel.channel.prefix(1)) && $0.isBinned && $0.endColumn == channel.column
    }
  }

  private func fact(_ title: String?, _ channel: UnitChannel?, row: Int) -> Fact {
    guard let channel else { return Fact(title: nil, value: .string(title ?? "")) }
    if let stack = unit.stack, stack.offset == .normalize, stack.channel == channel.channel {
      return Fact(
        title: title, value: value(stack.columns.from, row), end: value(stack.columns.to, row), channel: channel,
        isShare: true)
    }
    let end = channel.isBinned ? channel.endColumn.map { value($0, row) } : nil
    return Fact(title: title, value: value(channel.column, row), end: end, channel: channel)
  }

  private func value(_ column: String, _ row: Int) -> VegaValue { unit.rows[column]?.element(row) ?? .undefined }
}
