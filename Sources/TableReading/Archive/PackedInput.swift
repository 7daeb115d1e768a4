@_spi(Bytes) import SourceText

/// Bytes of one file packed by gzip (RFC 1952), expanded as they are asked for.
///
/// Several members behind each other are one text. Checksums are checked at the end of each.
///
/// Unchecked: like every input that is read once, it is read by one thread at a time, which holds the lock of its source.
final class GzipInput: ByteInput, @unchecked Sendable {
  private let packed: PackedBytes
  private let name: String
  private var member: Inflate?
  private var checksum = CRC32()
  private var length: UInt32 = 0
  private var given = 0
  let isRepeatable = false

  init(_ source: any ByteInput, name: String) {
    packed = PackedBytes(source)
    self.name = name
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
    do {
      while true {
        if member == nil, try !beginMember() { return 0 }
        let count = try member?.read(into: buffer) ?? 0
        if count > 0 || buffer.isEmpty { return try add(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        try endMember()
      }
    } catch let fault as Inflate.Fault {
      throw ReadingError(
        .malformed, at: .init(source: name),
        found: fault == .cutShort ? "the packed file ends early" : "the packed file is damaged",
        remedy: "Get it again, or unpack it with gzip and see what it says.")
    }
  }

  private func add(_ bytes: UnsafeRawBufferPointer) throws -> Int {
    checksum.add(bytes)
    length &+= UInt32(truncatingIfNeeded: bytes.count)
    given += bytes.count
    try ExpansionLimit.check(given, of: packed.taken, name: name)
    return bytes.count
  }

  /// Reads the header of a member; false at the end of the file, or before what is not one more member.
  private func beginMember() throws -> Bool {
    guard let first = try packed.next() else { return false }
    guard first == 0x1F, try packed.next() == 0x8B else {
      guard given > 0 else { throw Inflate.Fault.damaged }
      return false
    }
    guard try packed.need() == 8 else { throw Inflate.Fault.damaged }
    let flags = try packed.need()
    for _ in 0..<6 { _ = try packed.need() }
    if flags & 4 != 0 {
      let length = Int(try packed.need()) | Int(try packed.need()) << 8
      for _ in 0..<length { _ = try packed.need() }
    }
    if flags & 8 != 0 { while try packed.need() != 0 {} }
    if flags & 16 != 0 { while try packed.need() != 0 {} }
    if flags & 2 != 0 { for _ in 0..<2 { _ = try packed.need() } }
    let packed = packed
    member = Inflate { try packed.next() }
    (checksum, length) = (CRC32(), 0)
    return true
  }

  private func endMember() throws {
    let sum = try packed.needNumber()
    let size = try packed.needNumber()
    guard sum == checksum.value, size == length else { throw Inflate.Fault.damaged }
    member = nil
  }
}

/// Bytes of a source one by one.
final class PackedBytes {
  private let source: any ByteInput
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var filled = 0
  private var index = 0
  /// How many bytes were taken.
  private(set) var taken = 0
  private var offset: Int
  private var left: Int

  /// The bytes of a source from an offset on, at most so many.
  init(_ source: any ByteInput, from offset: Int = 0, count: Int = .max) {
    (self.source, self.offset, left) = (source, offset, count)
  }

  func next() throws -> UInt8? {
    if index == filled { try fill() }
    guard index < filled else { return nil }
    defer {
      index += 1
      taken += 1
    }
    return buffer[index]
  }

  func need() throws -> UInt8 {
    guard let byte = try next() else { throw Inflate.Fault.cutShort }
    return byte
  }

  /// Four bytes, the lowest first.
  func needNumber() throws -> UInt32 {
    var number: UInt32 = 0
    for place in 0..<4 { number |= UInt32(try need()) << UInt32(8 * place) }
    return number
  }

  private func fill() throws {
    (index, filled) = (0, 0)
    let wanted = min(buffer.count, left)
    guard wanted > 0 else { return }
    filled = try buffer.withUnsafeMutableBytes {
      try source.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<wanted]), at: offset)
    }
    offset += filled
    left -= filled
  }
}

/// How much a packed file may hold.
enum ExpansionLimit {
  /// Beyond this, a file that expands to hundreds of times its size is no table but a trap.
  private static let free = 64 << 20
  private static let ratio = 250

  static func check(_ expanded: Int, of packed: Int, name: String) throws(ReadingError) {
    guard expanded > free, expanded / ratio > packed else { return }
    throw ReadingError(
      .tooLarge, at: .init(source: name), found: "the packed file expands to more than \(ratio) times its size",
      remedy: "Unpack it by yourself if you trust it.")
  }
}

/// The checksum of gzip and zip (ISO 3309), a byte at a time.
struct CRC32 {
  private var state: UInt32 = 0xFFFF_FFFF

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(truncatingIfNeeded: index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  var value: UInt32 { ~state }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { state = Self.table[Int((state ^ UInt32(byte)) & 0xFF)] ^ (state >> 8) }
  }
}
