/// What texts are for, as far as the elements around them tell.
extension MarkupTexts {
  /// Whether an element is a chart, or stands in a drawing.
  func isChart(_ element: String, _ role: String?) -> Bool {
    !drawing.isEmpty || element == "svg" || element == "figure" || role == "img"
  }

  /// What the name of an element is for.
  func kindOfName(of element: String, role: String?, _ label: String) -> LabelContext.Kind {
    if element == "svg" || element == "figure" || role == "img" || role == "graphics-document" {
      return SentenceLook.hasSeveralSentences(label) ? .summary : .title
    }
    guard !drawing.isEmpty else { return .note }
    // Axes and legends are groups with the role of a symbol.
    return element == "g" ? role == "graphics-symbol" ? .note : .group : .mark
  }

  /// What the text inside an element is for; `nil` where nobody hears it as a name.
  func kindOfText(in element: String) -> LabelContext.Kind? {
    switch element {
    case "title" where drawing.last == "svg": .title
    case "desc" where drawing.last == "svg": .summary
    case "title" where !drawing.isEmpty, "desc" where !drawing.isEmpty: drawing.last == "g" ? .group : .mark
    case "caption", "figcaption": .title
    default: nil
    }
  }
}
