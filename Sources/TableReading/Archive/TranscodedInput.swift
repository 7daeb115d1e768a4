@_spi(Bytes) import SourceText

/// Text of another encoding, as UTF-8.
///
/// Unchecked: like every input that is read once, it is read by one thread at a time, which holds the lock of its source.
final class TranscodedInput: ByteInput, @unchecked Sendable {
  private let source: any ByteInput
  private let upperHalf: [[UInt8]]?
  private var isBigEndian = false
  private var offset = 0
  /// What is read and not turned yet: a byte or two of a unit that is cut.
  private var raw: [UInt8] = []
  private var ready: [UInt8] = []
  private var given = 0
  private var isAtEnd = false
  let isRepeatable = false

  init(_ source: any ByteInput, _ encoding: TextEncoding) {
    self.source = source
    upperHalf = encoding.upperHalf.map { $0.map { Array(String(Character($0)).utf8) } }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
    while given == ready.count, !isAtEnd { try refill() }
    let count = min(buffer.count, ready.count - given)
    buffer.copyBytes(from: ready[given..<given + count])
    given += count
    return count
  }

  private func refill() throws {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = try block.withUnsafeMutableBytes { try source.read(into: $0, at: offset) }
    (offset, isAtEnd) = (offset + count, count == 0)
    raw += block[..<count]
    ready.removeAll(keepingCapacity: true)
    given = 0
    if let upperHalf { turnBytes(upperHalf) } else { turnUnits() }
  }

  private func turnBytes(_ upperHalf: [[UInt8]]) {
    for byte in raw {
      let place = Int(byte) - 0x80
      if upperHalf.indices.contains(place) { ready += upperHalf[place] } else { ready.append(byte & 0x7F) }
    }
    raw.removeAll(keepingCapacity: true)
  }

  private func turnUnits() {
    if offset == raw.count, raw.count > 1, raw[0] == 0xFE, raw[1] == 0xFF { isBigEndian = true }
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    var units: [UInt16] = []
    for index in stride(from: 0, to: raw.count - 1, by: 2) {
      units.append(UInt16(raw[index + high]) << 8 | UInt16(raw[index + low]))
    }
    // The first half of a pair waits for the second.
    if !isAtEnd, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    raw.removeFirst(units.count * 2)
    if isAtEnd, !raw.isEmpty { units.append(0xFFFD) }
    ready += String(decoding: units, as: UTF16.self).utf8
  }
}

extension TextEncoding {
  /// The encoding of text that is not UTF-8, by its bytes; `nil` where it is UTF-8, or nobody knows.
  ///
  /// - Parameter mayBeCut: Whether more bytes follow, so that the last character may be cut.
  init?(_ bytes: Bytes, mayBeCut: Bool) {
    let start = bytes.buffer.prefix(4)
    if start.elementsEqual([0xFF, 0xFE, 0, 0]) { return nil }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      self = .utf16
      return
    }
    guard Self.isOther(bytes, mayBeCut: mayBeCut) else { return nil }
    // These bytes are no characters in it, and are common in others.
    guard !bytes.buffer.contains(where: { [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains($0) || $0 < 0x09 }) else {
      return nil
    }
    self = .windows1252
  }

  /// Whether text is no UTF-8. A bad byte among characters of UTF-8 is a damage, and no other encoding.
  private static func isOther(_ bytes: Bytes, mayBeCut: Bool) -> Bool {
    guard case .notUTF8(let place) = TextCheck.fault(in: bytes), !(mayBeCut && place + 4 > bytes.count) else {
      return false
    }
    return !TextCheck.looksLikeUTF8(bytes)
  }
}
