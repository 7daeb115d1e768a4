import Charts
import SwiftUI

struct SolFortnightView: View {
  enum Mode: CaseIterable, Identifiable {
    case energy, share, sideBySide
    var id: Self { self }
    var label: LocalizedStringKey {
      switch self {
      case .energy: "Energy"
      case .share: "Share"
      case .sideBySide: "Side by side"
      }
    }
  }

  let totals: [SolDayTotal]
  @State private var mode: Mode = .energy
  @State private var hidden: Set<SolSource> = []
  @State private var selectedRange: ClosedRange<Date>?

  private var visible: [SolDayTotal] {
    totals.filter { !hidden.contains($0.source) }
  }

  private var rangeTotal: Double? {
    guard let selectedRange else { return nil }
    return visible.filter { selectedRange.contains($0.date) }.reduce(0) { $0 + $1.energy }
  }

  var body: some View {
    Form {
      Section {
        Picker("Show as", selection: $mode.animation()) {
          ForEach(Mode.allCases) { Text($0.label).tag($0) }
        }
        .pickerStyle(.segmented)

        chart
          .frame(height: 220)

        if let rangeTotal {
          LabeledContent("Selected days", value: "\(rangeTotal.formatted(.number.precision(.fractionLength(0)))) kWh")
        }
      }

      Section("Sources") {
        ForEach(SolSource.allCases) { source in
          Toggle(isOn: isVisible(source)) {
            Label(source.rawValue, systemImage: "circle.fill")
              .foregroundStyle(source.color)
          }
        }
      }
    }
    .navigationTitle("Two weeks")
  }

  private var chart: some View {
    Chart {
      ForEach(visible) { total in
        switch mode {
        case .energy:
          BarMark(
            x: .value("Day", total.date, unit: .day),
            y: .value("Energy", total.energy)
          )
          .foregroundStyle(by: .value("Source", total.source.rawValue))
        case .share:
          BarMark(
            x: .value("Day", total.date, unit: .day),
            y: .value("Energy", total.energy),
            stacking: .normalized
          )
          .foregroundStyle(by: .value("Source", total.source.rawValue))
        case .sideBySide:
          BarMark(
            x: .value("Day", total.date, unit: .day),
            y: .value("Energy", total.energy)
          )
          .foregroundStyle(by: .value("Source", total.source.rawValue))
          .position(by: .value("Source", total.source.rawValue))
        }
      }
    }
    .chartForegroundStyleScale(
      domain: SolSource.allCases.map(\.rawValue),
      range: SolSource.allCases.map(\.color)
    )
    .chartXSelection(range: $selectedRange)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 2)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.day(), centered: true)
      }
    }
    .chartLegend(position: .top, alignment: .leading)
  }

  private func isVisible(_ source: SolSource) -> Binding<Bool> {
    Binding {
      !hidden.contains(source)
    } set: { isOn in
      withAnimation {
        if isOn { hidden.remove(source) } else { hidden.insert(source) }
      }
    }
  }
}

#Preview {
  NavigationStack {
    SolFortnightView(totals: SolSample.fortnight)
  }
}
