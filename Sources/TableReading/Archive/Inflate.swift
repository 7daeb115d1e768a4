/// Expands the DEFLATE format (RFC 1951) bit by bit, as far as a caller asks.
///
/// The last 32 KiB of what came out are kept, to which later symbols refer.
struct Inflate {
  /// Why bytes cannot be expanded.
  enum Fault: Error {
    case damaged
    case cutShort
  }

  private let next: () throws -> UInt8?
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var window = [UInt8](repeating: 0, count: 1 << 15)
  private var written = 0
  private var state = State.header
  private var isLast = false

  private enum State {
    case header
    case stored(left: Int)
    case symbols(lengths: HuffmanCode, distances: HuffmanCode)
    case copying(left: Int, distance: Int, lengths: HuffmanCode, distances: HuffmanCode)
    case end
  }

  /// - Parameter next: The next byte of what is packed; `nil` at its end.
  init(next: @escaping () throws -> UInt8?) { self.next = next }

  /// Writes what comes next; how many bytes that is, 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    var count = 0
    while count < buffer.count {
      switch state {
      case .end: return count
      case .header: try readHeader()
      case .stored(let left):
        if left == 0 { endBlock() } else { put(try byte(), buffer, &count); state = .stored(left: left - 1) }
      case .symbols(let lengths, let distances): try readSymbol(lengths, distances, buffer, &count)
      case .copying(let left, let distance, let lengths, let distances):
        // In bounds: the window has 2^15 bytes, and the mask keeps every index inside.
        put(window[(written - distance) & 0x7FFF], buffer, &count)
        state =
          left > 1
          ? .copying(left: left - 1, distance: distance, lengths: lengths, distances: distances)
          : .symbols(lengths: lengths, distances: distances)
      }
    }
    return count
  }

  private mutating func put(_ byte: UInt8, _ buffer: UnsafeMutableRawBufferPointer, _ count: inout Int) {
    // In bounds: the caller goes on only while `count` is below the buffer's.
    buffer[count] = byte
    window[written & 0x7FFF] = byte
    written += 1
    count += 1
  }

  private mutating func endBlock() { state = isLast ? .end : .header }

  // MARK: Blocks

  private mutating func readHeader() throws {
    isLast = try take(1) == 1
    switch try take(2) {
    case 0: try readStoredLength()
    case 1: state = .symbols(lengths: HuffmanCode.fixedLengths, distances: HuffmanCode.fixedDistances)
    case 2: try readCodes()
    default: throw Fault.damaged
    }
  }

  private mutating func readStoredLength() throws {
    (bits, bitCount) = (0, 0)
    let length = Int(try byte()) | Int(try byte()) << 8
    let check = Int(try byte()) | Int(try byte()) << 8
    guard length ^ check == 0xFFFF else { throw Fault.damaged }
    state = .stored(left: length)
  }

  /// The order in which the lengths of the code of code lengths come.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() throws {
    let (literals, distances, codes) = (Int(try take(5)) + 257, Int(try take(5)) + 1, Int(try take(4)) + 4)
    var lengths = [UInt8](repeating: 0, count: 19)
    for place in Self.order.prefix(codes) { lengths[place] = UInt8(truncatingIfNeeded: try take(3)) }
    let all = try readLengths(literals + distances, HuffmanCode(lengths))
    state = .symbols(
      lengths: HuffmanCode(Array(all.prefix(literals))), distances: HuffmanCode(Array(all.dropFirst(literals))))
  }

  private mutating func readLengths(_ count: Int, _ code: HuffmanCode) throws -> [UInt8] {
    var lengths: [UInt8] = []
    while lengths.count < count {
      let symbol = try symbol(code)
      switch symbol {
      case 0...15: lengths.append(UInt8(truncatingIfNeeded: symbol))
      case 16:
        guard let last = lengths.last else { throw Fault.damaged }
        lengths += repeatElement(last, count: Int(try take(2)) + 3)
      case 17: lengths += repeatElement(0, count: Int(try take(3)) + 3)
      default: lengths += repeatElement(0, count: Int(try take(7)) + 11)
      }
    }
    guard lengths.count == count else { throw Fault.damaged }
    return lengths
  }

  // MARK: Symbols

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073, 4_097,
    6_145,
    8_193, 12_289, 16_385, 24_577,
  ]
  private static let distanceBits: [UInt32] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func readSymbol(
    _ lengths: HuffmanCode, _ distances: HuffmanCode, _ buffer: UnsafeMutableRawBufferPointer, _ count: inout Int
  ) throws {
    let symbol = try symbol(lengths)
    if symbol < 256 { return put(UInt8(truncatingIfNeeded: symbol), buffer, &count) }
    if symbol == 256 { return endBlock() }
    let place = symbol - 257
    guard Self.lengthBases.indices.contains(place) else { throw Fault.damaged }
    let length = Self.lengthBases[place] + Int(try take(Self.lengthBits[place]))
    let far = try self.symbol(distances)
    guard Self.distanceBases.indices.contains(far) else { throw Fault.damaged }
    let distance = Self.distanceBases[far] + Int(try take(Self.distanceBits[far]))
    guard distance <= written else { throw Fault.damaged }
    state = .copying(left: length, distance: distance, lengths: lengths, distances: distances)
  }

  /// The next symbol of a code, found length by length: the codes of one length are consecutive numbers.
  private mutating func symbol(_ code: HuffmanCode) throws -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= Int(try take(1))
      if value - count < first {
        guard code.symbols.indices.contains(index + value - first) else { throw Fault.damaged }
        return Int(code.symbols[index + value - first])
      }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Fault.damaged
  }

  // MARK: Bits

  private mutating func take(_ count: UInt32) throws -> UInt32 {
    while bitCount < count {
      bits |= UInt32(try byte()) << bitCount
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & ((1 << count) - 1)
  }

  private func byte() throws -> UInt8 {
    guard let byte = try next() else { throw Fault.cutShort }
    return byte
  }
}

/// A canonical Huffman code: how many codes each length has, and the symbols in the order of their codes.
struct HuffmanCode {
  fileprivate var counts = [Int](repeating: 0, count: 16)
  fileprivate var symbols: [UInt16] = []

  init(_ lengths: [UInt8]) {
    for length in lengths { counts[Int(length & 15)] += 1 }
    counts[0] = 0
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where Int(own) == length {
        symbols.append(UInt16(truncatingIfNeeded: symbol))
      }
    }
  }

  static let fixedLengths = HuffmanCode(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
      + Array(repeating: 8, count: 8))
  static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))
}
