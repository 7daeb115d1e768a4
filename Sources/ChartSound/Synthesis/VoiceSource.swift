/// What fills the next few samples of a voice; where a block of the output ends makes no difference to it.
protocol VoiceSource: Sendable {
  /// Fills the sub-block with the next frames; a sub-block without frames says that the voice is over.
  mutating func fill(_ block: inout SubBlock)
}

/// The few frames between two control points of a voice.
struct SubBlock: Sendable {
  /// Frames between two control points: 0.7 ms at 48 kHz, far below what an ear resolves.
  static let size = 32

  var left = [Double](repeating: 0, count: size)
  var right = [Double](repeating: 0, count: size)
  /// Frames that are filled.
  var count = 0
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
      for step in 0..<count {
        output[2 * (index + step)] += block.left[cursor + step]
        output[2 * (index + step) + 1] += block.right[cursor + step]
      }
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
