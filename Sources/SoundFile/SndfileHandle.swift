internal import CSndfile

/// An open sound file of libsndfile: its codes become errors, and it is closed once.
final class SndfileHandle {
  private let pointer: OpaquePointer
  private let stream: DescriptorStream
  private let path: String
  private var isOpen = true

  /// Opens a descriptor for writing; the descriptor stays the caller's to close.
  init(writing descriptor: Int32, format: SoundFileFormat, path: String) throws(SoundFileError) {
    var info = SF_INFO()
    info.samplerate = Int32(clamping: format.sampleRate)
    info.channels = Int32(clamping: format.channels)
    info.format = SndfileFormats.number(of: format)
    stream = DescriptorStream(descriptor)
    guard let pointer = stream.open(SFM_WRITE.cInt, &info) else {
      throw Self.failure(.open, path: path, number: stream.failure, reason: String(cString: sf_strerror(nil)))
    }
    self.pointer = pointer
    self.path = path
    // A PEAK chunk holds the time: two runs would differ.
    sf_command(pointer, SFC_SET_ADD_PEAK_CHUNK.cInt, nil, SF_FALSE.cInt)
    sf_command(pointer, SFC_SET_CLIPPING.cInt, nil, SF_TRUE.cInt)
  }

  deinit { if isOpen { sf_close(pointer) } }

  /// Sets the title and the comment. The software is left out on purpose: libsndfile adds its version to it.
  func set(_ tags: SoundFileTags) throws(SoundFileError) {
    for (kind, text) in [(SF_STR_TITLE.cInt, tags.title), (SF_STR_COMMENT.cInt, tags.comment)] {
      guard let text, !text.isEmpty else { continue }
      guard sf_set_string(pointer, kind, text) == 0 else { throw failure(.write) }
    }
  }

  /// Sets the places and the names of cue points, before any samples.
  func set(_ cues: [SoundFileCue]) throws(SoundFileError) {
    guard !cues.isEmpty else { return }
    guard setPlaces(cues), setNames(cues) else { throw failure(.write) }
  }

  /// `SF_CUES` has room for 100 points: the record is laid out here, a count and then the points.
  private func setPlaces(_ cues: [SoundFileCue]) -> Bool {
    let head = MemoryLayout<UInt32>.size
    let size = head + cues.count * MemoryLayout<SF_CUE_POINT>.stride
    let record = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<SF_CUE_POINT>.alignment)
    defer { record.deallocate() }
    record.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    record.storeBytes(of: UInt32(clamping: cues.count), as: UInt32.self)
    for (index, cue) in cues.enumerated() {
      var point = SF_CUE_POINT()
      point.indx = Int32(clamping: index + 1)
      point.position = UInt32(clamping: cue.frame)
      point.fcc_chunk = Self.dataChunk
      point.sample_offset = UInt32(clamping: cue.frame)
      record.storeBytes(
        of: point, toByteOffset: head + index * MemoryLayout<SF_CUE_POINT>.stride, as: SF_CUE_POINT.self)
    }
    return sf_command(pointer, SFC_SET_CUE.cInt, record, Int32(clamping: size)) == SF_TRUE.cInt
  }

  /// `data` as libsndfile keeps a chunk's name: the first letter in the lowest byte.
  private static let dataChunk: Int32 = 0x6174_6164

  private func setNames(_ cues: [SoundFileCue]) -> Bool {
    var body = LabelChunk.body(cues)
    var chunk = SF_CHUNK_INFO()
    withUnsafeMutableBytes(of: &chunk.id) { $0.copyBytes(from: Array("LIST".utf8)) }
    chunk.id_size = 4
    chunk.datalen = UInt32(clamping: body.count)
    // libsndfile copies the body at once.
    return body.withUnsafeMutableBytes { bytes in
      chunk.data = bytes.baseAddress
      return sf_set_chunk(pointer, &chunk) == 0
    }
  }

  /// Writes whole frames.
  func write(_ samples: FileSamples, format: SoundFileFormat) throws(SoundFileError) {
    let frames = samples.count / format.channels
    // Where the encoders of Ogg end their pages depends on how many frames they are handed at once.
    let portion = format.isOgg ? Self.oggPortion : frames
    for start in stride(from: 0, to: frames, by: max(1, portion)) {
      let end = min(start + portion, frames)
      let written = written(samples, start * format.channels..<end * format.channels, frames: sf_count_t(end - start))
      guard written == end - start else { throw failure(.write) }
    }
  }

  private static let oggPortion = 4_096

  private func written(_ samples: FileSamples, _ range: Range<Int>, frames: sf_count_t) -> sf_count_t {
    switch samples {
    case .short(let list): Self.written(list, range) { sf_writef_short(pointer, $0, frames) }
    case .long(let list): Self.written(list, range) { sf_writef_int(pointer, $0, frames) }
    case .float(let list): Self.written(list, range) { sf_writef_float(pointer, $0, frames) }
    }
  }

  private static func written<Sample>(
    _ list: [Sample], _ range: Range<Int>, by write: (UnsafePointer<Sample>) -> sf_count_t
  ) -> sf_count_t {
    list[range].withUnsafeBufferPointer { $0.baseAddress.map(write) } ?? 0
  }

  /// Writes the header and ends the writing of libsndfile.
  func close() throws(SoundFileError) {
    let error = sf_error(pointer)
    let reason = reason
    isOpen = false
    let result = sf_close(pointer)
    guard error == 0, result == 0, stream.failure == 0 else {
      throw Self.failure(.write, path: path, number: stream.failure, reason: reason)
    }
  }

  /// How many bytes, frames and cue points a finished file holds, as libsndfile reads it back.
  static func contents(of descriptor: Int32, path: String) throws(SoundFileError) -> (
    bytes: Int, frames: Int, cues: Int
  ) {
    let stream = DescriptorStream(descriptor)
    var info = SF_INFO()
    let pointer = stream.open(SFM_READ.cInt, &info)
    defer {
      if let pointer { sf_close(pointer) }
      // libsndfile knows its address alone.
      withExtendedLifetime(stream) {}
    }
    guard stream.failure == 0 else { throw .system(.write, path: path, number: stream.failure) }
    guard let pointer else { throw .incomplete(path, "it cannot be read back") }
    var count: UInt32 = 0
    sf_command(pointer, SFC_GET_CUE_COUNT.cInt, &count, Int32(MemoryLayout<UInt32>.size))
    let size = try SoundFileError.telling(.write, of: path) { () throws(SystemCalls.Failure) in
      try SystemCalls.size(of: descriptor)
    }
    return (size, Int(clamping: info.frames), Int(count))
  }

  private func failure(_ code: SoundFileError.Code) -> SoundFileError {
    Self.failure(code, path: path, number: stream.failure, reason: reason)
  }

  /// What libsndfile says of its last error. Of one below 0, which its writer of Ogg files keeps where a page could not be
  /// written, it would complain on standard output, among what ChartVoice says.
  private var reason: String {
    sf_error(pointer) < 0 ? "writing failed." : String(cString: sf_strerror(pointer))
  }

  private static func failure(
    _ code: SoundFileError.Code, path: String, number: Int32, reason: String
  ) -> SoundFileError {
    if number != 0 { return .system(code, path: path, number: number) }
    return SoundFileError(
      code: code, path: path, message: "The file \(path) could not be written: \(reason)",
      remedy: "Make room or write to another place.")
  }
}
