/// The 64-bit hash FNV-1a (Fowler, Noll, Vo), which is the same on every machine: it tells texts apart, and damaged ones.
package enum FNV1a {
  /// The hash of bytes, eight bytes.
  ///
  /// ```swift
  /// FNV1a.hash("foobar".utf8)  // 0x85944171f73967e8
  /// ```
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The hash as 16 hexadecimal digits.
  ///
  /// ```swift
  /// FNV1a.digits("foobar".utf8)  // "85944171f73967e8"
  /// ```
  package static func digits(_ bytes: some Sequence<UInt8>) -> String {
    String(("000000000000000" + String(hash(bytes), radix: 16)).suffix(16))
  }
}
