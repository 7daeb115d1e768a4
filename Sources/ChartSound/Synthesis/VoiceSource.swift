/// What fills the next few samples of a voice; where a block of the output ends makes no difference to it.
protocol VoiceSource: Sendable {
  /// Fills the sub-block with the next frames; a sub-block without frames says that the voice is over.
  mutating func fill(_ block: inout SubBlock)
}

/// The few frames that a voice makes at once, left and right in turn.
struct SubBlock: Sendable {
  /// Frames that it takes, with room behind them for lanes that nobody hears.
  static let size = 256
  private static let room = size + Lanes.scalarCount

  /// Frames that are filled.
  var count = 0
  private(set) var samples = [Double](repeating: 0, count: 2 * room)

  /// Writes frames from one on, as many as there are lanes; `count` leaves out those that are too many.
  @inline(__always)
  mutating func store(_ left: Lanes, _ right: Lanes, at start: Int) {
    guard start >= 0, start + Lanes.scalarCount <= Self.room else { return }
    var frames = SIMD8<Double>()
    frames.evenHalf = left
    frames.oddHalf = right
    samples.withUnsafeMutableBytes {
      $0.storeBytes(of: frames, toByteOffset: 2 * start * MemoryLayout<Double>.stride, as: SIMD8<Double>.self)
    }
  }

  /// Adds filled frames to interleaved samples.
  ///
  /// - Parameters:
  ///   - frames: Of the sub-block, among those that it has room for.
  ///   - output: As many frames at least.
  func add(_ frames: Range<Int>, to output: UnsafeMutableBufferPointer<Double>) {
    samples.withUnsafeBufferPointer { samples in
      let heard = UnsafeBufferPointer(rebasing: samples[(2 * frames.lowerBound)..<(2 * frames.upperBound)])
      for index in 0..<min(heard.count, output.count) { output[index] += heard[index] }
    }
  }
}

/// A sounding note, or a glide of several.
struct Voice: Sendable {
  /// The frame of the output at which it begins.
  let start: Int
  private var source: any VoiceSource
  private var block = SubBlock()
  private var cursor = 0
  private(set) var isOver = false

  init(start: Int, source: any VoiceSource) {
    self.start = start
    self.source = source
  }

  /// Adds the voice to a block of interleaved stereo frames that begins at a frame of the output.
  mutating func mix(into output: UnsafeMutableBufferPointer<Double>, at frame: Int) {
    var index = max(0, start - frame)
    let end = output.count / 2
    while index < end, !isOver {
      if cursor == block.count { refill() }
      let count = min(end - index, block.count - cursor)
      block.add(
        cursor..<(cursor + count),
        to: UnsafeMutableBufferPointer(rebasing: output[(2 * index)..<(2 * (index + count))]))
      index += count
      cursor += count
    }
  }

  private mutating func refill() {
    source.fill(&block)
    cursor = 0
    isOver = block.count == 0
  }
}
