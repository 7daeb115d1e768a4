extension Narrator {
  /// The text of every focus group and mark by its id, for the captions and cue points of a sound.
  public func textByID() -> [String: String] {
    var texts: [String: String] = [:]
    // Series are heard one after another, so that each has the texts of its own groups.
    for group in groupLabels() + GroupLabels(narrator: self).labels() { texts[group.id] = group.text }
    for label in labels() { texts[label.id] = label.text }
    return texts
  }

  /// All that the chart says, as the text equivalent of its sound (WCAG 1.2.1): the description and every label.
  public func transcript() -> String {
    descriptionLines(upTo: .marks).map { $0 + "\n" }.joined()
  }

  /// Message, overview and summary in one line, as the comment of a sound file.
  public var comment: String {
    ([message] + overview() + summary()).joined(separator: " ")
  }
}
