extension SoundFileFormat {
  /// Some readers take the 32-bit sizes of a WAV file as signed: longer files are refused.
  static let mostBytes = 2_147_000_000
  /// The sample rates that Opus knows.
  private static let opusRates = [8_000, 12_000, 16_000, 24_000, 48_000]

  /// The fewest bytes that a sample takes; none where samples are compressed.
  var leastBytesPerSample: Int {
    guard container == .wav else { return 0 }
    return switch encoding {
    case .pcm16: 2
    case .pcm24: 3
    case .float: 4
    }
  }

  /// Whether pages of Ogg hold the samples.
  var isOgg: Bool { container == .ogg || container == .opus }

  /// The format, if a file can have it and libsndfile was built with what writes it.
  func checked(
    path: String, offered: Set<Container> = SndfileFormats.offered
  ) throws(SoundFileError) -> SoundFileFormat {
    guard (1_000...384_000).contains(sampleRate), (1...8).contains(channels) else {
      throw refusal(
        path, "have \(sampleRate) frames a second of \(channels) channels",
        remedy: "Ask for 1,000 to 384,000 frames a second and 1 to 8 channels.")
    }
    guard container != .opus || Self.opusRates.contains(sampleRate) else {
      throw refusal(path, "be Opus at \(sampleRate) frames a second", remedy: "Ask for 48,000, or for Ogg Vorbis.")
    }
    guard container != .flac || encoding != .float else {
      throw refusal(path, "hold floating-point numbers as FLAC", remedy: "Ask for 24 bits, or for WAV.")
    }
    guard offered.contains(container) else {
      throw refusal(
        path, "be written: the libsndfile of this system was built without \(container.title)",
        remedy: "Ask for WAV, or install a libsndfile with it.")
    }
    return self
  }

  private func refusal(_ path: String, _ what: String, remedy: String) -> SoundFileError {
    SoundFileError(code: .format, path: path, message: "The file \(path) cannot \(what).", remedy: remedy)
  }
}

extension SoundFileFormat.Container {
  /// What people call it.
  fileprivate var title: String {
    switch self {
    case .wav: "WAV"
    case .flac: "FLAC"
    case .ogg: "Ogg Vorbis"
    case .opus: "Opus"
    }
  }
}
