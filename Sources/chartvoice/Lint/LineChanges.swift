/// The lines of a file that are new or other than before, and the places from which lines were taken.
struct LineChanges: Equatable {
  private(set) var lines: [ClosedRange<Int>] = []
  /// The lines behind which others stood.
  private(set) var gaps: [Int] = []

  /// Every line.
  static let all = LineChanges(lines: [1...Int.max])

  private init(lines: [ClosedRange<Int>]) { self.lines = lines }

  /// Nothing changed.
  init() {}

  /// The changes of a unified diff of one file without lines around them.
  init(unified text: [UInt8]) {
    for line in text.split(separator: 0x0A) where line.starts(with: "@@ -".utf8) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard parts.count > 2, let added = Self.numbers(parts[2]) else { continue }
      if added.count == 0 {
        gaps.append(added.start)
      } else {
        lines.append(added.start...(added.start + added.count - 1))
      }
    }
  }

  /// The start and the count of `+12,3`; of `+12` the count is 1.
  private static func numbers(_ part: Substring) -> (start: Int, count: Int)? {
    let numbers = part.dropFirst().split(separator: ",").map { Int($0) }
    guard part.hasPrefix("+"), let start = numbers.first ?? nil, let count = numbers.count > 1 ? numbers[1] : 1,
      start >= 0, count >= 0, start < 1 << 40, count < 1 << 40
    else { return nil }
    return (start, count)
  }

  /// Whether something changed among some lines.
  func touch(_ range: ClosedRange<Int>) -> Bool {
    lines.contains { $0.overlaps(range) } || gaps.contains { range.contains($0) && $0 < range.upperBound }
  }
}
