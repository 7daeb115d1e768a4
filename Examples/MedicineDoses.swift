import ChartDeclarations
import Foundation

/// A dose at its time, taken or skipped.
public struct Dose: Identifiable, Sendable {
  /// What became of a dose.
  public enum Status: String, Plottable, CaseIterable, Sendable {
    case taken, skipped
  }

  /// Its place in the history.
  public var id: Int
  /// When it was due.
  public var time: Date
  /// What became of it.
  public var status: Status

  /// Sixty-one days from May 1, 2025, by the rule that the README of the corpus gives.
  public static let history: [Dose] = (0...60).flatMap(day).enumerated().map { id, dose in
    Dose(id: id, time: dose.time, status: dose.status)
  }

  private static func day(_ k: Int) -> [(time: Date, status: Status)] {
    guard k != 23, k != 24 else { return [] }
    return (0...(k % 4 == 1 ? 2 : 1)).map { s in
      let minutes = (8 + 6 * s) * 60 + (17 * k + 29 * s) % 50
      let isSkipped = (5 * k + 3 * s) % 9 == 4 || (7 * k + 5 * s) % 13 == 6
      return (May2025.day(k, minutes: minutes), isSkipped ? .skipped : .taken)
    }
  }
}

/// Days from May 1, 2025, in UTC.
enum May2025 {
  static func day(_ day: Int, minutes: Int = 0) -> Date {
    Date(timeIntervalSince1970: 1_746_057_600 + Double(day) * 86_400 + Double(minutes) * 60)
  }
}

/// Doses a day, week or month, the skipped on top; a window shows a part of the history, a tap or a drag selects.
public struct MedicineDoses: View {
  /// All doses.
  public var doses = Dose.history
  /// What a bar stands for.
  public var unit = Calendar.Component.day
  /// How many seconds of the history are shown, and from when.
  public var visible: (length: TimeInterval, from: Date)?
  /// The day that was tapped.
  @State public var selectedDay: Date?
  /// The days that were dragged over.
  @State public var selectedDays: ClosedRange<Date>?

  /// All of the history, a bar a day.
  public init() {}

  /// The chart.
  public var body: some View {
    Chart(doses) { dose in
      BarMark(x: .value("time", dose.time, unit: unit), y: .value("doses", 1))
        .foregroundStyle(by: .value("status", dose.status))
        .cornerRadius(3)
    }
    .chartForegroundStyleScale([Dose.Status.taken: Color.blue, .skipped: .orange])
    .chartYAxis { AxisMarks(values: ticks) }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: visible?.length ?? history)
    .chartScrollPosition(initialX: visible?.from ?? May2025.day(0))
    .chartXSelection(value: $selectedDay)
    .chartXSelection(range: $selectedDays)
    .chartTitle("Medicine doses")
  }

  private var history: TimeInterval { 61 * 86_400 }

  /// Even numbers, and the most doses of a bar.
  private var ticks: [Int] {
    let most = unit == .day ? 3 : 16
    return Array(stride(from: 0, to: most, by: 2)) + [most]
  }
}
