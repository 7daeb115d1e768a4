import ChartNarration
import ChartSound

extension AudioGraph {
  /// The score as a drawing, with what the charts say in place of it.
  func picture(_ narrated: NarratedViews) -> String {
    let (words, texts) = (narrated.soundWords, narrated.textByID())
    return score.picture(
      PictureWords(
        title: narrated.title, description: [narrated.comment, note].compactMap { $0 }.joined(separator: " "),
        language: narrated.voice.code, time: words.time, pitch: words.pitch,
        roles: [
          .missing: words.missing, .tick: words.tick, .reference: words.reference, .zero: words.zero,
          .marker: words.marker, .speech: words.speech,
        ],
        value: words.value, label: { texts[$0] }))
  }
}
