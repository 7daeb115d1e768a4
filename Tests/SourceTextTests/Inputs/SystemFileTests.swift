import Foundation
import Testing

@testable import SourceText

/// Files whose size is not what they have.
@Suite struct SystemFileTests {
  static let processors = "/sys/devices/system/cpu/online"
  static let isThere = FileManager.default.isReadableFile(atPath: processors)

  /// Those in `/sys` say a page.
  @Test(.enabled(if: SystemFileTests.isThere, "there is no such file here"))
  func aFileThatSaysMoreThanItHasIsRead() throws {
    let bytes = try #require(try WholeInput.bytes(of: .file(path: Self.processors), atMost: 1_000))
    #expect(bytes.last == UInt8(ascii: "\n"))
  }
}
