/// The first bytes of an input, as many as were asked for so far.
package struct FirstBytes {
  private let input: any ByteInput
  private let buffer: BlockBuffer
  /// Whether there are no more.
  package private(set) var isWhole = false

  /// The first so many bytes.
  package init(_ size: Int, of input: any ByteInput) throws {
    self.init(of: input, capacity: size)
    try read(to: size)
  }

  package init(of input: any ByteInput, capacity: Int) {
    self.input = input
    buffer = BlockBuffer(capacity: capacity)
  }

  /// Those that are there.
  package var bytes: Bytes { buffer.bytes }
  /// The input from its first byte on, also where it can be read once alone.
  package var whole: any ByteInput {
    input.isRepeatable ? input : ContinuedInput(Array(bytes.buffer), then: input)
  }

  /// Reads on to a number of bytes in all, or to the end of the input.
  package mutating func read(to size: Int) throws {
    buffer.reserve(size)
    while !isWhole, buffer.count < size {
      let offset = buffer.count
      isWhole = try buffer.fill(upTo: size) { try input.read(into: $0, at: offset) } == 0
    }
  }
}
