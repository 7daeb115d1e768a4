import SourceText

/// Rows that are not drawn, because a value for a scale of numbers or times is none.
///
/// After `filterinvalid` and `invalid` of Vega-Lite.
struct InvalidRows {
  let unit: UnitView
  let encoding: UnitEncoding
  /// The column of how many rows of the data each row stands for, if rows were put together.
  let countColumn: String

  /// The table without the rows that are not drawn, and those, by the first channel that has no value in them.
  ///
  /// - Parameter cells: The columns by which the cells of a facet are called.
  func removed(from table: VegaTable, cells: [String] = []) -> (table: VegaTable, leftOut: LeftOutRows) {
    let checked = channels
    guard !checked.isEmpty else { return (table, LeftOutRows()) }
    let columns = checked.map { (channel: $0, values: table[$0.column] ?? []) }
    let counts = table[countColumn]
    var (kept, left): ([Int], [Int]) = ([], [])
    var rows: [LeftOutRows.Row] = []
    for row in 0..<table.rowCount {
      guard let invalid = columns.firstIndex(where: { !isValid($0.values.element(row), of: $0.channel) }) else {
        kept.append(row)
        continue
      }
      left.append(row)
      let count = counts.flatMap { Int(exactly: $0.element(row).toNumber()) } ?? 1
      rows.append(
        LeftOutRows.Row(
          channel: invalid, count: count, isThere: Self.isThere(columns[invalid].values.element(row))))
    }
    guard !left.isEmpty else { return (table, LeftOutRows()) }
    let leftOut = LeftOutRows(
      channels: checked.map(\.channel), rows: rows, cells: table.only(cells).rows(left))
    return (table.rows(kept), leftOut)
  }

  /// Whether somebody wrote a value; an empty cell of a file is none.
  private static func isThere(_ value: VegaValue) -> Bool { !value.isAbsent && value != .string("") }

  /// The channels that rows are checked by: shapes of a map, which are drawn where they are, and those of scales.
  private var channels: [EncodedChannel] { encoding.fields.filter { $0.type == .geojson } + scaled }

  /// The last of the channels with the same field.
  private var scaled: [EncodedChannel] {
    guard isFiltering else { return [] }
    var last: [String: EncodedChannel] = [:]
    var fields: [String] = []
    for channel in encoding.fields where isChecked(channel) {
      let field = channel.field ?? ""
      if last.updateValue(channel, forKey: field) == nil { fields.append(field) }
    }
    return fields.compactMap { last[$0] }.filter { $0.type == .quantitative || $0.type == .temporal }
  }

  /// Whether marks are left out; lines and areas break instead.
  private var isFiltering: Bool {
    guard let mode = unit.definition["invalid"] ?? unit.config["mark"]?["invalid"].map({ SpecificationNode($0) }) else {
      return !unit.mark.isPath
    }
    switch mode.string {
    case nil, "include", "show": return false
    case "filter": return true
    default: return !unit.mark.isPath
    }
  }

  private func isChecked(_ channel: EncodedChannel) -> Bool {
    guard ScaleKind.isContinuous(ScaleKind.type(of: channel, mark: unit.mark)) else { return false }
    let counting: [EncodedChannel.Aggregate] = ["count", "distinct", "valid", "missing"].map { .operation($0) }
    if let aggregate = channel.aggregate, counting.contains(aggregate) { return false }
    return unit.config["scale"]?["invalid"]?[channel.channel] == nil
  }

  /// Vega draws an empty text at zero; whoever hears of it would take it for a value. A cell of a heat map has a place without
  /// one.
  private func isValid(_ value: VegaValue, of channel: EncodedChannel) -> Bool {
    if channel.type == .geojson { return !value.isAbsent }
    if case .date(let time) = value, channel.type == .temporal { return time.isFinite }
    if value == .string(""), ["x", "y"].contains(channel.channel) { return false }
    return Self.isFiniteNumber(value)
  }

  /// `isValid(value) && isFinite(+value)` of Vega's expressions.
  static func isFiniteNumber(_ value: VegaValue) -> Bool {
    switch value {
    case .undefined, .null: false
    case .number(let number): number.isFinite
    default: !value.isNaN && value.toNumber().isFinite
    }
  }
}
