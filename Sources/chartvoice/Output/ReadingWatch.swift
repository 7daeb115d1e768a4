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

  /// Reads with options that hear of it. Control-C is a wish from the first rows on: before them it ends the program.
  func read<Result>(_ options: ReadingOptions, _ body: (ReadingOptions) throws -> Result) rethrows -> Result {
    let (news, tellsPart, listens) = (news, tellsPart, Flag())
    var options = options
    options.goesOn = { progress in
      news?.hear(progress)
      guard tellsPart, progress.rows > 0 else { return true }
      if !listens.isSet { listens.isSet = StopRequest.listenToControlC() }
      return !StopRequest.isMade
    }
    defer { if listens.isSet { EndingSignals.take(SIGINT) } }
    return try body(options)
  }

  private final class Flag: Sendable {
    private let value = Atomic<Bool>(false)
    var isSet: Bool {
      get { value.load(ordering: .relaxed) }
      set { value.store(newValue, ordering: .relaxed) }
    }
  }

  /// Says where a reading ended that Control-C cut short.
  static func tell(_ progress: ReadingProgress) {
    cut.store(true, ordering: .relaxed)
    StandardError.write("Stopped after \(progress.sentence) What is told is of these rows alone.")
  }
}
