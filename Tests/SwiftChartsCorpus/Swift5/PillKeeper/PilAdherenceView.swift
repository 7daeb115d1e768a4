import SwiftUI
import Charts

private struct PilWeekCount: Identifiable {
  let range: ChartBinRange<Date>
  let state: PilIntakeState
  let count: Int

  var id: String { "\(range.lowerBound.timeIntervalSince1970) \(state.rawValue)" }
}

struct PilAdherenceView: View {
  @EnvironmentObject private var cabinet: PilCabinet

  private var counts: [PilWeekCount] {
    guard let first = cabinet.intakes.first, let last = cabinet.intakes.last else { return [] }
    let bins = DateBins(
      timeInterval: 7 * 86_400,
      range: first.dayStart...last.dayStart.addingTimeInterval(86_400)
    )
    var result: [PilWeekCount] = []
    let byWeek = Dictionary(grouping: cabinet.intakes) { bins.index(for: $0.due) }
    for week in byWeek.keys.sorted() {
      for state in PilIntakeState.allCases {
        let count = (byWeek[week] ?? []).filter { $0.state == state }.count
        result.append(PilWeekCount(range: bins[week], state: state, count: count))
      }
    }
    return result
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Gauge(value: cabinet.adherence) {
            Text("Adherence")
          } currentValueLabel: {
            Text(cabinet.adherence, format: .percent.precision(.fractionLength(0)))
          }
        }

        Section("By week") {
          Chart(counts) { item in
            BarMark(
              x: .value("Week", item.range),
              y: .value("Doses", item.count)
            )
            .foregroundStyle(by: .value("State", item.state.rawValue))
          }
          .chartForegroundStyleScale([
            "Taken": PilIntakeState.taken.color,
            "Late": PilIntakeState.late.color,
            "Missed": PilIntakeState.missed.color,
          ])
          .chartYScale(domain: 0...7)
          .chartYAxis {
            AxisMarks(values: [0, 2, 4, 6])
          }
          .frame(height: 200)
          .padding(.vertical, 8)
        }

        Section("Missed") {
          ForEach(cabinet.intakes.filter { $0.state == .missed }) { intake in
            Text(intake.due, style: .date)
          }
        }
      }
      .navigationTitle("Adherence")
    }
  }
}

struct PilAdherenceView_Previews: PreviewProvider {
  static var previews: some View {
    PilAdherenceView()
      .environmentObject(PilCabinet())
  }
}
