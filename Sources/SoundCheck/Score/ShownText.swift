import SourceText

extension String {
  /// The text as sentences show what a score says: its start, without what a terminal would obey, for anybody may have written it.
  var shownBriefly: String {
    let start = unicodeScalars.prefix(120)
    return String(start).escapingControls + (start.endIndex == endIndex ? "" : "…")
  }
}
