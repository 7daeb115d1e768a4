import Synchronization
import TableReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Watches the reading of a table: says how far it is, and lets Control-C end it with what was read so far.
struct ReadingWatch {
  /// Whether what was read before Control-C is told; else the program ends.
  private let tellsPart: Bool
  private let news: ReadingNews<ContinuousClock>?

  /// Whether a reading was cut short, which the exit code says.
  static var wasCutShort: Bool { cut.load(ordering: .relaxed) }
  private static let cut = Atomic<Bool>(false)

  init(tellsPart: Bool, isQuiet: Bool) {
    self.tellsPart = tellsPart
    news =
      isQuiet || isatty(STDERR_FILENO) != 1 ? nil : ReadingNews(on: ContinuousClock()) { StandardError.write($0) }
  }

  /// Reads with options that hear of it.
  func read<Result>(_ options: ReadingOptions, _ body: (ReadingOptions) throws -> Result) rethrows -> Result {
    let (news, listens) = (news, tellsPart && StopRequest.listenToControlC())
    var options = options
    options.goesOn = { progress in
      news?.hear(progress)
      return !(listens && StopRequest.isMade)
    }
    defer { if listens { EndingSignals.take(SIGINT) } }
    return try body(options)
  }

  /// Says where a reading ended that Control-C cut short.
  static func tell(_ progress: ReadingProgress) {
    cut.store(true, ordering: .relaxed)
    StandardError.write("Stopped after \(progress.sentence) What is told is of these rows alone.")
  }
}
