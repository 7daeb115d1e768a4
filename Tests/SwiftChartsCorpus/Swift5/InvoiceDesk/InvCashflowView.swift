import SwiftUI
import Charts

struct InvCashflowView: View {
  let steps: [InvCashStep]
  @State private var highlightsOutflow = false

  private struct Block: Identifiable {
    let step: InvCashStep
    let start: Double
    let end: Double
    var id: String { step.name }
  }

  private var blocks: [Block] {
    var running = 0.0
    return steps.map { step in
      if step.kind == .total {
        running = step.amount
        return Block(step: step, start: 0, end: step.amount)
      }
      let start = running
      running += step.amount
      return Block(step: step, start: start, end: running)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading) {
        Text("Cash flow, first quarter")
          .font(.title3.bold())
        if let first = steps.first, let last = steps.last {
          Text("From \(money(first.amount)) to \(money(last.amount))")
            .foregroundColor(.secondary)
        }
      }

      Chart {
        ForEach(blocks) { block in
          BarMark(
            x: .value("Step", block.step.name),
            yStart: .value("From", block.start),
            yEnd: .value("To", block.end),
            width: .ratio(0.6)
          )
          .foregroundStyle(by: .value("Kind", block.step.kind.rawValue))
          .opacity(highlightsOutflow && block.step.kind != .outflow ? 0.3 : 1)
          .annotation(position: block.step.amount < 0 ? .bottom : .top, spacing: 2) {
            Text(short(block.step.amount))
              .font(.caption2)
              .foregroundColor(.secondary)
          }
          .accessibilityLabel(block.step.name)
          .accessibilityValue(
            block.step.kind == .total
              ? "balance \(money(block.step.amount))"
              : "\(block.step.kind.rawValue.lowercased()) \(money(abs(block.step.amount))), leaving \(money(block.end))"
          )
        }
        RuleMark(y: .value("Zero", 0))
          .foregroundStyle(.primary)
          .lineStyle(StrokeStyle(lineWidth: 1))
          .accessibilityHidden(true)
      }
      .chartForegroundStyleScale([
        "Balance": Color.gray,
        "In": Color.green,
        "Out": Color.pink,
      ])
      .chartXScale(domain: steps.map(\.name))
      .chartYScale(domain: 0...80_000)
      .chartYAxis {
        AxisMarks(position: .leading, values: .stride(by: 20_000)) { value in
          AxisGridLine()
          AxisValueLabel {
            Text(short(value.as(Double.self) ?? 0))
          }
        }
      }
      .chartXAxis {
        AxisMarks { _ in
          AxisValueLabel(orientation: .verticalReversed)
        }
      }
      .frame(minHeight: 300)

      Toggle("Highlight what goes out", isOn: $highlightsOutflow.animation())
    }
    .padding()
  }

  private func money(_ amount: Double) -> String {
    amount.formatted(.currency(code: "EUR").precision(.fractionLength(0)))
  }

  private func short(_ amount: Double) -> String {
    "\((amount / 1_000).formatted(.number.precision(.fractionLength(0...1))))k"
  }
}

struct InvCashflowView_Previews: PreviewProvider {
  static var previews: some View {
    InvCashflowView(steps: InvSamples.firstQuarter)
  }
}
