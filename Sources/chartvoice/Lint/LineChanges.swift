import ChartModel

/// The lines of a file that are new or other than before, and the places from which lines were taken.
struct LineChanges: Equatable {
  private var lines = RangeSet<Int>()
  /// The lines behind which others stood.
  private var gaps = RangeSet<Int>()

  /// Every line.
  static let all = LineChanges(lines: RangeSet(1..<Int.max))

  private init(lines: RangeSet<Int>) { self.lines = lines }

  /// Nothing changed.
  init() {}

  /// The changes of a unified diff of one file without lines around them; `nil` where one of them cannot be read.
  init?(unified text: [UInt8]) {
    guard text.isEmpty || text.starts(with: "diff ".utf8) || text.starts(with: "* ".utf8) else { return nil }
    for line in text.split(separator: 0x0A) where line.starts(with: "@@".utf8) {
      // Behind these stands a line of the file, whatever its bytes.
      let parts = line.split(separator: 0x20, maxSplits: 4).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count > 3, parts[3] == "@@", let added = Self.numbers(parts[2]) else { return nil }
      let changed = added.start..<(added.start + max(added.count, 1))
      if added.count == 0 { gaps.insert(contentsOf: changed) } else { lines.insert(contentsOf: changed) }
    }
  }

  /// The start and the count of `+12,3`; of `+12` the count is 1.
  private static func numbers(_ part: String) -> (start: Int, count: Int)? {
    let numbers = part.dropFirst().split(separator: ",").map { Int($0) }
    guard part.hasPrefix("+"), let start = numbers.first ?? nil, let count = numbers.count > 1 ? numbers[1] : 1,
      start >= 0, count >= 0, start < 1 << 40, count < 1 << 40
    else { return nil }
    return (start, count)
  }

  /// Whether something changed among some lines; lines that were taken out stood between two of them.
  func touch(_ range: ClosedRange<Int>) -> Bool {
    let gap = range.lowerBound..<range.upperBound
    return lines.contains(range.upperBound) || lines.meets(gap) || gaps.meets(gap)
  }
}
