#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory for one block of a file, used again for block after block.
///
/// Unsafe memory: `capacity` bytes for data, then `padding` line feeds that never change, so that scans for a line's end
/// stop and loads of up to `padding` bytes beginning inside the data stay inside the memory.
package final class BlockBuffer {
  /// More than the longest look-ahead of any fast path (32 bytes).
  package static let padding = 64

  package private(set) var start: UnsafeMutablePointer<UInt8>
  package private(set) var capacity: Int
  package private(set) var count = 0

  package init(capacity: Int) {
    self.capacity = max(1, capacity)
    start = Self.memory(self.capacity)
  }

  deinit { start.deallocate() }

  private static func memory(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + padding)
    memset(memory, Int32(UInt8.lineFeed), capacity + padding)
    return memory
  }

  /// The bytes that are there.
  package var bytes: Bytes { Bytes(start, count: count) }

  package func removeAll() { count = 0 }

  /// Puts other bytes in place of all, sealed.
  package func replaceAll(with bytes: [UInt8]) {
    removeAll()
    bytes.withUnsafeBufferPointer { all in all.baseAddress.map { append(Bytes($0, count: all.count)) } }
    seal()
  }

  /// Keeps the first bytes alone.
  package func truncate(to length: Int) { count = min(count, max(0, length)) }

  package func append(_ bytes: Bytes) {
    reserve(count + bytes.count)
    bytes.buffer.baseAddress.map { (start + count).update(from: $0, count: bytes.count) }
    count += bytes.count
  }

  package func append(_ byte: UInt8) {
    reserve(count + 1)
    start[count] = byte
    count += 1
  }

  /// Makes room for so many bytes in all; those that are there stay.
  package func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = max(wanted, capacity * 2)
    let memory = Self.memory(larger)
    memory.update(from: start, count: count)
    start.deallocate()
    start = memory
    capacity = larger
  }

  /// Lets a function write behind the bytes that are there; it returns how many it wrote.
  package func fill(upTo limit: Int, _ write: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows -> Int {
    let room = min(capacity, limit) - count
    guard room > 0 else { return 0 }
    let written = try write(UnsafeMutableRawBufferPointer(start: start + count, count: room))
    count += min(max(0, written), room)
    return written
  }

  /// Replaces every byte of one value in what came after an index.
  package func replace(_ old: UInt8, with new: UInt8, from index: Int) {
    for place in max(0, index)..<max(0, index, count) where start[place] == old { start[place] = new }
  }

  /// Puts line feeds behind the bytes that are there, as far as any look-ahead goes.
  package func seal() {
    // In bounds: the memory is `capacity + padding` bytes long, and `count` is at most `capacity`.
    memset(start + count, Int32(UInt8.lineFeed), Self.padding)
  }
}
