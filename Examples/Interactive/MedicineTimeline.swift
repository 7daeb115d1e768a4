import Charts
import ExampleCharts
import Foundation
import SwiftUI

/// The doses of a day, a week or a month.
public struct DoseBucket: Identifiable, Sendable {
  /// From when to when.
  public let interval: DateInterval
  /// Doses that were taken.
  public let takenUnits: Int
  /// Doses that were skipped.
  public let skippedUnits: Int

  /// When it begins.
  public var id: Date { interval.start }
  /// The middle of the interval, where the bar stands.
  public var mid: Date { interval.start.addingTimeInterval(interval.duration / 2) }
  /// All doses that were due.
  public var totalUnits: Int { takenUnits + skippedUnits }
}

/// How much of the history one sees, and what a bar stands for.
public enum TimelineRange: String, CaseIterable, Identifiable, Sendable {
  case week = "Week"
  case month = "Month"
  case halfYear = "6M"

  /// The name on the picker.
  public var id: String { rawValue }

  /// What a bar stands for.
  public var calendarUnit: Calendar.Component {
    switch self {
    case .week, .month: .day
    case .halfYear: .weekOfYear
    }
  }

  /// How many seconds are seen at once.
  public var visibleLength: TimeInterval {
    switch self {
    case .week: 7 * 86_400
    case .month: 30 * 86_400
    case .halfYear: 182 * 86_400
    }
  }

  /// Events shorter than this many seconds are dots.
  public var barMinimumDuration: TimeInterval { visibleLength / 100 }
}

/// What a timeline shows, and what a finger chose on it.
public final class TimelineState: ObservableObject {
  /// How much one sees.
  @Published public var range: TimelineRange
  /// The day or the days that were chosen; a day has no duration.
  @Published public var interval: DateInterval?
  /// Whether a finger is moving over the days.
  @Published public var isDragging = false

  /// Nothing chosen.
  public init(range: TimelineRange) { self.range = range }
}

/// Doses a day with the skipped on top of the taken: a tap chooses a day, a long press and a drag choose several.
public struct MedicineTimeline: View {
  @StateObject private var state: TimelineState
  private let doses: [Dose]

  /// The history, or another one.
  public init(doses: [Dose] = Dose.history, range: TimelineRange = .month) {
    self.doses = doses
    _state = StateObject(wrappedValue: TimelineState(range: range))
  }

  /// The chart.
  public var body: some View {
    VStack(alignment: .leading) {
      Text("Medicine").font(.headline)
      Picker("Range", selection: $state.range) {
        ForEach(TimelineRange.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      chart
    }
  }

  private var chart: some View {
    Chart {
      ForEach(buckets) { bucket in
        BarMark(
          x: .value("Date", bucket.mid), yStart: .value("TakenStart", 0), yEnd: .value("TakenEnd", bucket.takenUnits)
        )
        .foregroundStyle(.tint)
        BarMark(
          x: .value("Date", bucket.mid), yStart: .value("SkippedStart", bucket.takenUnits),
          yEnd: .value("SkippedEnd", bucket.totalUnits)
        )
        .foregroundStyle(.tint.opacity(0.4))
      }
      SelectionMarks(interval: state.interval, unit: state.range.calendarUnit, top: maxUnits, summary: summary)
    }
    .chartYAxis {
      AxisMarks(values: Array(0...maxUnits)) { value in
        if let raw = value.as(Int.self), raw % 2 == 0 || raw == maxUnits {
          AxisGridLine()
          AxisValueLabel(String(raw))
        }
      }
    }
    .chartXScale(domain: domain)
    .chartXVisibleDomain(length: state.range.visibleLength)
    .chartScrollableAxes(.horizontal)
    .chartGesture { selectionGesture(on: $0, state: state) }
    .scrollClipDisabled()
  }

  private var buckets: [DoseBucket] {
    let unit = state.range.calendarUnit
    let groups = Dictionary(grouping: doses) { utc.dateInterval(of: unit, for: $0.time) }
    return groups.compactMap { interval, doses in
      interval.map { interval in
        let taken = doses.count { $0.status == .taken }
        return DoseBucket(interval: interval, takenUnits: taken, skippedUnits: doses.count - taken)
      }
    }
    .sorted { $0.interval.start < $1.interval.start }
  }

  private var maxUnits: Int { buckets.map(\.totalUnits).max() ?? 1 }

  private var domain: ClosedRange<Date> {
    let (first, last) = (buckets.first?.interval, buckets.last?.interval)
    return (first?.start ?? .distantPast)...(last?.end ?? .distantFuture)
  }

  private var summary: String {
    guard let interval = state.interval else { return "" }
    let chosen = buckets.filter { $0.interval.end > interval.start && $0.interval.start <= interval.end }
    let (taken, skipped) = (chosen.map(\.takenUnits).reduce(0, +), chosen.map(\.skippedUnits).reduce(0, +))
    if interval.duration == 0 { return "\(taken) taken, \(skipped) skipped" }
    let mean = Double(taken) / Double(max(1, chosen.count))
    return "\(chosen.count) days, \(mean.formatted(.number.precision(.fractionLength(1)))) doses a day"
  }
}

/// Days in UTC, so that a test tells the same anywhere.
let utc: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()
