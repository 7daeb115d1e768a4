import SwiftUI
import Charts

struct HgdReadingLogView: View {
  let days: [HgdReadingDay]
  @State private var scrollPosition: Date
  @State private var selectedDate: Date?

  private let window: TimeInterval = 14 * 24 * 3600

  init(days: [HgdReadingDay]) {
    self.days = days
    let last = days.last?.date ?? .distantPast
    _scrollPosition = State(initialValue: last.addingTimeInterval(-13 * 24 * 3600))
  }

  private var selected: HgdReadingDay? {
    guard let selectedDate else { return nil }
    return days.first { Calendar.current.isDate($0.date, inSameDayAs: selectedDate) }
  }

  private var visible: [HgdReadingDay] {
    let end = scrollPosition.addingTimeInterval(window)
    return days.filter { $0.date >= scrollPosition && $0.date < end }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        Text("PAGES PER DAY")
          .font(.caption)
          .foregroundStyle(.secondary)
        Text("\(average, format: .number.precision(.fractionLength(1))) pages")
          .font(.title2.bold())
          .contentTransition(.numericText())

        Chart {
          ForEach(days) { day in
            BarMark(
              x: .value("Day", day.date, unit: .day),
              y: .value("Pages", day.pages)
            )
            .foregroundStyle(by: .value("Book", day.book))
          }
          if let selected {
            RuleMark(x: .value("Selected", selected.date, unit: .day))
              .foregroundStyle(.secondary.opacity(0.4))
              .zIndex(-1)
              .annotation(
                position: .top,
                spacing: 0,
                overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
              ) {
                callout(for: selected)
              }
          }
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: window)
        .chartScrollPosition(x: $scrollPosition)
        .chartScrollTargetBehavior(
          .valueAligned(
            matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(hour: 0, weekday: 2)))
        )
        .chartXSelection(value: $selectedDate)
        .chartXAxis {
          AxisMarks(values: .stride(by: .day, count: 7)) { _ in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.day().month(.abbreviated))
          }
        }
        .frame(height: 280)
      }
      .padding()
    }
    .navigationTitle("Reading log")
  }

  private var average: Double {
    guard !visible.isEmpty else { return 0 }
    return Double(visible.reduce(0) { $0 + $1.pages }) / Double(visible.count)
  }

  private func callout(for day: HgdReadingDay) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(day.book).font(.caption.bold())
      Text("^[\(day.pages) page](inflect: true)").font(.caption2)
    }
    .padding(6)
    .background(.regularMaterial, in: .rect(cornerRadius: 6))
  }
}

#Preview {
  NavigationStack {
    HgdReadingLogView(days: HgdSample.reading)
  }
}
