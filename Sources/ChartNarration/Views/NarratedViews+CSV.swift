extension NarratedViews {
  /// The tables as CSV: one table with a first column `view` where all have the same columns, else each after a line with
  /// its name and with a blank line between two.
  public func tableCSV() -> String {
    if let single { return single.tableCSV() }
    let headings = narrators.map { TableCSV(narrator: $0).heading }
    guard let heading = headings.first, headings.allSatisfy({ $0 == heading }) else { return separateTables }
    let rows = zip(titles, narrators).flatMap { title, narrator in
      TableCSV(narrator: narrator).rows.map { [title] + $0 }
    }
    return TableCSV.text([["view"] + heading] + rows)
  }

  private var separateTables: String {
    zip(titles, narrators).map { TableCSV.text([[$0]]) + $1.tableCSV() }.joined(separator: "\n")
  }
}
