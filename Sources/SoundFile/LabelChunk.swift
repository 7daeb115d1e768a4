/// The names of cue points as the body of a `LIST` chunk of the type `adtl`.
///
/// libsndfile writes the places of cue points and drops their names; so the names go into a chunk of their own.
enum LabelChunk {
  /// `adtl`, then for each cue `labl`, its size, the cue's id from 1, the text and its zero, padded to an even length.
  ///
  /// libsndfile fills a chunk up to a multiple of four bytes, which readers take for the head of another label: the last
  /// text has further zeros of its own, so that nothing is left to fill.
  static func body(_ cues: [SoundFileCue]) -> [UInt8] {
    var bytes = Array("adtl".utf8)
    for (index, cue) in cues.enumerated() {
      var text = Array(cue.label.utf8) + [0]
      if index == cues.count - 1 { text += Array(repeating: 0, count: fill(after: bytes.count + 12 + text.count)) }
      bytes += Array("labl".utf8) + littleEndian(4 + text.count) + littleEndian(index + 1) + text
      if text.count % 2 == 1 { bytes.append(0) }
    }
    return bytes
  }

  private static func fill(after count: Int) -> Int { (4 - count % 4) % 4 }

  private static func littleEndian(_ number: Int) -> [UInt8] {
    let bits = UInt32(clamping: number)
    return (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt32($0))) }
  }
}
