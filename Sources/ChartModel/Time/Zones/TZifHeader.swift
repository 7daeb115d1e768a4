/// How much there is of each part in a block of a TZif file (RFC 9636, section 3.1).
struct TZifHeader {
  /// Changes of the clocks.
  let times: Int
  /// Kinds of local time.
  let types: Int
  /// Bytes of the names of all kinds.
  let letters: Int
  private let leapSeconds: Int
  /// Marks of what changes were told in; nothing here depends on them.
  private let marks: (standard: Int, universal: Int)

  /// Takes it from the front of a file; `nil` where there is none of version 2 or later.
  init?(_ reader: inout TZifReader) {
    guard let magic = reader.take(4), magic.elementsEqual("TZif".utf8), let version = reader.take(1)?.first,
      version >= UInt8(ascii: "2"), reader.take(15) != nil, let universal = reader.count(),
      let standard = reader.count(), let leapSeconds = reader.count(), let times = reader.count(),
      let types = reader.count(), let letters = reader.count()
    else { return nil }
    marks = (standard, universal)
    (self.leapSeconds, self.times, self.types, self.letters) = (leapSeconds, times, types, letters)
  }

  /// Whether a zone can be made of such a block; one with leap seconds has other times than ours.
  var isSound: Bool {
    leapSeconds == 0 && types > 0 && letters > 0 && [0, types].contains(marks.standard)
      && [0, types].contains(marks.universal)
  }

  /// Bytes of the whole block with times of so many bytes.
  func size(ofTime bytes: Int) -> Int { times * (bytes + 1) + types * 6 + sizeBehindTypes(ofTime: bytes) }

  /// Bytes behind the kinds of local time.
  func sizeBehindTypes(ofTime bytes: Int) -> Int {
    letters + leapSeconds * (bytes + 4) + marks.standard + marks.universal
  }
}
