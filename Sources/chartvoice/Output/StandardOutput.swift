import ChartNarration
import SourceText
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a result could not be written, with a remedy.
struct OutputError: Error, CustomStringConvertible {
  var place: String
  /// The number of the system's error.
  var number: Int32

  var description: String {
    guard number != EBADF else { return "\(place): it is closed. Give it a place, such as a file or a pipe." }
    return "\(place): \(String(cString: strerror(number))). Free space or choose another place, and run it again."
  }
}

/// The reader of our output went away, as `head` does when it has enough: nothing to say about it.
struct ClosedPipe: Error {}

/// Makes a closed pipe and a file beyond the limit of its size errors of `write` in place of signals that end the program.
func makeSignalsErrors() {
  for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
}

/// Puts something in the place of standard descriptors that whoever started the program closed: the next files that are opened
/// would be taken for them, and notes would be written into a sound. Reading and writing them fails as it does when closed, by
/// their names, such as `/dev/stdout`, too: there is a folder, which no file replaces.
func keepStandardDescriptors() {
  for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
    _ = number == STDIN_FILENO ? open("/dev/null", O_WRONLY) : open("/", O_RDONLY)
  }
}

/// Standard output, gathered into large writes; every failure to write is an error.
enum StandardOutput {
  nonisolated(unsafe) private static var pending: [UInt8] = []
  private static let blockSize = 1 << 16

  /// Adds a line.
  static func print(_ line: String) throws {
    pending.append(contentsOf: line.utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= blockSize { try finish() }
  }

  /// Adds text that brings its own line ends.
  static func write(_ text: String) throws {
    pending.append(contentsOf: text.utf8)
    if pending.count >= blockSize { try finish() }
  }

  /// Writes what is pending.
  static func finish() throws {
    defer { pending.removeAll(keepingCapacity: true) }
    try Descriptor(number: STDOUT_FILENO, name: "standard output").write(pending)
  }

  /// Whether anything can be written to it: it may have been closed when the program started.
  static var isOpen: Bool {
    let flags = fcntl(STDOUT_FILENO, F_GETFL)
    return flags >= 0 && flags & (O_WRONLY | O_RDWR) != 0
  }

  /// Whether a person at a terminal reads it.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// Standard error, for everything that is not a result.
enum StandardError {
  /// Whether numbers of the data are hidden; set while options are read.
  static var hidesNumbers: Bool {
    get { areHidden.load(ordering: .relaxed) }
    set { areHidden.store(newValue, ordering: .relaxed) }
  }
  private static let areHidden = Atomic<Bool>(false)

  static func write(_ line: String) { writeShown(hidesNumbers ? MaskedMessage.text(line) : line) }

  /// An error, whose remedy is no text of the data.
  static func write(_ error: some CustomStringConvertible) {
    guard hidesNumbers, let error = error as? ReadingError else { return write(error.description.escapingControls) }
    // The name of the file is what one gave, whatever numbers it has.
    let (name, sentence) = (error.place.source, error.sentence)
    let rest = sentence.hasPrefix(name) ? String(sentence.dropFirst(name.count)) : sentence
    let shown = MaskedMessage.text(rest, remedy: error.remedy ?? "")
    writeShown(((sentence.hasPrefix(name) ? name : "") + shown).escapingControls)
  }

  private static func writeShown(_ shown: String) {
    // It may be read in the log of a CI.
    let line = shown.escapingRunnerCommands + "\n"
    try? Descriptor(number: STDERR_FILENO, name: "standard error").write(Array(line.utf8))
  }
}

/// A file descriptor that is written whole.
struct Descriptor {
  var number: Int32
  var name: String

  func write(_ bytes: [UInt8]) throws {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count > 0 {
        written += count
      } else if errno == EPIPE {
        throw ClosedPipe()
      } else if errno == EAGAIN {
        // Whoever shares it may have set it not to wait.
        var waiting = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw OutputError(place: name, number: errno)
      }
    }
  }
}

/// Writes what a descriptor takes, once; as the system says it, −1 for a fault.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(descriptor, bytes, count)
  #elseif canImport(Musl)
    Musl.write(descriptor, bytes, count)
  #else
    Darwin.write(descriptor, bytes, count)
  #endif
}
