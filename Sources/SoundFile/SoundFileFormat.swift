/// The frames of a WAV file of 16-bit samples.
public struct SoundFileFormat: Sendable, Equatable {
  /// Frames a second.
  public var sampleRate: Int
  /// Samples a frame.
  public var channels: Int

  /// A format; stereo at 48 kHz unless said.
  public init(sampleRate: Int = 48_000, channels: Int = 2) {
    self.sampleRate = sampleRate
    self.channels = channels
  }

  /// Some readers take the 32-bit sizes of a WAV file as signed: longer files are refused.
  static let mostBytes = 2_147_000_000

  func checked(path: String) throws(SoundFileError) -> SoundFileFormat {
    guard (1_000...384_000).contains(sampleRate), (1...8).contains(channels) else {
      throw SoundFileError(
        code: .format, path: path,
        message: "The file \(path) cannot have \(sampleRate) frames a second of \(channels) channels.",
        remedy: "Ask for 1,000 to 384,000 frames a second and 1 to 8 channels.")
    }
    return self
  }
}

/// What a file says about itself, in `LIST INFO`.
public struct SoundFileTags: Sendable, Equatable {
  /// The title (`INAM`), or `nil`.
  public var title: String?
  /// The comment (`ICMT`), such as the summary of a chart, or `nil`.
  public var comment: String?

  /// Tags; neither unless given.
  public init(title: String? = nil, comment: String? = nil) {
    self.title = title
    self.comment = comment
  }
}

/// A place in a sound that players show and jump to.
public struct SoundFileCue: Sendable, Equatable {
  /// Frames from the start.
  public var frame: Int
  /// The text of the place.
  public var label: String

  /// A cue from its parts.
  public init(frame: Int, label: String) {
    self.frame = frame
    self.label = label
  }
}
