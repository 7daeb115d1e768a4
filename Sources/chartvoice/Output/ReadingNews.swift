import ChartModel
import SourceText
import Synchronization
import TableReading

/// Says every few seconds how far a long reading is, as a person waits for it at a terminal.
final class ReadingNews<Time: Clock<Duration>>: Sendable {
  private let clock: Time
  private let say: @Sendable (String) -> Void
  private let next: Mutex<Time.Instant>

  /// News on a clock, from now on.
  init(on clock: Time, say: @escaping @Sendable (String) -> Void) {
    (self.clock, self.say) = (clock, say)
    next = Mutex(clock.now.advanced(by: .seconds(5)))
  }

  /// Hears how far the reading is, and says so where it is time: after five seconds, and every five from then on.
  func hear(_ progress: ReadingProgress) {
    let isTime = next.withLock { next in
      guard clock.now >= next else { return false }
      next = clock.now.advanced(by: .seconds(5))
      return true
    }
    if isTime { say("Read " + progress.sentence) }
  }
}

extension ReadingProgress {
  /// `4,200,000 rows, 40 percent.`
  var sentence: String {
    let percent = part.map { ", \(Int(clamping: ($0 * 100).rounded(.down))) percent" } ?? ""
    return rows.withCommas + (rows == 1 ? " row" : " rows") + percent + "."
  }
}
