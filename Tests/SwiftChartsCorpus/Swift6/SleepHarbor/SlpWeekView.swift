import SwiftUI
import Charts

struct SlpWeekView: View {
  @Environment(SlpJournal.self) private var journal
  @State private var scrollPosition = SlpSample.firstDay
  @State private var showsGoalEditor = false

  private let week: TimeInterval = 7 * 86_400

  private var visibleNights: [SlpNight] {
    let end = scrollPosition.addingTimeInterval(week)
    return journal.nights.filter { $0.date >= scrollPosition && $0.date < end }
  }

  private var visibleMean: Double {
    guard !visibleNights.isEmpty else { return 0 }
    let minutes = visibleNights.reduce(0) { $0 + $1.asleep }
    return Double(minutes) / Double(visibleNights.count) / 60
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading) {
            Text("Average time asleep")
              .font(.caption)
              .foregroundStyle(.secondary)
            Text("\(visibleMean, format: .number.precision(.fractionLength(1))) h")
              .font(.title.bold())
          }
          chart
            .frame(height: 240)
        }
        Section("Nights") {
          ForEach(journal.nights) { night in
            LabeledContent(night.date.formatted(.dateTime.weekday(.wide).day().month())) {
              Text(Duration.seconds(night.asleep * 60), format: .units(allowed: [.hours, .minutes], width: .narrow))
            }
          }
        }
      }
      .navigationTitle("Sleep")
      .toolbar {
        Button("Goal", systemImage: "target") {
          showsGoalEditor = true
        }
      }
      .sheet(isPresented: $showsGoalEditor) {
        SlpGoalEditor(journal: journal)
          .presentationDetents([.medium])
      }
    }
  }

  private var chart: some View {
    Chart {
      ForEach(journal.stageTotals) { total in
        BarMark(
          x: .value("Night", total.date, unit: .day),
          y: .value("Hours", total.hours),
          width: .ratio(0.6)
        )
        .foregroundStyle(by: .value("Stage", total.stage.title))
      }

      RuleMark(y: .value("Goal", journal.goalHours))
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [6, 4]))
        .foregroundStyle(.green)
        .annotation(position: .top, alignment: .trailing) {
          Text("Goal")
            .font(.caption2)
            .foregroundStyle(.green)
        }
    }
    .chartForegroundStyleScale(
      domain: [SlpStage.deep, .core, .rem].map(\.title),
      range: [SlpStage.deep, .core, .rem].map(\.color)
    )
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: week)
    .chartScrollPosition(x: $scrollPosition)
    .chartScrollTargetBehavior(
      .valueAligned(
        matching: DateComponents(hour: 0),
        majorAlignment: .matching(DateComponents(hour: 0, weekday: 2))
      )
    )
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        if value.index % 7 == 0 {
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
        }
      }
    }
    .chartYAxis {
      AxisMarks(values: .stride(by: 2.0))
    }
  }
}

private struct SlpGoalEditor: View {
  @Bindable var journal: SlpJournal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Stepper(value: $journal.goalHours, in: 5...10, step: 0.5) {
          Text("\(journal.goalHours, specifier: "%.1f") hours")
        }
      }
      .navigationTitle("Sleep goal")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

#Preview {
  SlpWeekView()
    .environment(SlpJournal())
}
