import Foundation
import Testing

@testable import SwiftChartTexts

/// Sources from which fuzzing began, and what it or anybody found: whatever is cut off or changed in them, each is read or refused.
@Suite struct SeedTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Seeds")

  private static var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func everyCutAndChange() throws {
    #expect(try !Self.names.isEmpty)
    for name in try Self.names {
      let seed = try Array(Data(contentsOf: Self.folder.appendingPathComponent(name)))
      checkShape(of: seed)
      for place in seed.indices {
        var changed = seed
        changed[place] = UInt8(truncatingIfNeeded: place &* 37)
        for bytes in [Array(seed[..<place]), Array(seed[place...]), changed] { checkShape(of: bytes) }
      }
    }
  }
}
