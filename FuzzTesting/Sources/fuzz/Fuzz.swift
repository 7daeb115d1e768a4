import CFuzzer
import FuzzEntries

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `fuzz TARGET [options of libFuzzer] [folders of inputs]`: runs one entry as long as it is told to.
@main struct Fuzz {
  /// What is fuzzed: the first argument.
  static let entry = CommandLine.arguments.dropFirst().first.flatMap { FuzzEntry.named($0) }

  static func main() {
    guard entry != nil else {
      print("Targets: " + FuzzEntry.all.map(\.name).joined(separator: ", "))
      exit(2)
    }
    // libFuzzer sees the name of the program and what follows the target.
    let rest = CommandLine.arguments.prefix(1) + CommandLine.arguments.dropFirst(2)
    var arguments = rest.map { strdup($0) } + [nil]
    var count = Int32(rest.count)
    let status = arguments.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &start) { data, size in Fuzz.run(UnsafeBufferPointer(start: data, count: size))
      }
    }
    exit(status)
  }

  /// A broken promise ends the process, as a crash does: libFuzzer keeps the input of both.
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    do {
      try entry?.run(Array(bytes))
    } catch {
      print("broken promise: \(error)")
      abort()
    }
    return 0
  }
}
