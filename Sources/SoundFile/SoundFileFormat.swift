/// The form of a sound file: what holds the samples, and how they are kept.
///
/// ```swift
/// SoundFileFormat(sampleRate: 44_100, channels: 1, container: .flac, encoding: .pcm24)
/// ```
public struct SoundFileFormat: Sendable, Equatable {
  /// What holds the samples; the raw value is the usual ending of a file's name.
  public enum Container: String, Sendable, CaseIterable {
    /// RIFF WAVE, with named cue points.
    case wav
    /// FLAC: smaller, and nothing is lost.
    case flac
    /// Vorbis in Ogg: much smaller, and not sample by sample what was written.
    case ogg
    /// Opus in Ogg: much smaller, and not sample by sample what was written.
    case opus
  }

  /// How WAV and FLAC keep a sample; Vorbis and Opus have their own way.
  public enum Encoding: String, Sendable, CaseIterable {
    /// Integers of 16 bits.
    case pcm16 = "pcm-16"
    /// Integers of 24 bits.
    case pcm24 = "pcm-24"
    /// Floating-point numbers of 32 bits; WAV alone holds them.
    case float
  }

  /// Frames a second.
  public var sampleRate: Int
  /// Samples a frame.
  public var channels: Int
  /// What holds the samples.
  public var container: Container
  /// How WAV and FLAC keep a sample.
  public var encoding: Encoding

  /// A format; 16-bit stereo at 48 kHz in WAV unless said.
  public init(
    sampleRate: Int = 48_000, channels: Int = 2, container: Container = .wav, encoding: Encoding = .pcm16
  ) {
    self.sampleRate = sampleRate
    self.channels = channels
    self.container = container
    self.encoding = encoding
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
