import ChartAnalysis
import ChartLint
import ChartModel
import SourceText
import Synchronization
import VegaLite

/// The marks of Vega-Lite charts whose data stand in other files, read as all commands read them, with their limits.
enum ChartMarks {
  /// What is known of the marks of a chart; `nil` where they cannot be read, or where it is not one chart that stands upright.
  static func context(of path: String) -> LabelContext? {
    guard FileIdentity.isFile(path), let read = read(path) else { return nil }
    let views = BucketedViews(read.views).views
    // Of bars that lie, X of the words and X of the marks are two things.
    guard views.count == 1, let chart = views.first?.chart, chart.orientation == .vertical else { return nil }
    return LabelContext(chart)
  }

  /// What was told, once for all files and rounds.
  private static let told = Mutex<Set<String>>([])

  /// Whether a chart could not be read that may be read another time: what is known of its texts is not gone.
  static var hasUnread: Bool { unread.withLock { $0 } }

  private static let unread = Mutex(false)

  /// A chart that cannot be read with its data is told: what is silent about it would pass for right.
  private static func read(_ path: String) -> VegaLiteChart? {
    do {
      return try VegaLiteReader.read(.file(path: path))
    } catch {
      note(error)
      let reason = sentence(error, path)
      if told.withLock({ $0.insert(reason).inserted }) {
        StandardError.write("\(reason) The texts were not held against the data.".escapingControls)
      }
      return nil
    }
  }

  /// Why a chart cannot be read, with its whole path: many charts have the same name.
  private static func sentence(_ error: any Error, _ path: String) -> String {
    guard var fault = error as? ReadingError else { return "\(path): \(error)" }
    fault.place.source = path
    return fault.sentence
  }

  private static func note(_ error: any Error) {
    // What is refused, as data on the network are, is refused in every run: nothing was known by it.
    guard (error as? ReadingError)?.code != .notTold else { return }
    unread.withLock { $0 = true }
  }
}
