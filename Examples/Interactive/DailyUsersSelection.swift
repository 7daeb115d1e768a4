import Charts
import ExampleCharts
import Foundation
import SwiftUI

/// The rows that are in sight, of which one may be chosen.
struct UserRows {
  /// A kind of user, in its color.
  struct Kind: Identifiable {
    let description: String
    let value: Int
    let color: Color
    var id: String { description }
  }

  /// A day.
  struct Row: Identifiable {
    let day: UserDay
    var isSelected = false
    var id: Date { day.date }
    var kinds: [Kind] {
      [
        Kind(description: "Active", value: day.active, color: isSelected ? .red : .green),
        Kind(description: "New", value: day.new, color: isSelected ? .red : .blue),
      ]
    }
  }

  private var rows: [Row]
  /// Which rows are in sight.
  var window: Range<Int>

  init(_ days: [UserDay]) {
    rows = days.map { Row(day: $0) }
    window = rows.indices
  }

  let legend: KeyValuePairs<String, Color> = ["Active": .green, "New": .blue, "Selected": .red]

  var windowedRows: [Row] { Array(rows[window.clamped(to: rows.indices)]) }

  mutating func select(_ date: Date?) {
    for place in rows.indices { rows[place].isSelected = rows[place].id == date }
  }

  func nearest(to date: Date) -> Row? {
    windowedRows.min { abs($0.id.timeIntervalSince(date)) < abs($1.id.timeIntervalSince(date)) }
  }

  /// Shows a part of all rows around the middle of the window.
  mutating func zoom(by scale: Double) {
    let middle = (window.lowerBound + window.upperBound) / 2
    let half = max(1, Int((Double(rows.count) / max(1, scale) / 2).rounded()))
    window = max(0, middle - half)..<min(rows.count, middle + half)
  }

  func yAxisCountValues() -> [Int] { Array(stride(from: 0, through: 1_200, by: 200)) }
  func xAxisDateValues() -> [Date] { windowedRows.map(\.id) }
}

/// Active and new users a day: a finger on a bar tells its numbers, two fingers zoom.
public struct DailyUsersSelection: View {
  @State private var selectedText = " "
  @State private var rows: UserRows

  /// Four weeks.
  public init(days: [UserDay] = UserDay.weeks) { _rows = State(initialValue: UserRows(days)) }

  /// The chart below its text.
  public var body: some View {
    VStack {
      Text(selectedText)
        .font(.system(size: 14))
        .foregroundStyle(rows.legend.last?.value ?? .yellow)
      chart
    }
  }

  private var chart: some View {
    Chart(rows.windowedRows) { row in
      ForEach(row.kinds) { kind in
        BarMark(x: .value("Date", row.id, unit: .day), y: .value(kind.description, kind.value))
          .foregroundStyle(kind.color)
      }
    }
    .chartYAxis {
      AxisMarks(preset: .aligned, position: .leading, values: rows.yAxisCountValues()) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(anchor: .trailing)
      }
    }
    .chartYAxisLabel("Users")
    .chartXAxis {
      AxisMarks(preset: .aligned, position: .bottom, values: rows.xAxisDateValues()) { value in
        if let text = value.as(Date.self)?.formatted(Date.FormatStyle().month(.abbreviated).day(.twoDigits)) {
          AxisGridLine()
          AxisTick(stroke: StrokeStyle())
          AxisValueLabel(text, anchor: .top)
        }
      }
    }
    .chartXAxisLabel("Date", alignment: .center)
    .chartForegroundStyleScale(rows.legend)
    .chartOverlay { proxy in touchArea(proxy) }
  }

  private func touchArea(_ proxy: ChartProxy) -> some View {
    GeometryReader { geometry in
      Rectangle()
        .fill(Color.clear)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              guard let frame = proxy.plotFrame else { return }
              let x = max(0, min(proxy.plotSize.width, value.location.x - geometry[frame].origin.x))
              if let date = proxy.value(atX: x, as: Date.self) { choose(rows.nearest(to: date)) }
            }
            .onEnded { _ in choose(nil) }
        )
        .gesture(MagnifyGesture().onChanged { rows.zoom(by: $0.magnification) })
    }
  }

  private func choose(_ row: UserRows.Row?) {
    rows.select(row?.id)
    guard let day = row?.day else {
      selectedText = " "
      return
    }
    let date = day.date.formatted(Date.FormatStyle(timeZone: .gmt).month(.abbreviated).day())
    selectedText = "\(date): Active: \(day.active), New: \(day.new), Total: \(day.active + day.new)"
  }
}
