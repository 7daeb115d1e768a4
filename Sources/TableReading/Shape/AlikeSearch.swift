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
    return (Self.wholes.map { ($0, true) } + Self.sets.map { ($0, false) }).map { set, areParts in
      Kind(
        areParts: areParts,
        columns: names.filter { $0.words.count == 1 && set.contains($0.words[0]) }.map {
          ($0.column, columns[$0.column].name)
        })
    }
  }

  private static let wholes: [Set<String>] = [
    ["gold", "silver", "bronze"], ["male", "female"], ["males", "females"], ["men", "women"], ["boys", "girls"],
    ["wins", "draws", "losses", "ties"], ["won", "drawn", "lost"], ["urban", "rural"], ["yes", "no"],
    ["agree", "disagree"], ["for", "against"],
  ]
  private static let sets: [Set<String>] = [
    ["home", "away"], ["imports", "exports"],
    ["import", "export"], ["births", "deaths"], ["income", "expenses"], ["revenue", "costs"],
    ["plan", "actual"], ["planned", "actual"], ["budget", "actual"], ["expected", "actual"], ["target", "actual"],
    ["forecast", "actual"], ["before", "after"], ["minimum", "maximum"], ["min", "max"],
    ["confirmed", "recovered", "deaths"],
  ]

  /// What is never added up.
  private static let opposites: Set<String> = ["debit", "credit", "in", "out", "buy", "sell", "max", "min"]

  /// Names of several words that share the first one, or a last one that says what is counted.
  private func sharing(_ shared: ([String]) -> String?) -> [Kind] {
    let named = measured.map { (column: $0, words: NameWords.words(of: columns[$0].name)) }.filter {
      $0.words.count > 1
    }
    let groups = Dictionary(grouping: named) { shared($0.words) ?? "" }
    return groups.sorted { ($0.value[0].column, $0.key) < ($1.value[0].column, $1.key) }.compactMap { word, members in
      let isFirst = members.allSatisfy { $0.words.first == word }
      guard AmountNames.amounts.contains(word) || isFirst && Self.measures.contains(word) else { return nil }
      let labels = members.map { member in
        (member.column, (isFirst ? member.words.dropFirst() : member.words.dropLast()).joined(separator: " "))
      }
      guard !labels.contains(where: { Self.namesMeasure($0.1) || Self.units.contains($0.1) }) else { return nil }
      let areParts = Self.opposites.isDisjoint(with: labels.map(\.1))
      return Kind(valueName: word, areParts: areParts, columns: labels)
    }
  }

  /// What is measured of several kinds: other first words are those of a thing, of which several measures are told.
  private static let measures: Set<String> = [
    "temp", "temperature", "price", "population", "income", "age", "score", "share", "rate", "weight", "height",
    "length", "rating", "density", "value",
  ]

  /// What tells columns of one measure apart names no measure of its own.
  private static func namesMeasure(_ label: String) -> Bool {
    let words = Set(NameWords.words(of: label))
    return words.subtracting(statistics).contains {
      AmountNames.amounts.contains($0) || AmountNames.levels.contains($0) || measures.contains($0)
    }
  }

  /// One thing in two units is no two kinds.
  private static let units: Set<String> = [
    "c", "f", "k", "celsius", "fahrenheit", "kg", "lb", "lbs", "g", "oz", "km", "mi", "miles", "m", "ft", "cm", "mm",
    "inch",
    "usd", "eur", "gbp", "chf", "jpy", "cny", "local",
  ]

  private static let statistics: Set<String> = [
    "max", "min", "maximum", "minimum", "mean", "average", "avg", "median", "high", "low",
  ]

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
