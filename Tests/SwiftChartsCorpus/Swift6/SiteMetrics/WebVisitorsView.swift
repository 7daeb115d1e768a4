import SwiftUI
import Charts

enum WebSpan: Int, CaseIterable, Identifiable {
  case week = 7
  case month = 30
  case quarter = 90

  var id: Int { rawValue }
  var seconds: TimeInterval { Double(rawValue) * 86_400 }

  var title: LocalizedStringKey {
    switch self {
    case .week: "Week"
    case .month: "Month"
    case .quarter: "Quarter"
    }
  }
}

struct WebVisitorsView: View {
  @Bindable var dashboard: WebDashboard
  @State private var span: WebSpan = .month
  @State private var position = WebSamples.start

  private var visibleDays: [WebDay] {
    let end = position.addingTimeInterval(span.seconds)
    return dashboard.days.filter { $0.date >= position && $0.date < end }
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        switch dashboard.phase {
        case .idle, .loading:
          ProgressView("Loading visits")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let message):
          ContentUnavailableView("No data", systemImage: "wifi.slash", description: Text(message))
        case .ready:
          summary
          chart
          Stepper("Goal: \(dashboard.goalSessions) sessions", value: $dashboard.goalSessions, in: 500...2_000, step: 50)
        }
      }
      .padding()
      .navigationTitle("Visitors")
      .toolbar {
        ToolbarItem(placement: .principal) {
          Picker("Span", selection: $span) {
            ForEach(WebSpan.allCases) { span in
              Text(span.title).tag(span)
            }
          }
          .pickerStyle(.segmented)
        }
      }
      .task { await dashboard.load() }
    }
  }

  private var summary: some View {
    VStack(alignment: .leading) {
      Text(visibleDays.reduce(0) { $0 + $1.sessions }, format: .number)
        .font(.largeTitle.bold())
      Text("sessions from \(position, format: .dateTime.day().month())")
        .foregroundStyle(.secondary)
    }
  }

  private var chart: some View {
    Chart {
      ForEach(dashboard.days) { day in
        BarMark(
          x: .value("Day", day.date, unit: .day),
          y: .value("Sessions", day.newVisitors)
        )
        .foregroundStyle(by: .value("Visitors", "New"))
        BarMark(
          x: .value("Day", day.date, unit: .day),
          y: .value("Sessions", day.returning)
        )
        .foregroundStyle(by: .value("Visitors", "Returning"))
      }
      ForEach(WebSamples.releases) { release in
        RuleMark(x: .value("Event", release.date, unit: .day))
          .foregroundStyle(.purple.opacity(0.6))
          .annotation(position: .top, alignment: .leading) {
            Label(release.name, systemImage: "flag.fill")
              .font(.caption2)
              .foregroundStyle(.purple)
          }
          .accessibilityLabel(release.name)
      }
      RuleMark(y: .value("Goal", dashboard.goalSessions))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .foregroundStyle(.green)
    }
    .chartForegroundStyleScale(["New": Color.teal, "Returning": Color.blue])
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: span.seconds)
    .chartScrollPosition(x: $position)
    .chartScrollTargetBehavior(
      .valueAligned(
        matching: DateComponents(hour: 0),
        majorAlignment: .matching(DateComponents(day: 1))
      )
    )
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: span == .week ? 1 : 7)) { _ in
        AxisTick()
        AxisGridLine()
        AxisValueLabel(format: .dateTime.day().month(.abbreviated))
      }
    }
  }
}

#Preview {
  WebVisitorsView(dashboard: .preview)
}
