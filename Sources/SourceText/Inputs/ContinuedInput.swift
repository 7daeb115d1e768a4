/// Bytes that were read already, then the rest of an input that can be read once.
package final class ContinuedInput: ByteInput {
  private let beginning: [UInt8]
  private let rest: any ByteInput
  package let isRepeatable = false
  package var byteCount: Int? { rest.byteCount }

  package init(_ beginning: [UInt8], then rest: any ByteInput) {
    self.beginning = beginning
    self.rest = rest
  }

  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
    guard offset < beginning.count else { return try rest.read(into: buffer, at: offset) }
    let lower = max(0, offset)
    let upper = min(beginning.count, lower + buffer.count)
    buffer.copyBytes(from: beginning[lower..<upper])
    return upper - lower
  }
}
