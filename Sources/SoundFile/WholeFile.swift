/// Writes the texts that stand beside a sound: captions, scores, transcripts.
public enum WholeFile {
  /// Writes a text as UTF-8; the file appears whole or not at all, and devices and pipes are written into.
  ///
  /// ```swift
  /// try WholeFile.write("WEBVTT\n", to: "steps.vtt")
  /// ```
  ///
  /// - Throws: `SoundFileError` with the path and a remedy; nothing is left behind then.
  public static func write(_ text: String, to path: String) throws(SoundFileError) {
    let place = try OutputPlace(path: path)
    do throws(SoundFileError) {
      try SystemCalls.write(Array(text.utf8), to: place.descriptor, of: path)
      try SystemCalls.close(place.descriptor, of: path)
    } catch {
      place.discard()
      throw error
    }
    try place.commit()
  }
}
