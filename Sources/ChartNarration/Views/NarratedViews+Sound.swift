extension NarratedViews {
  /// The text of every focus group and mark by its id, for the captions and cue points of a sound; of several charts each
  /// begins with the name of its chart.
  public func textByID() -> [String: String] {
    if let single { return single.textByID() }
    var texts: [String: String] = [:]
    for (name, narrator) in zip(names, narrators) {
      for (id, label) in narrator.textByID() {
        texts[id] = Sentence(name).adding(label, .sentence).line
      }
    }
    return texts
  }

  /// What a listener must know where a lower tone is a larger value.
  public var lowerIsMore: String { voice.say(.soundLowerIsMore) }

  /// What the charts say in one line, as the comment of a sound file.
  public var comment: String {
    if let single { return single.comment }
    let each = zip(titles, narrators).map { Sentence($0).adding($1.message, .context).sentence }
    return (overview() + [message] + each).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
