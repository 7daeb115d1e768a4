/// The pages of an Ogg file, so that two runs write the same bytes.
///
/// libsndfile draws the serial number of a stream by the clock, and offers no way to set it. It stands in the head of each
/// page, under the page's checksum; both are written anew here. Nothing else differs from run to run.
enum OggPages {
  /// What every stream is called; a file has one stream alone.
  private static let serial: [UInt8] = [1, 0, 0, 0]
  private static let headBytes = 27
  private static let mostSegments = 255

  /// Gives each page of an open file the same serial number.
  static func renumber(_ descriptor: Int32, of path: String) throws(SoundFileError) {
    let end = try SoundFileError.telling(.write, of: path) { () throws(SystemCalls.Failure) in
      try SystemCalls.size(of: descriptor)
    }
    var place = 0
    while place < end {
      let head = try bytes(descriptor, at: place, count: headBytes + mostSegments, of: path)
      guard let size = pageSize(head) else { throw .incomplete(path, "no page begins at byte \(place)") }
      let page = try bytes(descriptor, at: place, count: size, of: path)
      guard page.count == size else { throw .incomplete(path, "the page at byte \(place) is cut short") }
      try SoundFileError.telling(.write, of: path) { () throws(SystemCalls.Failure) in
        try SystemCalls.write(renumbered(page), to: descriptor, at: place)
      }
      place += size
    }
  }

  private static func bytes(
    _ descriptor: Int32, at place: Int, count: Int, of path: String
  ) throws(SoundFileError) -> [UInt8] {
    try SoundFileError.telling(.write, of: path) { () throws(SystemCalls.Failure) in
      try SystemCalls.bytes(of: descriptor, at: place, count: count)
    }
  }

  /// The bytes of the page that begins with these; `nil` where none does.
  static func pageSize(_ head: [UInt8]) -> Int? {
    guard head.count >= headBytes, head.starts(with: "OggS".utf8) else { return nil }
    let segments = Int(head[26])
    guard head.count >= headBytes + segments else { return nil }
    return headBytes + segments + head[headBytes..<(headBytes + segments)].reduce(0) { $0 + Int($1) }
  }

  /// A whole page with our serial number and the checksum that then is right.
  static func renumbered(_ page: [UInt8]) -> [UInt8] {
    var page = page
    page.replaceSubrange(14..<18, with: serial)
    page.replaceSubrange(22..<26, with: [0, 0, 0, 0])
    let sum = checksum(page)
    page.replaceSubrange(22..<26, with: (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * UInt32($0))) })
    return page
  }

  /// RFC 3533: CRC-32 with the polynomial 0x04c11db7, from 0, not reflected, with its own field as zeros.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0) { sum, byte in sum << 8 ^ table[Int(UInt8(truncatingIfNeeded: sum >> 24) ^ byte)] }
  }

  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte << 24) { rest, _ in rest & 0x8000_0000 == 0 ? rest << 1 : rest << 1 ^ 0x04c1_1db7 }
  }
}
