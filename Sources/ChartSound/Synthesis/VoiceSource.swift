/// What fills the next few samples of a voice; where a block of the output ends makes no difference to it.
protocol VoiceSource: Sendable {
  /// Fills the sub-block with the next frames; a sub-block without frames says that the voice is over.
  ///
  /// - Parameter isHeard: False to skip the samples: they are not written and must not be heard; those after them are the same.
  mutating func fill(_ block: inout SubBlock, isHeard: Bool)
}

/// The few frames that a voice makes at once, left and right in turn.
struct SubBlock: Sendable {
  /// Frames that it takes, with room behind them for lanes that nobody hears.
  static let size = 256
  private static let room = size + Lanes.scalarCount

  /// Frames that are filled.
  var count = 0
  private(set) var samples = [Double](repeating: 0, count: 2 * room)

  /// Writes frames behind those that are filled, and leaves `count` as it is.
  ///
  /// - Parameter count: As many as there is room for.
  @inline(__always)
  mutating func write(_ count: Int, _ body: (Frames) -> Void) {
    let first = self.count
    guard first >= 0, first + count <= Self.size else { return }
    samples.withUnsafeMutableBytes { bytes in
      if let base = bytes.baseAddress { body(Frames(base: base + first * Frames.size, count: count)) }
    }
  }

  /// Room for frames: first for one tone each, then for left and right, as many frames at once as there are lanes. What is
  /// written beyond their number is not heard.
  struct Frames {
    fileprivate static let size = 2 * MemoryLayout<Double>.stride
    fileprivate let base: UnsafeMutableRawPointer
    let count: Int

    /// Where lanes begin.
    var starts: StrideTo<Int> { stride(from: 0, to: count, by: Lanes.scalarCount) }

    /// The tones from a frame on.
    subscript(tone start: Int) -> Lanes {
      @inline(__always) get { (base + start * Self.size).loadUnaligned(as: Lanes.self) }
      @inline(__always) nonmutating set { (base + start * Self.size).storeBytes(of: newValue, as: Lanes.self) }
    }

    /// Puts left and right in the place of the tones from a frame on.
    @inline(__always)
    func spread(_ left: Lanes, _ right: Lanes, at start: Int) {
      var both = SIMD8<Double>()
      both.evenHalf = left
      both.oddHalf = right
      (base + start * Self.size).storeBytes(of: both, as: SIMD8<Double>.self)
    }

    /// How far along four frames are, from 0 to 1.
    @inline(__always)
    func share(at start: Int) -> Lanes { (Lanes(0, 1, 2, 3) + Double(start)) * (1 / Double(count)) }
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
  private var source: any VoiceSource
  private var block = SubBlock()
  private var cursor = 0
  /// The frame of the output that comes next.
  private var frame: Int
  private(set) var isOver = false

  /// - Parameter start: The frame of the output at which it begins.
  init(start: Int, source: any VoiceSource) {
    frame = start
    self.source = source
  }

  /// Adds the voice to a block of interleaved stereo frames that begins at a frame of the output, none before which is
  /// needed any more.
  mutating func mix(into output: UnsafeMutableBufferPointer<Double>, at start: Int) {
    skip(to: start)
    let end = start + output.count / 2
    while frame < end, !isOver {
      if cursor == block.count { refill() }
      let count = min(end - frame, block.count - cursor)
      let index = frame - start
      block.add(
        cursor..<(cursor + count),
        to: UnsafeMutableBufferPointer(rebasing: output[(2 * index)..<(2 * (index + count))]))
      advance(by: count)
    }
  }

  /// Skips the frames before one.
  private mutating func skip(to start: Int) {
    while frame < start, !isOver {
      // No sub-block is longer, so that one that is not heard ends before.
      if cursor == block.count { refill(isHeard: start - frame < SubBlock.size) }
      advance(by: min(start - frame, block.count - cursor))
    }
  }

  private mutating func advance(by count: Int) {
    frame += count
    cursor += count
  }

  private mutating func refill(isHeard: Bool = true) {
    source.fill(&block, isHeard: isHeard)
    cursor = 0
    isOver = block.count == 0
  }
}
