import ChartNarration

/// Between a raw terminal and a walk: waits for keys and signals until one of them ends it.
struct KeyLoop {
  private let terminal: RawTerminal
  private var keys: TerminalKeys
  private var walk: KeyWalk

  init(_ terminal: RawTerminal, _ walk: KeyWalk) {
    (self.terminal, self.walk) = (terminal, walk)
    keys = TerminalKeys(terminal.descriptor, signals: terminal.signals)
  }

  mutating func run() throws {
    while true {
      if walk.isHolding, !keys.isWaiting { try walk.rest() }
      switch keys.next() {
      case .ended: return try walk.rest()
      case .signal(.stop): try stop(everyone: false)
      case .signal(.goOn):
        try terminal.enter()
        try walk.resume()
      case .inputs(let inputs): guard try take(inputs) else { return }
      }
    }
  }

  private mutating func take(_ inputs: [KeyInput]) throws -> Bool {
    for input in inputs {
      if input == .key(.character("z", .control)) {
        try stop(everyone: true)
      } else if try !walk.take(input) {
        return false
      }
    }
    return true
  }

  private mutating func stop(everyone: Bool) throws {
    try walk.rest()
    try walk.pause()
    try terminal.stop(everyone: everyone)
    try walk.resume()
  }
}
