import ChartModel

/// A score as the bytes of a WAV file of 16 bits in two channels, block by block, ready for a pipe.
///
/// The header knows the length: what reads it need not seek. What is louder than full scale is clipped.
///
/// ```swift
/// var stream = WAVStream(score, instruments: .standard, gain: level.gain)
/// while let block = stream.next() { send(block) }
/// ```
public struct WAVStream: Sendable, IteratorProtocol {
  private var renderer: Renderer
  private var header: [UInt8]
  private var samples = [Double](repeating: 0, count: 2 * blockFrames)

  private static let blockFrames = 4_096
  /// Bytes of a frame: two channels of 16 bits.
  private static let frameSize = 4

  /// A stream at its beginning.
  ///
  /// - Parameters:
  ///   - score: The notes.
  ///   - instruments: Those that the notes name.
  ///   - gain: The factor that brings the sound to its level, as `SoundLevel` finds it.
  ///   - sampleRate: Frames a second; the nearest end of `Renderer.sampleRates` outside of them.
  public init(_ score: Score, instruments: InstrumentSet, gain: Double, sampleRate: Int = 48_000) {
    let rate = min(max(sampleRate, Renderer.sampleRates.lowerBound), Renderer.sampleRates.upperBound)
    renderer = Renderer(score: score, instruments: instruments, sampleRate: rate, gain: gain)
    header = Self.header(frames: renderer.frameCount, sampleRate: rate)
  }

  /// The next bytes; `nil` at the end.
  public mutating func next() -> [UInt8]? {
    let frames = renderer.render(into: &samples)
    guard frames > 0 || !header.isEmpty else { return nil }
    defer { header = [] }
    return header + Self.bytes(samples.prefix(2 * frames))
  }

  private static func header(frames: Int, sampleRate: Int) -> [UInt8] {
    let size = min(frames * frameSize, Int(UInt32.max) - 36)
    let format = number(1, 2) + number(2, 2) + number(sampleRate, 4) + number(sampleRate * frameSize, 4)
    return Array("RIFF".utf8) + number(size + 36, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + format
      + number(frameSize, 2) + number(16, 2) + Array("data".utf8) + number(size, 4)
  }

  /// The lowest byte first.
  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func bytes(_ samples: ArraySlice<Double>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * samples.count)
    for sample in samples {
      // Not-a-number is silence.
      let value = Int16(clamping: Int(clamping: (sample.isNaN ? 0 : sample).clamped(to: -1...1).sixteenBits))
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }
    return bytes
  }
}

extension Double {
  fileprivate var sixteenBits: Double { (self * 32_767).rounded(.toNearestOrEven) }
}
