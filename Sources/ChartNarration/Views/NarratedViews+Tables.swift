extension NarratedViews {
  /// The table of each chart as Markdown, a blank line between two.
  public func tableMarkdown() -> String {
    if let single { return single.tableMarkdown() }
    return narrators.indices.map { narrators[$0].tableMarkdown(titled: heading(at: $0)) }.joined(separator: "\n")
  }

  /// The tables of all charts on one page of HTML5, each with its heading as the caption.
  public func tableHTML() -> String {
    if let single { return single.tableHTML() }
    let tables = narrators.indices.flatMap { narrators[$0].htmlTable(captioned: heading(at: $0)) }
    return HTMLText.page(title: title, language: voice.code, body: tables)
  }
}
