import Foundation
import Testing

/// The library that makes system calls of the program fail: `FaultShim.c`, compiled by the compiler that Swift links with.
enum FaultShim {
  /// Where it is; `nil` where it cannot be put before a program.
  static let path: String? = {
    #if os(Linux)
      // The sanitizers must come before every other library.
      guard ProcessInfo.processInfo.environment["CHARTVOICE_SANITIZER"] == nil, let folder else { return nil }
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("FaultShim.c")
      let library = folder.url.appendingPathComponent("fault.so")
      let isCompiled = ["clang", "cc", "gcc"].contains { compiler in
        ended([compiler, "-shared", "-fPIC", "-O1", "-o", library.path, source.path])
      }
      return isCompiled ? library.path : nil
    #else
      return nil
    #endif
  }()

  /// Lives as long as the tests.
  private static let folder = try? TemporaryFolder()

  private static func ended(_ command: [String]) -> Bool {
    (try? Running(command, program: "/usr/bin/env").result())?.status == 0
  }
}

/// What one system call does instead of what was asked.
struct Fault: Sendable, CustomTestStringConvertible {
  enum Call: String, CaseIterable, Sendable {
    case open, read, write, sync, close, rename, unlink, stat, seek, truncate
  }

  enum Kind: Sendable {
    case error(Int32)
    /// One byte is moved.
    case short
    /// Nothing is left to read.
    case end
    case signal(Int32)
  }

  var call: Call
  var kind: Kind
  /// Which of the calls, from 1 on.
  var nth = 1
  /// Whether those after it do the same.
  var goesOn = false

  var testDescription: String { "\(call.rawValue) \(nth)\(goesOn ? " and all after it" : ""): \(word)" }

  private var word: String {
    switch kind {
    case .error(let number): "\(number)"
    case .short: "short"
    case .end: "end"
    case .signal(let number): "signal \(number)"
    }
  }

  /// The variables that the library reads.
  func variables(folder: URL, met: URL) -> [String: String] {
    [
      "LD_PRELOAD": FaultShim.path ?? "", "FAULT_CALL": call.rawValue, "FAULT_PATH": folder.lastPathComponent,
      "FAULT_NTH": "\(nth)", "FAULT_KIND": word, "FAULT_MET": met.path,
    ].merging(goesOn ? ["FAULT_EVERY": "1"] : [:]) { $1 }
  }
}
