/// What stands beside a sound (captions, a score, a transcript), written but not yet in its place.
///
/// The file appears whole or not at all; devices and pipes are written into.
///
/// ```swift
/// let captions = try PreparedFile("WEBVTT\n", for: "steps.vtt")
/// try captions.commit()
/// ```
public struct PreparedFile {
  private let place: OutputPlace

  /// Writes a text as UTF-8 under a name that nobody sees.
  ///
  /// - Throws: `SoundFileError` with the path and a remedy; nothing is left behind then.
  public init(_ text: String, for path: String) throws(SoundFileError) {
    try self.init(Array(text.utf8), for: path)
  }

  /// Writes bytes under a name that nobody sees.
  ///
  /// - Throws: `SoundFileError` with the path and a remedy; nothing is left behind then.
  public init(_ bytes: [UInt8], for path: String) throws(SoundFileError) {
    let place = try OutputPlace(path: path)
    do throws(SoundFileError) {
      try SoundFileError.telling(.write, of: path) { () throws(SystemCalls.Failure) in
        try SystemCalls.write(bytes, to: place.descriptor, at: 0)
      }
    } catch {
      place.abandon()
      throw error
    }
    do throws(SoundFileError) {
      try place.close()
    } catch {
      place.discard()
      throw error
    }
    self.place = place
  }

  /// Puts the file in its place.
  ///
  /// - Throws: `SoundFileError` with the path and a remedy; nothing is left behind then.
  public func commit() throws(SoundFileError) { try place.commit() }

  /// The path that is written where this one is given: behind all links, those that lead to nothing yet among them; `nil` where
  /// they lead nowhere.
  package static func place(of path: String) -> String? { try? SystemCalls.resolved(path) }

  /// Takes the file away.
  public func discard() { place.discard() }
}
