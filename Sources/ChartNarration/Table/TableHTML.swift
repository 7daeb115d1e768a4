import SourceText

extension Narrator {
  /// The table as a page of HTML5: a caption, headers with their scope, no style.
  ///
  /// The element from `<table>` to `</table>` stands by itself in any other page. Rows of one series, or of one X of a
  /// stack, are a `<tbody>` under a header of the scope `rowgroup`; totals are the `<tfoot>`.
  public func tableHTML() -> String {
    let caption = SpokenTableBuilder(narrator: self).title
    return HTMLText.page(
      title: title, language: voice.code, body: TableHTML(narrator: self).lines(captioned: caption))
  }
}

/// The data table as elements of HTML5.
struct TableHTML: Narrating {
  let narrator: Narrator
  private var spokenTableBuilder: SpokenTableBuilder { SpokenTableBuilder(narrator: narrator) }

  /// The element alone, line by line.
  func lines(captioned caption: String) -> [String] {
    let table = spokenTableBuilder.table()
    let hidden = table.grouping == .series ? 1 : nil
    let headings = table.columns.indices.filter { $0 != hidden }.map {
      HTMLText.element("th", " scope=\"col\"", table.columns[$0].heading)
    }
    return ["<table>", HTMLText.element("caption", caption), "<thead>", HTMLText.row(headings), "</thead>"]
      + bodies(of: table, without: hidden) + foot(of: table, without: hidden) + ["</table>"]
  }

  // MARK: Rows

  private func bodies(of table: SpokenTable, without hidden: Int?) -> [String] {
    runs(of: table).flatMap { rows in ["<tbody>"] + body(rows, of: table, without: hidden) + ["</tbody>"] }
  }

  /// Neighbouring rows with one header; all rows where nothing groups them.
  private func runs(of table: SpokenTable) -> [ArraySlice<[String]>] {
    guard let key = groupColumn(of: table) else { return table.rows.isEmpty ? [] : [table.rows[...]] }
    var runs: [ArraySlice<[String]>] = []
    for (place, row) in table.rows.enumerated() {
      if let last = runs.last, last.first?[key] == row[key] {
        runs[runs.count - 1] = table.rows[last.startIndex...place]
      } else {
        runs.append(table.rows[place...place])
      }
    }
    return runs
  }

  private func groupColumn(of table: SpokenTable) -> Int? {
    switch table.grouping {
    case .none: nil
    case .x: 0
    case .series: 1
    }
  }

  private func body(_ rows: ArraySlice<[String]>, of table: SpokenTable, without hidden: Int?) -> [String] {
    let first = rows.first ?? []
    switch table.grouping {
    case .none: return rows.map { row($0[...], header: 0) }
    case .series:
      let name = Sentence(table.columns[1].heading).adding(first[1], .context).line
      let header = HTMLText.element("th", " scope=\"rowgroup\" colspan=\"\(table.columns.count - 1)\"", name)
      return [HTMLText.row([header])] + rows.map { row(([$0[0]] + $0.dropFirst(2))[...], header: 0) }
    case .x:
      let header = HTMLText.element("th", " scope=\"rowgroup\" rowspan=\"\(rows.count)\"", first[0])
      return rows.enumerated().map { row($1.dropFirst(), header: 0, before: $0 == 0 ? [header] : []) }
    }
  }

  private func row(_ cells: ArraySlice<String>, header: Int, before: [String] = []) -> String {
    HTMLText.row(
      before
        + cells.enumerated().map { place, cell in
          place == header ? HTMLText.element("th", " scope=\"row\"", cell) : HTMLText.element("td", cell)
        })
  }

  private func foot(of table: SpokenTable, without hidden: Int?) -> [String] {
    guard !table.totals.isEmpty else { return [] }
    let width = table.valueColumn - (hidden == nil ? 0 : 1)
    let rest = table.columns.count - table.valueColumn - 1
    let rows = table.totals.map { total in
      HTMLText.row(
        [HTMLText.element("th", " scope=\"row\"" + (width > 1 ? " colspan=\"\(width)\"" : ""), total.label)]
          + [HTMLText.element("td", total.value)] + Array(repeating: "<td></td>", count: rest))
    }
    return ["<tfoot>"] + rows + ["</tfoot>"]
  }
}

/// Text and elements of HTML.
enum HTMLText {
  /// Text that is shown as it is.
  static func escaped(_ text: String) -> String { text.escapingControls.escapingAttribute }

  static func element(_ name: String, _ text: String) -> String { element(name, "", text) }

  static func element(_ name: String, _ attributes: String, _ text: String) -> String {
    "<\(name)\(attributes)>\(escaped(text))</\(name)>"
  }

  static func row(_ cells: [String]) -> String { "<tr>" + cells.joined() + "</tr>" }

  /// A whole page; the encoding is said, as browsers take a file for another.
  static func page(title: String, language: String, body: [String]) -> String {
    let head = [
      "<!DOCTYPE html>", "<html lang=\"\(escaped(language))\">", "<head>", "<meta charset=\"utf-8\">",
      element("title", title), "</head>", "<body>",
    ]
    return (head + body + ["</body>", "</html>"]).map { $0 + "\n" }.joined()
  }
}
