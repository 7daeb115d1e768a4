import SwiftUI
import Charts

/// A box with whiskers, lying.
struct InvBoxMark: ChartContent {
  let category: String
  let numbers: InvFiveNumbers

  var body: some ChartContent {
    RuleMark(
      xStart: .value("Minimum", numbers.minimum),
      xEnd: .value("Maximum", numbers.maximum),
      y: .value("Client", category)
    )
    .lineStyle(StrokeStyle(lineWidth: 1))
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)

    BarMark(
      xStart: .value("Lower quartile", numbers.lowerQuartile),
      xEnd: .value("Upper quartile", numbers.upperQuartile),
      y: .value("Client", category),
      height: .fixed(22)
    )
    .foregroundStyle(Color.teal.opacity(0.6))
    .accessibilityLabel(category)
    .accessibilityValue(
      "Half of the invoices are paid within \(Int(numbers.median)) days, the slowest took \(Int(numbers.maximum))")

    RectangleMark(
      x: .value("Median", numbers.median),
      y: .value("Client", category),
      width: .fixed(3),
      height: .fixed(22)
    )
    .foregroundStyle(.primary)
    .accessibilityHidden(true)
  }
}

struct InvPaymentDelayView: View {
  @ObservedObject var ledger: InvLedger
  @State private var showsDots = false

  private var summaries: [(client: String, numbers: InvFiveNumbers)] {
    Dictionary(grouping: ledger.invoices, by: \.client)
      .compactMap { client, invoices in
        InvFiveNumbers(invoices.compactMap(\.daysToPay).map(Double.init))
          .map { (client: client, numbers: $0) }
      }
      .sorted { $0.numbers.median < $1.numbers.median }
  }

  var body: some View {
    ScrollView {
      GroupBox("Days from invoice to payment") {
        Chart {
          ForEach(summaries, id: \.client) { item in
            InvBoxMark(category: item.client, numbers: item.numbers)
          }
          if showsDots {
            ForEach(ledger.invoices.filter { $0.paid != nil }) { invoice in
              PointMark(
                x: .value("Days", invoice.daysToPay ?? 0),
                y: .value("Client", invoice.client)
              )
              .symbolSize(16)
              .foregroundStyle(.orange)
            }
          }
          RuleMark(x: .value("Due", 30))
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
            .annotation(position: .top, alignment: .center) {
              Text("due")
                .font(.caption2)
                .foregroundColor(.red)
            }
        }
        .chartXScale(domain: 0...60)
        .chartXAxisLabel("Days")
        .frame(height: 260)
      }
      .padding()

      Toggle("Show every invoice", isOn: $showsDots.animation())
        .padding(.horizontal)
    }
    .navigationTitle("Payment habits")
  }
}

struct InvPaymentDelayView_Previews: PreviewProvider {
  static var previews: some View {
    InvPaymentDelayView(ledger: InvLedger())
  }
}
