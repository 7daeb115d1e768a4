import ChartModel

/// The samples of a sound, piece by piece, so that a long file is never in memory as a whole.
public protocol SampleSource {
  /// Frames a second: at most 768,000, as windows grow with them.
  var sampleRate: Int { get }
  /// Samples a frame: one or two.
  var channels: Int { get }
  /// Frames in all.
  var frameCount: Int { get }

  /// The frames of a range that lies within the sound, left and right in turn; full scale is 1.
  mutating func frames(_ range: Range<Int>) throws -> [Double]
}

/// A piece of a sound by its channels.
struct Piece {
  /// The first frame.
  let start: Int
  let sampleRate: Double
  let left: [Double]
  /// The right channel; the left one again of a sound with one channel.
  let right: [Double]

  init(_ source: inout some SampleSource, from start: Int, to end: Int) throws {
    let range = min(max(start, 0), source.frameCount)..<min(max(end, start, 0), source.frameCount)
    let frames = range.isEmpty ? [] : try source.frames(range)
    let channels = max(source.channels, 1)
    self.start = range.lowerBound
    sampleRate = Double(source.sampleRate)
    left = stride(from: 0, to: frames.count, by: channels).map { frames[$0] }
    right = channels == 1 ? left : stride(from: 1, to: frames.count, by: channels).map { frames[$0] }
  }

  /// Both channels together, as on one loudspeaker.
  var mono: [Double] { zip(left, right).map { ($0 + $1) / 2 } }

  /// The mean power of both channels together.
  var power: Double { Self.power(left) + Self.power(right) }

  static func power(_ samples: [Double]) -> Double {
    samples.isEmpty ? 0 : samples.reduce(0) { $0 + $1 * $1 } / Double(samples.count)
  }
}

extension SampleSource {
  /// A time in seconds as a frame.
  func frame(_ seconds: Double) -> Int { Int(clamping: (seconds * Double(sampleRate)).rounded()) }

  /// The frames between two times in seconds.
  mutating func piece(_ start: Double, _ end: Double) throws -> Piece {
    try Piece(&self, from: frame(start), to: frame(end))
  }
}
