internal import CSndfile

/// Reads the frames of a sound file that libsndfile knows: WAV, FLAC, Ogg and others.
///
/// ```swift
/// let reader = try SoundFileReader(path: "steps.wav")
/// try reader.frames(0..<2)  // [0.0, 0.0, 0.0031, 0.0028]: left and right in turn, full scale is 1
/// ```
public final class SoundFileReader {
  /// Frames a second, samples a frame.
  public let format: SoundFileFormat
  /// Frames in all.
  public let frameCount: Int
  private let pointer: OpaquePointer
  private let stream: DescriptorStream
  private let descriptor: Int32
  private let path: String

  /// Opens a file.
  ///
  /// - Throws: `SoundFileError` where there is none, or libsndfile does not know what it is.
  public init(path: String) throws(SoundFileError) {
    let descriptor = try SoundFileError.telling(.read, of: path) { () throws(SystemCalls.Failure) in
      try SystemCalls.open(path, forReading: true)
    }
    let stream = DescriptorStream(descriptor)
    var info = SF_INFO()
    let opened = stream.open(SFM_READ.cInt, &info)
    guard let pointer = opened, stream.failure == 0 else {
      if let opened { sf_close(opened) }
      try? SystemCalls.close(descriptor)
      throw Self.failure(path, number: stream.failure, String(cString: sf_strerror(nil)))
    }
    (self.pointer, self.stream, self.descriptor, self.path) = (pointer, stream, descriptor, path)
    format = SoundFileFormat(sampleRate: Int(info.samplerate), channels: Int(info.channels))
    frameCount = Int(clamping: info.frames)
  }

  deinit {
    sf_close(pointer)
    try? SystemCalls.close(descriptor)
  }

  /// The frames of a range within the file, channel by channel in turn.
  ///
  /// - Throws: `SoundFileError` where the file ends before the range does, or cannot be read.
  public func frames(_ range: Range<Int>) throws(SoundFileError) -> [Double] {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= frameCount else { return [] }
    guard sf_seek(pointer, sf_count_t(range.lowerBound), Int32(SEEK_SET)) == range.lowerBound else {
      throw Self.failure(path, number: stream.failure, String(cString: sf_strerror(pointer)))
    }
    let count = range.count * format.channels
    var read: sf_count_t = 0
    let frames = [Double](unsafeUninitializedCapacity: count) { buffer, used in
      read = buffer.baseAddress.map { sf_readf_double(pointer, $0, sf_count_t(range.count)) } ?? 0
      used = max(0, Int(read)) * format.channels
    }
    guard read == range.count, stream.failure == 0 else {
      throw Self.failure(path, number: stream.failure, "it ends before its header says.")
    }
    return frames
  }

  private static func failure(_ path: String, number: Int32, _ reason: String) -> SoundFileError {
    number != 0
      ? .system(.read, path: path, number: number)
      : SoundFileError(
        code: .read, path: path, message: "The file \(path) could not be read: \(reason)",
        remedy: "Name a sound file that is whole.")
  }
}
