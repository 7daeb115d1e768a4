import ChartModel
import SourceText

/// Finds columns that measure the same thing of several kinds, such as `gold`, `silver` and `bronze`, or `sales north` and
/// `sales south`: they are the series of a chart.
struct AlikeSearch {
  let columns: [ColumnSchema]

  /// Columns of one kind, by what they share and what tells each apart.
  private struct Kind {
    var valueName: String?
    var unit: String?
    /// Whether the columns are parts of one whole.
    var areParts = false
    var columns: [(column: Int, label: String)]
  }

  var table: WideTable? {
    guard measured.count > 1, columns.contains(where: { $0.namesRows || $0.role == .time && !$0.hasRepeats }) else {
      return nil
    }
    let kinds = knownSets + sharing { $0.first } + sharing { $0.last } + sharingUnit
    return kinds.first { isMost($0) && isOneScale($0) }.map(table)
  }

  private var measured: [Int] { columns.indices.filter { columns[$0].type == .number && columns[$0].role.isMeasured } }

  // MARK: Kinds

  private var knownSets: [Kind] {
    let names = measured.map { (column: $0, words: NameWords.words(of: columns[$0].name)) }
    return (AlikeNames.wholes.map { ($0, true) } + AlikeNames.sets.map { ($0, false) }).map { set, areParts in
      Kind(
        areParts: areParts,
        columns: names.filter { $0.words.count == 1 && set.contains($0.words[0]) }.map {
          ($0.column, columns[$0.column].name)
        })
    }
  }

  /// Names of several words that share the first one, or a last one that says what is counted.
  private func sharing(_ shared: ([String]) -> String?) -> [Kind] {
    let named = measured.map { (column: $0, words: NameWords.words(of: columns[$0].name)) }.filter {
      $0.words.count > 1
    }
    let groups = Dictionary(grouping: named) { shared($0.words) ?? "" }
    return groups.sorted { ($0.value[0].column, $0.key) < ($1.value[0].column, $1.key) }.compactMap { word, members in
      let isFirst = members.allSatisfy { $0.words.first == word }
      guard AmountNames.amounts.contains(word) || isFirst && AlikeNames.measures.contains(word) else { return nil }
      let labels = members.map { member in
        (member.column, (isFirst ? member.words.dropFirst() : member.words.dropLast()).joined(separator: " "))
      }
      guard !labels.contains(where: { AlikeNames.namesMeasure($0.1) || AlikeNames.units.contains($0.1) }) else {
        return nil
      }
      let areParts = AlikeNames.opposites.isDisjoint(with: labels.map(\.1))
      return Kind(valueName: word, areParts: areParts, columns: labels)
    }
  }

  /// Names with the same unit in parentheses or brackets at their end: `Coal (TWh)`, `Gas (TWh)`.
  private var sharingUnit: [Kind] {
    let named = measured.compactMap { column -> (column: Int, label: String, unit: String)? in
      let name = columns[column].name
      guard let last = name.last, let open = [")": "(", "]": "["][last].flatMap({ name.lastIndex(of: $0) }) else {
        return nil
      }
      let label = name[..<open].trimmingEnd
      let unit = name[name.index(after: open)...].dropLast()
      return label.isEmpty || unit.isEmpty ? nil : (column, String(label), String(unit))
    }
    return Dictionary(grouping: named, by: \.unit).sorted { $0.value[0].column < $1.value[0].column }.map {
      Kind(unit: $0.key, areParts: true, columns: $0.value.map { ($0.column, $0.label) })
    }
  }

  // MARK: What counts

  /// Whether the columns are most of what is measured, and are told apart.
  private func isMost(_ kind: Kind) -> Bool {
    kind.columns.count > 1 && kind.columns.count * 5 >= measured.count * 3
      && Set(kind.columns.map(\.label)).count == kind.columns.count && !kind.columns.contains { $0.label.isEmpty }
  }

  /// Whether the columns may stand on one axis: of one unit and role, and none a hundred times as large as another.
  private func isOneScale(_ kind: Kind) -> Bool {
    let members = kind.columns.map { columns[$0.column] }
    let sizes = members.map { max(abs($0.minimum ?? 0), abs($0.maximum ?? 0)) }.filter { $0 > 0 }
    guard let low = sizes.min(), let high = sizes.max() else { return false }
    return Set(members.map(\.unit)).count == 1 && Set(members.map(\.role)).count == 1 && high <= low * 100
  }

  private func table(_ kind: Kind) -> WideTable {
    let names = Set(columns.map { $0.name.lowercased() })
    let list = kind.columns.count < 4 ? Wording.list(kind.columns.map(\.label)) : nil
    let value = (kind.valueName ?? list).flatMap { names.contains($0.lowercased()) ? nil : $0 }
    var table = WideTable(
      periodName: ["kind", "column", "series"].first { !names.contains($0) } ?? "kind of column",
      valueName: value ?? (names.contains("value") ? "values" : "value"),
      periods: kind.columns.map {
        WideTable.Period(column: $0.column, name: columns[$0.column].name, label: $0.label, time: 0)
      }, precision: .year)
    table.areNames = true
    table.unit = kind.unit
    table.addsUp = kind.areParts && kind.columns.allSatisfy { columns[$0.column].role == .flow }
    return table
  }
}

extension ColumnSchema {
  /// Whether each row has a name of its own here.
  var namesRows: Bool { type == .category && role == .category && !hasRepeats }
}

extension Substring {
  fileprivate var trimmingEnd: Substring {
    lastIndex { $0 != " " }.map { self[...$0] } ?? ""
  }
}
