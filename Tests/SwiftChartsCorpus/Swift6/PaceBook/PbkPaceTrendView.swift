import SwiftUI
import Charts

struct PbkPaceTrendView: View {
  let runs: [PbkRun]
  @State private var kinds: Set<PbkKind> = Set(PbkKind.allCases)

  private var shown: [PbkRun] {
    runs.filter { kinds.contains($0.kind) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Pace")
        .font(.title2.bold())
      Text("Higher is faster")
        .font(.footnote)
        .foregroundStyle(.secondary)

      Chart(shown) { run in
        LineMark(
          x: .value("Date", run.date, unit: .day),
          y: .value("Pace", run.pace)
        )
        .foregroundStyle(by: .value("Kind", run.kind.rawValue))
        .symbol(by: .value("Kind", run.kind.rawValue))
        .interpolationMethod(.monotone)
        .accessibilityLabel("\(run.kind.rawValue), \(run.date.formatted(.dateTime.day().month(.wide)))")
        .accessibilityValue("\(run.pace.formatted(.pbkPace)) per kilometer")
      }
      .chartForegroundStyleScale(
        domain: PbkKind.allCases.map(\.rawValue),
        range: PbkKind.allCases.map(\.color)
      )
      .chartYScale(domain: .automatic(includesZero: false, reversed: true))
      .chartYAxis {
        AxisMarks(values: .stride(by: 15)) { value in
          AxisGridLine()
          AxisValueLabel {
            if let seconds = value.as(Double.self) {
              Text(seconds, format: .pbkPace)
            }
          }
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .weekOfYear, count: 2)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.abbreviated).day())
        }
      }
      .chartYAxisLabel("min/km")
      .frame(minHeight: 260)

      HStack {
        ForEach(PbkKind.allCases) { kind in
          Toggle(kind.rawValue, isOn: binding(for: kind))
            .toggleStyle(.button)
            .tint(kind.color)
        }
      }
    }
    .padding()
  }

  private func binding(for kind: PbkKind) -> Binding<Bool> {
    Binding {
      kinds.contains(kind)
    } set: { isOn in
      withAnimation {
        if isOn {
          kinds.insert(kind)
        } else if kinds.count > 1 {
          kinds.remove(kind)
        }
      }
    }
  }
}

#Preview {
  PbkPaceTrendView(runs: PbkSample.runs)
}
