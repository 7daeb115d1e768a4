import SwiftUI
import Charts

struct GluInsulinView: View {
  enum Layout: String, CaseIterable, Identifiable {
    case stacked, grouped
    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .stacked: "Stacked"
      case .grouped: "Side by side"
      }
    }
  }

  @Environment(GluStore.self) private var store
  @State private var layout: Layout = .stacked
  @State private var hidesCorrections = false

  private var doses: [GluDose] {
    hidesCorrections ? store.doses.filter { $0.kind != .correction } : store.doses
  }

  private var dailyMean: Double {
    let days = Set(doses.map(\.day)).count
    guard days > 0 else { return 0 }
    return doses.reduce(0) { $0 + $1.units } / Double(days)
  }

  var body: some View {
    Form {
      Section {
        Picker("Layout", selection: $layout.animation()) {
          ForEach(Layout.allCases) { layout in
            Text(layout.title).tag(layout)
          }
        }
        .pickerStyle(.segmented)

        chart
          .frame(height: 240)
      } header: {
        Text("Insulin per day")
      }

      Section {
        Toggle("Hide corrections", isOn: $hidesCorrections)
        LabeledContent("Daily mean") {
          Text("\(dailyMean, specifier: "%.1f") units")
        }
      }
    }
    .navigationTitle("Insulin")
  }

  private var chart: some View {
    Chart {
      ForEach(doses) { dose in
        switch layout {
        case .stacked:
          BarMark(
            x: .value("Day", dose.day, unit: .day),
            y: .value("Units", dose.units)
          )
          .foregroundStyle(by: .value("Kind", dose.kind))
        case .grouped:
          BarMark(
            x: .value("Day", dose.day, unit: .day),
            y: .value("Units", dose.units)
          )
          .foregroundStyle(by: .value("Kind", dose.kind))
          .position(by: .value("Kind", dose.kind))
          .cornerRadius(3)
        }
      }

      if layout == .stacked {
        RuleMark(y: .value("Daily mean", dailyMean))
          .foregroundStyle(.primary)
          .lineStyle(.init(lineWidth: 1, dash: [3]))
          .annotation(position: .top, alignment: .leading) {
            Text("Mean \(dailyMean, format: .number.precision(.fractionLength(1)))")
              .font(.caption)
          }
      }
    }
    .chartForegroundStyleScale([
      GluInsulinKind.basal: Color.blue,
      GluInsulinKind.bolus: Color.purple,
      GluInsulinKind.correction: Color.pink,
    ])
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading)
    }
  }
}

#Preview {
  NavigationStack {
    GluInsulinView()
      .environment(GluStore.preview)
  }
}
