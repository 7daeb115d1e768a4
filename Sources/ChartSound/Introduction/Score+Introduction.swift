extension Score {
  /// The score with lines before it, each as long as its words and its tone.
  mutating func introduce(_ lines: [IntroductionLine]) {
    var (time, written, captions) = (0.0, [Note](), [Caption]())
    for line in lines where line.length > 0 {
      let begin = time
      if let seconds = line.seconds {
        written.append(speech(line.text, at: time, seconds: seconds))
        time += seconds + (line.tone == nil ? 0 : IntroductionLine.gap)
      }
      if let tone = line.tone?.note {
        written.append(tone.shifted(by: time, glides: 0))
        time += tone.length
      }
      captions.append(Caption(id: "", start: begin.onScoreGrid, end: time.onScoreGrid, text: line.text))
      time += IntroductionLine.pause
    }
    guard !written.isEmpty else { return }
    let lead = (time - IntroductionLine.pause + IntroductionLine.rest).onScoreGrid
    notes = written + notes.map { $0.shifted(by: lead, glides: 0) }
    spans = spans.map { $0.shifted(by: lead) }
    introduction = captions
    duration = (duration + lead).onScoreGrid
  }

  /// Words have no pitch: the number stands for none, and is one that every reader of scores takes.
  private func speech(_ text: String, at start: Double, seconds: Double) -> Note {
    Note(
      start: start.onScoreGrid, length: seconds.onScoreGrid, frequency: pitch.low, instrument: Note.speechName,
      role: .speech, text: text)
  }

  /// The captions of the introductions by their order.
  var introductionCaptions: [Caption] {
    introduction.enumerated().compactMap { place, caption in
      guard !caption.text.singleLine.isEmpty else { return nil }
      return Caption(
        id: "@introduction-\(place + 1)", start: caption.start, end: max(caption.end, caption.start + 0.001),
        text: caption.text.singleLine)
    }
  }
}

extension Caption {
  func shifted(by seconds: Double) -> Caption {
    Caption(id: id, start: (start + seconds).onScoreGrid, end: (end + seconds).onScoreGrid, text: text)
  }
}

extension Note {
  /// What a score calls the voice that speaks.
  static let speechName = "speech"
}
