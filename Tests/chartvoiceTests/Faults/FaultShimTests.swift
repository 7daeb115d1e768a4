import Foundation
import Testing

/// Where the library for faults cannot be made, the tests with it are skipped; on Linux it can.
@Suite struct FaultShimTests {
  #if os(Linux)
    @Test(
      .enabled(
        if: ProcessInfo.processInfo.environment["CHARTVOICE_SANITIZER"] == nil,
        "the sanitizers must come before every other library"))
    func itCanBeCompiled() throws { _ = try #require(FaultShim.path) }
  #endif
}
