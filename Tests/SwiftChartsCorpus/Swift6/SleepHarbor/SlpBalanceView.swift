import SwiftUI
import Charts

struct SlpBalanceView: View {
  let journal: SlpJournal

  @State private var showsRunningTotal = true
  @State private var range: ClosedRange<Date>?

  private var selectionSummary: String? {
    guard let range else { return nil }
    let inside = journal.balance.filter { range.contains($0.date) }
    guard !inside.isEmpty else { return nil }
    let sum = inside.map(\.nightly).reduce(0, +)
    return String(
      localized:
        "\(inside.count) nights, \(sum.formatted(.number.precision(.fractionLength(1)).sign(strategy: .always()))) hours"
    )
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Sleep balance")
          .font(.headline)
        Spacer()
        Text(selectionSummary ?? " ")
          .font(.caption)
          .foregroundStyle(.secondary)
      }

      Chart {
        ForEach(journal.balance, id: \.date) { item in
          BarMark(
            x: .value("Night", item.date, unit: .day),
            y: .value("Over goal", item.nightly)
          )
          .foregroundStyle(item.nightly < 0 ? Color.red.opacity(0.7) : Color.green.opacity(0.7))
        }

        if showsRunningTotal {
          ForEach(journal.balance, id: \.date) { item in
            LineMark(
              x: .value("Night", item.date, unit: .day),
              y: .value("Running balance", item.running)
            )
            .interpolationMethod(.stepCenter)
            .foregroundStyle(.primary)
            .lineStyle(StrokeStyle(lineWidth: 2))
          }
        }

        RuleMark(y: .value("Goal", 0))
          .foregroundStyle(.gray)
          .lineStyle(StrokeStyle(lineWidth: 0.5))
          .accessibilityHidden(true)

        if let range {
          RectangleMark(
            xStart: .value("From", range.lowerBound),
            xEnd: .value("To", range.upperBound)
          )
          .foregroundStyle(.gray.opacity(0.15))
          .zIndex(-1)
          .accessibilityHidden(true)
        }
      }
      .chartXSelection(range: $range)
      .chartYAxis {
        AxisMarks { value in
          AxisGridLine()
          AxisValueLabel {
            if let hours = value.as(Double.self) {
              Text(hours, format: .number.sign(strategy: .always(includingZero: false)))
            }
          }
        }
      }
      .chartYAxisLabel("Hours against the goal", position: .leading)
      .frame(height: 240)

      Toggle("Running total", isOn: $showsRunningTotal.animation(.snappy))
        .font(.subheadline)
    }
    .slpCard(tint: .red)
    .padding()
  }
}

#Preview {
  SlpBalanceView(journal: SlpJournal())
}
