import SwiftUI
import Charts

struct WebFunnelView: View {
  let steps: [WebFunnelStep]
  @State private var selectedName: String?

  private var selected: (step: WebFunnelStep, previous: WebFunnelStep?)? {
    guard let index = steps.firstIndex(where: { $0.name == selectedName }) else { return nil }
    return (steps[index], index > 0 ? steps[index - 1] : nil)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("From visit to order")
          .font(.title2.bold())
        Text("Visitors in May who reached each step")
          .foregroundStyle(.secondary)
        funnel
          .frame(height: 300)
        detail
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.quaternary, in: .rect(cornerRadius: 12))
      }
      .padding()
    }
    .sensoryFeedback(.selection, trigger: selectedName)
  }

  private var funnel: some View {
    Chart(steps) { step in
      BarMark(
        x: .value("Visitors", step.count),
        y: .value("Step", step.name),
        stacking: .center
      )
      .foregroundStyle(.indigo.opacity(step.name == selectedName ? 1 : 0.7))
      .cornerRadius(6)
      .annotation(position: .overlay) {
        Text(step.count, format: .number)
          .font(.caption.bold())
      }
      .accessibilityLabel(step.name)
      .accessibilityValue("\(step.count) visitors, \(share(of: step)) of all")
    }
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(preset: .inset, position: .leading) { _ in
        AxisValueLabel(verticalSpacing: 0)
      }
    }
    .chartYScale(domain: steps.map(\.name))
    .chartYSelection(value: $selectedName)
  }

  @ViewBuilder
  private var detail: some View {
    if let selected {
      Text(selected.step.name)
        .font(.headline)
      if let previous = selected.previous {
        let kept = Double(selected.step.count) / Double(previous.count)
        Text(
          "\(kept, format: .percent.precision(.fractionLength(0))) of those at \(previous.name) went on, \(previous.count - selected.step.count) left."
        )
      }
    } else {
      Text("Choose a step to see who left.")
    }
  }

  private func share(of step: WebFunnelStep) -> String {
    let all = Double(steps.first?.count ?? 1)
    return (Double(step.count) / all).formatted(.percent.precision(.fractionLength(0)))
  }
}

#Preview {
  WebFunnelView(steps: WebSamples.funnel)
}
