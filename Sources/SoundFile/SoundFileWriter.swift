/// Writes a sound file that appears whole or not at all.
///
/// The samples go into a file beside the path, which `finish()` renames; into a pipe or a device they go at the end.
/// The bytes depend on nothing but the arguments.
///
/// ```swift
/// let writer = try SoundFileWriter(path: "steps.wav", tags: SoundFileTags(title: "Steps"))
/// try writer.write([0.1, 0.1, 0.2, 0.2])
/// try writer.finish()
/// ```
public final class SoundFileWriter {
  /// Where it goes, and what is written meanwhile.
  let place: OutputPlace
  private let format: SoundFileFormat
  private let cueCount: Int
  private var handle: SndfileHandle?
  private var frames = 0
  /// Whether nothing can be written any more.
  private var isFinished = false
  /// Whether the whole file waits for its name.
  private var isPrepared = false

  /// Makes the unfinished file with its header.
  ///
  /// - Parameters:
  ///   - path: Where the finished file is to be; a file that is there is replaced at the end.
  ///   - format: The sample rate, the channels, and how the samples are kept.
  ///   - tags: The title, at most 1,000 bytes of it, and the comment, at most 8,000.
  ///   - cues: The cue points, at most the first 1,000; labels that would overflow the header are shortened. Only WAV
  ///     has them.
  /// - Throws: `SoundFileError` where the format is impossible or the file cannot be made.
  public init(
    path: String, format: SoundFileFormat = SoundFileFormat(), tags: SoundFileTags = SoundFileTags(),
    cues: [SoundFileCue] = []
  ) throws(SoundFileError) {
    self.format = try format.checked(path: path)
    let tags = HeaderText.fitting(tags)
    let cues = format.container == .wav ? HeaderText.fitting(cues, tags: tags) : []
    cueCount = cues.count
    place = try OutputPlace(path: path)
    do throws(SoundFileError) {
      let handle = try SndfileHandle(writing: place.descriptor, format: format, path: path)
      try handle.set(tags)
      try handle.set(cues)
      self.handle = handle
    } catch {
      place.abandon()
      isFinished = true
      throw error
    }
  }

  deinit { discard() }

  /// Writes samples from −1 to 1, the channels in turn; louder ones are clipped, and a frame that is not whole is dropped.
  ///
  /// - Throws: `SoundFileError` where they cannot be written or the file would pass 2 GB; the unfinished file is gone then.
  public func write(_ samples: some Collection<Double>) throws(SoundFileError) {
    let format = format
    // Converted where there is room for them alone: a caller may hand over any number.
    try write(samples.count) { FileSamples(samples, for: format) }
  }

  /// Writes samples that are as the file keeps them.
  ///
  /// - Throws: `SoundFileError` where they cannot be written or the file would pass 2 GB; the unfinished file is gone then.
  package func write(_ samples: FileSamples) throws(SoundFileError) { try write(samples.count) { samples } }

  private func write(_ count: Int, _ samples: () -> FileSamples) throws(SoundFileError) {
    guard let handle else {
      throw SoundFileError(
        code: .write, path: place.path, message: "The file \(place.path) is closed.",
        remedy: "Write all samples before the end.")
    }
    do throws(SoundFileError) {
      try checkRoom(for: count)
      try handle.write(samples(), format: format)
      frames += count / format.channels
    } catch {
      discard()
      throw error
    }
  }

  private func checkRoom(for count: Int) throws(SoundFileError) {
    let bytes = (frames * format.channels + count) * format.leastBytesPerSample
    guard bytes <= SoundFileFormat.mostBytes else {
      throw SoundFileError(
        code: .format, path: place.path, message: "The file \(place.path) would be larger than 2 GB.",
        remedy: "Make the sound shorter or write fewer frames a second.")
    }
  }

  /// Ends the writing and looks whether the file holds everything, which only waits for its name then.
  ///
  /// - Throws: `SoundFileError` where any of it fails; the unfinished file is gone then.
  public func prepare() throws(SoundFileError) {
    guard !isFinished else { return }
    do throws(SoundFileError) {
      try handle?.close()
      if format.isOgg { try OggPages.renumber(place.descriptor, of: place.path) }
      try check()
    } catch {
      discard()
      throw error
    }
    handle = nil
    isFinished = true
    do throws(SoundFileError) {
      try place.close()
    } catch {
      place.discard()
      throw error
    }
    isPrepared = true
  }

  /// Ends the writing, if that is not done, and puts the file in its place.
  ///
  /// - Throws: `SoundFileError` where any of it fails; the unfinished file is gone then.
  public func finish() throws(SoundFileError) {
    try prepare()
    guard isPrepared else { return }
    isPrepared = false
    try place.commit()
  }

  /// libsndfile reports success for headers that it has cut short; only reading back tells.
  private func check() throws(SoundFileError) {
    let contents = try SndfileHandle.contents(of: place.descriptor, path: place.path)
    let leastBytes = frames * format.channels * format.leastBytesPerSample
    let found = [
      (contents.frames == frames, "\(contents.frames) frames, not \(frames)"),
      (contents.cues == cueCount, "\(contents.cues) cue points, not \(cueCount)"),
      (contents.bytes >= leastBytes, "\(contents.bytes) bytes, fewer than \(leastBytes)"),
    ]
    if let lack = found.first(where: { !$0.0 }) { throw .incomplete(place.path, lack.1) }
  }

  /// Closes and removes the unfinished file; nothing is left behind, and `finish()` does nothing any more.
  public func discard() {
    if isPrepared { place.discard() }
    isPrepared = false
    guard !isFinished else { return }
    isFinished = true
    handle = nil
    place.abandon()
  }
}

extension BinaryInteger {
  /// The constants of libsndfile come in several integer types; its calls take C integers.
  var cInt: Int32 { Int32(truncatingIfNeeded: self) }
}
