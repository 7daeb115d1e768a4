@_spi(Bytes) import SourceText

/// Which of the first rows is the one of names.
extension TableHead {
  /// The first row of the table: the first one as wide as most, where all above it are shorter.
  var firstRecord: Int {
    let first = firstWide
    return corner ?? behindOther(first) ?? behindLines(first) ?? behindBlank(first) ?? behindTitle(first)
  }

  /// The names behind a blank line, above which no more than names and values of single things stand, as instruments write them.
  private func behindBlank(_ first: Int) -> Int? {
    guard let names = records.indices.first(where: { $0 > first && records[$0].start > records[$0 - 1].next }),
      records[first..<names].allSatisfy({ $0.filled <= 2 }), records[names].filled > 1,
      records[names].texts.allSatisfy({ CellKind($0) == .text }), !namesAreValues(at: names),
      !typedColumns(below: names).isEmpty
    else { return nil }
    let things = records[first..<names]
    let areThings = typedColumns(below: first, before: names).isEmpty && things.count >= Self.fewestThings
    let tellsValues = things.dropFirst().contains { $0.texts.dropFirst().contains { $0.contains(where: \.isNumber) } }
    let isNamed = records[names].texts.allSatisfy { UnitRow.unit($0) == nil && !$0.contains(":") }
    return areThings && tellsValues && isNamed && Set(things.map(\.texts.first)).count == things.count ? names : nil
  }

  /// Fewer lines above a blank one may be the first rows of the table.
  private static let fewestThings = 3

  /// The first full row, which names the columns, below rows that end with empty cells, as banks write what is known of an account;
  /// `nil` where the first row is full, or the first full one is no row of names.
  private func behindLines(_ first: Int) -> Int? {
    let width = records[first].texts.count
    guard records[first].filled < width, records[first].texts.first?.isEmpty == false,
      let full = records[first...].firstIndex(where: { $0.texts.count == width && $0.filled == width }),
      full > first + 1
    else { return nil }
    let names = records[full].texts
    let endEmpty = records[first..<full].allSatisfy { $0.texts.prefix($0.filled).allSatisfy { !$0.isEmpty } }
    let areUnits = names.allSatisfy { UnitRow.unit($0) != nil }
    let areYears = names.count(where: isYear) > 1 && holdsPeriods(names)
    let areNames = areYears || names.allSatisfy { CellKind($0) == .text } && !areUnits
    return endEmpty && areNames && names[0] != records[first].texts[0] && !namesAreValues(at: full)
      && !typedColumns(below: full).isEmpty ? full : nil
  }

  /// The row of names below a title that fills its row with nothing, as spreadsheets write it; a second one may stand below it.
  private func behindTitle(_ first: Int) -> Int {
    let title = records[first]
    guard title.filled == 1, title.texts.count > 1, title.texts.first?.isEmpty == false,
      let next = records[first...].firstIndex(where: { $0.filled > 1 || $0.namesNumbersAlone }), next > first,
      !namesAreValues(at: next), !typedColumns(below: next).isEmpty || namesFollow(next)
    else { return first }
    return next
  }

  /// Whether a row of names stands right below a row, above values.
  private func namesFollow(_ row: Int) -> Bool {
    let below = row + 1
    return records.indices.contains(below) && !namesAreValues(at: below) && !typedColumns(below: below).isEmpty
      && records[below].texts.count > 1
      && records[below].texts.allSatisfy { CellKind($0) == .text }
  }

  private var firstWide: Int {
    let start = records.firstIndex { !$0.isComment } ?? 0
    if start > 0, isName(start - 1), namesAreValues(at: start) { return start - 1 }
    let body = records[start...]
    guard let width = usualWidth(body), let first = body.firstIndex(where: { $0.texts.count == width }) else {
      return start
    }
    let above = body[..<first]
    guard above.allSatisfy({ $0.filled < width }) else { return start }
    // A table may have a column more than it has names, as R writes it.
    if let last = above.last, last.filled > 1, tellsApart(last.texts, at: first) { return first - 1 }
    let lacksOne = above.count == 1 && above.first?.texts.count == width - 1 && width > 2 && namesAreValues(at: first)
    return lacksOne ? start : first
  }

  /// Whether names come twice above numbers or dates, and what stands above them tells them apart.
  private func tellsApart(_ above: [String], at index: Int) -> Bool {
    let names = records[index].texts
    guard Set(names).count < names.count, typedColumns(below: index).count > 1, !namesAreValues(at: index) else {
      return false
    }
    return Set(Self.joined(above, names)).count == names.count
  }

  /// Whether a comment has as many fields as the row below it, so that it may name the columns.
  private func isName(_ index: Int) -> Bool {
    records[index].texts.count == records[index + 1].texts.count && records[index].texts.count > 1
  }

  /// The number of fields that at least half of the rows have; the larger of two.
  private func usualWidth(_ records: ArraySlice<HeadRecord>) -> Int? {
    var counts: [Int: Int] = [:]
    for record in records { counts[record.texts.count, default: 0] += 1 }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), most.key > 1,
      most.value * 2 >= records.count
    else { return nil }
    return most.key
  }
}
