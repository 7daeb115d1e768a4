#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The number of a system's error, told in its words.
package struct SystemFault: Error, CustomStringConvertible {
  let number: Int32

  package var description: String { String(cString: strerror(number)).lowercased() }
}

/// A file descriptor that is read and written whole.
package struct Descriptor {
  private let number: Int32

  /// One that is open.
  package init(number: Int32) { self.number = number }

  /// All bytes up to the end, or one more than a limit.
  package func bytes(atMost limit: Int) throws(SystemFault) -> [UInt8] {
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while bytes.count <= limit {
      let count = systemRead(number, &block, block.count)
      if count == 0 { break }
      if count > 0 { bytes += block.prefix(count) } else if errno != EINTR { throw SystemFault(number: errno) }
    }
    return bytes
  }

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(SystemFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw SystemFault(number: errno) }
    }
  }
}

/// The C functions, which methods of the same names would hide.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, bytes, count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
