extension NarratedViews {
  /// The table of each chart as Markdown, a blank line between two.
  public func tableMarkdown() -> String {
    if let single { return single.tableMarkdown() }
    return narrators.indices.map { TableMarkdown(narrator: narrators[$0]).text(titled: heading(at: $0)) }.joined(
      separator: "\n")
  }

  /// The tables of all charts on one page of HTML5, each with its heading as the caption.
  public func tableHTML() -> String {
    if let single { return single.tableHTML() }
    let tables = narrators.indices.flatMap { TableHTML(narrator: narrators[$0]).lines(captioned: heading(at: $0)) }
    return HTMLText.page(title: title, language: voice.code, body: tables)
  }
}
