#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads keys from a terminal, and the signals that came meanwhile.
struct TerminalKeys {
  /// What came.
  enum Event: Equatable {
    /// Some keys; none where a read gave a part of one.
    case inputs([KeyInput])
    case signal(TerminalSignal)
    /// The terminal is gone.
    case ended
  }

  private let descriptor: Int32
  /// Where signals are told; −1 for nowhere.
  private let signals: Int32
  private var decoder = KeyDecoder()

  /// How long, in milliseconds, a text that was put in at once waits for its next part.
  private static let pasteWait: Int32 = 30

  init(_ descriptor: Int32, signals: Int32 = -1) { (self.descriptor, self.signals) = (descriptor, signals) }

  /// Whether more has come already, or will within the wait for an escape.
  var isWaiting: Bool { decoder.isPending || isReady(0) }

  /// Waits for what comes next.
  mutating func next() -> Event {
    while true {
      var waiting = [descriptor, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&waiting, nfds_t(waiting.count), decoder.patience ?? -1)
      if ready == 0 { return .inputs(decoder.flush()) }
      guard ready > 0 || errno == EINTR else { return .ended }
      if ready > 0, waiting[1].revents != 0, let signal = TerminalSignal.next(signals) { return .signal(signal) }
      if ready > 0, waiting[0].revents != 0 { return read() }
    }
  }

  private mutating func read() -> Event {
    guard let bytes = DescriptorInput.read(descriptor) else { return .ended }
    guard decoder.isIdle, PastedText.isPaste(bytes) else { return .inputs(decoder.inputs(bytes)) }
    var paste = PastedText()
    paste.keep(bytes)
    // What follows at once belongs to it, however few characters its last part has.
    while isReady(Self.pasteWait), let more = DescriptorInput.read(descriptor) { paste.keep(more) }
    return .inputs([.paste(paste.text)])
  }

  private func isReady(_ milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0 && waiting.revents & Int16(POLLIN) != 0
  }
}

/// Reads what a descriptor has.
enum DescriptorInput {
  /// The bytes that have come, at least one; `nil` where there are no more to come.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var block = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = systemRead(descriptor, &block)
      if count > 0 { return Array(block[..<count]) }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Whoever shares the terminal may have set it not to wait.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      default: return nil
      }
    }
  }
}
