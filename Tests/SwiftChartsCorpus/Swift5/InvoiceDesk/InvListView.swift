import SwiftUI
import Charts

struct InvListView: View {
  @StateObject private var ledger = InvLedger()

  var body: some View {
    NavigationStack {
      List {
        Section("Invoiced by fortnight") {
          InvIssueHistogram(dates: ledger.results.map(\.issued))
            .frame(height: 110)
        }
        Section {
          ForEach(ledger.results) { invoice in
            NavigationLink(value: invoice) {
              InvRow(invoice: invoice, largest: largest, closingDay: ledger.closingDay)
            }
          }
        } header: {
          Text("\(ledger.results.count) invoices")
        }
      }
      .searchable(text: $ledger.searchText)
      .navigationTitle("Invoices")
      .navigationDestination(for: InvInvoice.self) { invoice in
        Form {
          LabeledContent("Client", value: invoice.client)
          LabeledContent("Amount", value: invoice.amount, format: .currency(code: "DKK"))
          LabeledContent("Issued", value: invoice.issued, format: .dateTime.day().month().year())
          LabeledContent("Due", value: invoice.due, format: .dateTime.day().month().year())
        }
        .navigationTitle("No. \(String(invoice.number))")
      }
    }
  }

  private var largest: Double {
    ledger.results.map(\.amount).max() ?? 1
  }
}

private struct InvRow: View {
  let invoice: InvInvoice
  let largest: Double
  let closingDay: Date

  private var tint: Color {
    switch invoice.status(on: closingDay) {
    case .paid: return .green
    case .open: return .blue
    case .overdue: return .red
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(invoice.client)
        Spacer()
        Text(invoice.amount, format: .currency(code: "DKK").precision(.fractionLength(0)))
          .monospacedDigit()
      }
      Chart {
        BarMark(
          xStart: .value("Start", 0),
          xEnd: .value("Amount", invoice.amount)
        )
        .foregroundStyle(tint)
      }
      .chartXScale(domain: 0...largest)
      .chartXAxis(.hidden)
      .frame(height: 6)
      .clipShape(Capsule())
      .accessibilityHidden(true)
    }
  }
}

struct InvIssueHistogram: View {
  let dates: [Date]

  private var bars: [(range: ChartBinRange<Date>, count: Int)] {
    guard let first = dates.min(), let last = dates.max() else { return [] }
    let bins = DateBins(unit: .weekOfYear, by: 2, range: first...last)
    return Dictionary(grouping: dates, by: { bins.index(for: $0) })
      .sorted { $0.key < $1.key }
      .map { (range: bins[$0.key], count: $0.value.count) }
  }

  var body: some View {
    Chart(bars, id: \.range.lowerBound) { bar in
      BarMark(
        x: .value("Fortnight", bar.range),
        y: .value("Invoices", bar.count)
      )
      .foregroundStyle(.indigo.gradient)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.abbreviated).year(.twoDigits))
      }
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 3))
    }
  }
}

struct InvListView_Previews: PreviewProvider {
  static var previews: some View {
    InvListView()
  }
}
