import ChartModel

/// What is said of words that an author writes on the chart beside its marks.
struct NoteSentences: Narrating {
  let narrator: Narrator

  /// `Note in 2008: Crisis.`; of many notes the first ones, and how many more there are.
  var sentences: [String] {
    let told = chart.notes.filter { $0.text.authored != nil }
    let shown = verbosity != .full && told.count > Self.mostNotes ? Array(told.prefix(Self.mostNotes - 1)) : told
    let more = told.count - shown.count
    return shown.map(sentence) + (more > 0 ? [Sentence(voice.say(.notesMore, count: more)).sentence] : [])
  }

  /// More notes than this are labels of the drawing.
  private static let mostNotes = 8

  private func sentence(_ note: ChartNote) -> String {
    Sentence(place(of: note)).adding(note.text.authored ?? "", .context).sentence
  }

  private func place(of note: ChartNote) -> String {
    if let x = note.x { return voice.say(.noteAt, ["place": place(x)]) }
    guard let value = note.value?.number else { return voice.say(.note) }
    return voice.say(
      .noteAtValue, ["value": withUnit(yNumbers.exact(value, decimals: decimals(besides: value)), brief: false)])
  }

  /// A number or an instant to its last digit, everything else as a mark at it is called.
  private func place(_ x: XValue) -> String {
    switch x {
    case .number, .instant: places.place([places.exactly(x)], as: places.kind(of: [places.bucket(of: x)]))
    case .category, .bin, .interval: places.place(x)
    }
  }
}
