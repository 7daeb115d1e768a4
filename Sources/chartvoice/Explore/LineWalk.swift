import ChartModel
import ChartNarration

/// A walk by typed lines: a word and its text, then the announcement.
struct LineWalk {
  let walk: Walk
  let output: WalkOutput

  /// Reads lines until one ends the walk, or there are no more.
  func run(_ descriptor: Int32) throws {
    var lines = LineReader(descriptor)
    while let line = lines.next() {
      guard line.count <= LineReader.mostBytes else {
        try output.say(["This line is too long for a command."])
        continue
      }
      guard try take(String(decoding: line, as: UTF8.self).trimmed) else { return }
    }
  }

  /// Does one line; false when the walk is over. An empty one asks for nothing.
  func take(_ line: String) throws -> Bool {
    guard !line.isEmpty else { return true }
    let answer = try walk.answer(to: line, isWhole: true)
    try output.say(answer.lines + answer.notes)
    return !answer.ends
  }
}

/// Reads lines as they come, each as soon as it is whole.
struct LineReader {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var hasEnded = false

  /// Of a longer line, one byte more is kept.
  static let mostBytes = 4_096

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; `nil` when there are no more.
  mutating func next() -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      line += bytes[..<(end ?? bytes.endIndex)].prefix(Self.mostBytes + 1 - line.count)
      bytes.removeFirst(end.map { $0 + 1 } ?? bytes.count)
      if end != nil { return line }
      guard !hasEnded, let more = DescriptorInput.read(descriptor) else {
        hasEnded = true
        return line.isEmpty ? nil : line
      }
      bytes = more
    }
  }
}
