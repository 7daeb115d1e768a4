import Charts
import SwiftUI

struct TidLunarView: View {
  let days: [TidLunarDay]
  @State private var selectedDay: Int?
  @State private var scrolledDay = 0

  private var springs: TidLunarDay? { days.max { $0.range < $1.range } }
  private var neaps: TidLunarDay? { days.min { $0.range < $1.range } }

  private var current: TidLunarDay? {
    selectedDay.flatMap { day in days.first { $0.day == day } }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        TidCard(title: "Springs and neaps") {
          chart.frame(height: 240)
          caption
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 8) {
          ForEach(days) { day in
            TidMoonCell(day: day, isSelected: day.day == selectedDay)
              .onTapGesture { selectedDay = day.day }
          }
        }
      }
      .padding()
    }
    .sensoryFeedback(.selection, trigger: selectedDay)
  }

  private var chart: some View {
    Chart {
      ForEach(days) { day in
        BarMark(
          x: .value("Day", day.day),
          yStart: .value("Low", day.low),
          yEnd: .value("High", day.high),
          width: 6
        )
        .clipShape(.capsule)
        .foregroundStyle(day.day == selectedDay ? AnyShapeStyle(.tint) : AnyShapeStyle(.teal.opacity(0.5)))
        .accessibilityLabel(Text(day.date, format: .dateTime.day().month()))
        .accessibilityValue("From \(day.low, specifier: "%.1f") to \(day.high, specifier: "%.1f") metres")
      }
      ForEach([springs, neaps].compactMap { $0 }) { day in
        PointMark(x: .value("Day", day.day), y: .value("High", day.high))
          .symbolSize(0)
          .annotation(position: .top) {
            Text(day == springs ? "Springs" : "Neaps")
              .font(.caption2.bold())
          }
      }
    }
    .chartYScale(domain: 0...6)
    .chartXScale(domain: -1...30)
    .chartXSelection(value: $selectedDay)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 16)
    .chartScrollPosition(x: $scrolledDay)
    .chartScrollTargetBehavior(.valueAligned(unit: 1))
    .chartXAxis {
      AxisMarks(values: .stride(by: 5)) { value in
        if let day = value.as(Int.self), days.indices.contains(day) {
          AxisGridLine()
          AxisValueLabel {
            Text(days[day].date, format: .dateTime.day().month(.abbreviated))
          }
        }
      }
    }
  }

  @ViewBuilder
  private var caption: some View {
    if let current {
      Text("Range \(current.range, specifier: "%.1f") m on \(current.date, format: .dateTime.day().month(.wide))")
    } else if let springs, let neaps {
      Text(
        "Range from \(neaps.range, specifier: "%.1f") m at neaps to \(springs.range, specifier: "%.1f") m at springs")
    }
  }
}

private struct TidMoonCell: View {
  let day: TidLunarDay
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 4) {
      Circle()
        .trim(from: 0, to: day.range / 5)
        .stroke(.teal, lineWidth: 3)
        .rotationEffect(.degrees(-90))
        .frame(width: 26, height: 26)
      Text("\(day.day + 1)").font(.caption2)
    }
    .padding(4)
    .background(isSelected ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 8))
  }
}

#Preview {
  TidLunarView(days: TidSample.lunarMonth)
}
