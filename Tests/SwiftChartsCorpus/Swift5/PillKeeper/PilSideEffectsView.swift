import SwiftUI
import Charts

struct PilSideEffectsView: View {
  enum Order: String, CaseIterable, Identifiable {
    case days = "Days"
    case name = "Name"
    var id: String { rawValue }
  }

  let effects: [PilSideEffect]
  @State private var order: Order = .days
  @State private var seriousOnly = false

  private var shown: [PilSideEffect] {
    let base = seriousOnly ? effects.filter(\.isSerious) : effects
    switch order {
    case .days: return base.sorted { $0.days > $1.days }
    case .name: return base.sorted { $0.name < $1.name }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Side effects in the last 30 days")
        .font(.headline)

      Picker("Order", selection: $order) {
        ForEach(Order.allCases) { order in
          Text(order.rawValue).tag(order)
        }
      }
      .pickerStyle(SegmentedPickerStyle())

      Chart(shown) { effect in
        RuleMark(
          xStart: .value("None", 0),
          xEnd: .value("Days", effect.days),
          y: .value("Effect", effect.name)
        )
        .foregroundStyle(.gray.opacity(0.5))
        .lineStyle(StrokeStyle(lineWidth: 2))
        .accessibilityHidden(true)

        PointMark(
          x: .value("Days", effect.days),
          y: .value("Effect", effect.name)
        )
        .symbol {
          Image(systemName: effect.isSerious ? "exclamationmark.triangle.fill" : "circle.fill")
            .font(.caption)
            .foregroundColor(effect.isSerious ? .orange : .teal)
        }
        .accessibilityLabel(effect.isSerious ? "\(effect.name), serious" : effect.name)
        .accessibilityValue("on \(effect.days) days")
      }
      .chartXScale(domain: 0...30)
      .chartYScale(domain: shown.map(\.name))
      .chartYAxis {
        AxisMarks(position: .leading) { _ in
          AxisValueLabel()
        }
      }
      .frame(height: CGFloat(shown.count) * 40 + 30)
      .animation(.easeInOut, value: order)

      Toggle("Only serious ones", isOn: $seriousOnly)
    }
    .padding()
  }
}

struct PilSideEffectsView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PilSideEffectsView(effects: PilSample.sideEffects)
      PilSideEffectsView(effects: [])
        .previewDisplayName("Empty")
    }
  }
}
