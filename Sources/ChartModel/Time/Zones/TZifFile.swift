/// What a file of the tz database says of the offset of a zone: TZif of version 2 or later (RFC 9636).
struct TZifFile {
  /// The offset from UTC before the first change, in seconds, east positive.
  let first: Int
  /// When clocks change, ascending, in seconds since 1970, and the offset from then on.
  private(set) var changes: [(at: Int, offset: Int)] = []
  /// What comes after the last of them.
  let rule: ZoneRule

  init(first: Int, changes: [(at: Int, offset: Int)] = [], rule: ZoneRule) {
    (self.first, self.changes, self.rule) = (first, changes, rule)
  }

  /// Reads a file; `nil` where it is broken or of version 1, and where its times count leap seconds.
  init?(_ bytes: [UInt8]) {
    var reader = TZifReader(bytes)
    // Before what counts stands a block of version 1, with times of 32 bits.
    guard let old = TZifHeader(&reader), reader.take(old.size(ofTime: 4)) != nil,
      let header = TZifHeader(&reader), header.isSound, let times = reader.take(header.times * 8),
      let kinds = reader.take(header.times), let offsets = Self.offsets(&reader, header), let first = offsets.first,
      reader.take(header.sizeBehindTypes(ofTime: 8)) != nil, let rule = Self.rule(&reader)
    else { return nil }
    (self.first, self.rule) = (first, rule)
    guard addChanges(TZifReader(times), kinds, offsets) else { return nil }
  }

  /// The offset of each kind of local time, behind which stand whether that is daylight saving time, and its name.
  private static func offsets(_ reader: inout TZifReader, _ header: TZifHeader) -> [Int]? {
    var offsets: [Int] = []
    for _ in 0..<header.types {
      guard let offset = reader.integer(4), (-89_999...93_599).contains(offset), let isDaylight = reader.integer(1),
        (0...1).contains(isDaylight), let name = reader.take(1)?.first, name < header.letters
      else { return nil }
      offsets.append(offset)
    }
    return offsets
  }

  private static func rule(_ reader: inout TZifReader) -> ZoneRule? {
    guard reader.take("\n"), reader.rest.last == UInt8(ascii: "\n") else { return nil }
    return ZoneRule(reader.rest.dropLast())
  }

  /// Adds the changes; `false` where they are out of order, or lead to an offset that is not there.
  private mutating func addChanges(_ times: TZifReader, _ kinds: ArraySlice<UInt8>, _ offsets: [Int]) -> Bool {
    var times = times
    for kind in kinds {
      guard let time = times.integer(8), time > changes.last?.at ?? .min, offsets.indices.contains(Int(kind)) else {
        return false
      }
      changes.append((time, offsets[Int(kind)]))
    }
    return true
  }
}
