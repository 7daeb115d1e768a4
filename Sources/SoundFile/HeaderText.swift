/// The room for text in the header of a WAV file.
///
/// libsndfile 1.2 cuts a header at 64 KiB and reports success; the file then has no samples at all. So the parts of the
/// header are measured here before it sees them.
enum HeaderText {
  /// Bytes that cues and texts may take together.
  static let room = 60_000
  /// The most cue points: their records alone fill 24 KB.
  static let mostCues = 1_000
  static let mostTitleBytes = 1_000
  static let mostCommentBytes = 8_000
  /// A `cue ` record and the head of its label: 24 bytes and 12 bytes, the zero and the padding of the text.
  private static let bytesPerCue = 24 + 12 + 2

  /// The first cues that a file can hold, their labels cut where all of them would not fit.
  static func fitting(_ cues: [SoundFileCue], tags: SoundFileTags) -> [SoundFileCue] {
    let kept = Array(cues.prefix(mostCues))
    let texts = (tags.title?.utf8.count ?? 0) + (tags.comment?.utf8.count ?? 0)
    let free = room - texts - kept.count * bytesPerCue
    let limit = longest(kept.map(\.label.utf8.count), sum: max(0, free))
    return kept.map { SoundFileCue(frame: $0.frame, label: shortened($0.label, to: limit)) }
  }

  /// Tags that leave room for the cues.
  static func fitting(_ tags: SoundFileTags) -> SoundFileTags {
    SoundFileTags(
      title: tags.title.map { shortened($0, to: mostTitleBytes) },
      comment: tags.comment.map { shortened($0, to: mostCommentBytes) })
  }

  /// The greatest length at which texts of given lengths have no more than a sum.
  private static func longest(_ lengths: [Int], sum: Int) -> Int {
    var (low, high) = (0, lengths.max() ?? 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if lengths.reduce(0, { $0 + min($1, middle) }) <= sum { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The text without zero bytes, which would end it, cut between characters, with an ellipsis where there is room.
  static func shortened(_ text: String, to limit: Int) -> String {
    let whole = text.utf8.contains(0) ? String(text.unicodeScalars.filter { $0.value != 0 }.map(Character.init)) : text
    guard whole.utf8.count > limit else { return whole }
    let mark = limit > 12 ? "…" : ""
    var kept = ""
    var count = mark.utf8.count
    for character in whole {
      count += character.utf8.count
      guard count <= limit else { break }
      kept.append(character)
    }
    return kept + mark
  }
}
