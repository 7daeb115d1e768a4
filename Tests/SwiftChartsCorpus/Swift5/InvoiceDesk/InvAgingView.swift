import SwiftUI
import Charts

struct InvAgingView: View {
  @EnvironmentObject private var ledger: InvLedger
  @State private var bucket: InvAgeBucket?

  private struct Cell: Identifiable {
    let bucket: InvAgeBucket
    let client: String
    let amount: Double
    var id: String { bucket.rawValue + client }
  }

  private var cells: [Cell] {
    var sums: [InvAgeBucket: [String: Double]] = [:]
    for invoice in ledger.unpaid {
      let bucket = InvAgeBucket(daysLate: invoice.daysLate(on: ledger.closingDay))
      sums[bucket, default: [:]][invoice.client, default: 0] += invoice.amount
    }
    return InvAgeBucket.allCases.flatMap { bucket in
      InvSamples.clients.compactMap { client in
        guard let amount = sums[bucket]?[client] else { return nil }
        return Cell(bucket: bucket, client: client, amount: amount)
      }
    }
  }

  private var detail: [InvInvoice] {
    ledger.unpaid.filter {
      bucket == nil || InvAgeBucket(daysLate: $0.daysLate(on: ledger.closingDay)) == bucket
    }
  }

  var body: some View {
    List {
      Section {
        Chart(cells) { cell in
          BarMark(
            x: .value("Age", cell.bucket.rawValue),
            y: .value("Outstanding", cell.amount)
          )
          .foregroundStyle(by: .value("Client", cell.client))
          .opacity(bucket == nil || bucket == cell.bucket ? 1 : 0.35)
        }
        .chartXScale(domain: InvAgeBucket.allCases.map(\.rawValue))
        .chartXAxis {
          AxisMarks { value in
            AxisValueLabel {
              if let name = value.as(String.self) {
                Text(name)
                  .font(.caption2)
                  .multilineTextAlignment(.center)
              }
            }
          }
        }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Color.clear
              .contentShape(Rectangle())
              .onTapGesture { location in
                let x = location.x - geometry[proxy.plotAreaFrame].minX
                let name = proxy.value(atX: x, as: String.self)
                let tapped = name.flatMap(InvAgeBucket.init(rawValue:))
                bucket = tapped == bucket ? nil : tapped
              }
          }
        }
        .animation(.default, value: bucket)
        .frame(height: 240)
      } header: {
        Text("Outstanding by age")
      }

      Section(bucket?.rawValue ?? "All unpaid") {
        ForEach(detail) { invoice in
          HStack {
            VStack(alignment: .leading) {
              Text(invoice.client)
              Text("No. \(String(invoice.number))")
                .font(.caption)
                .foregroundColor(.secondary)
            }
            Spacer()
            Text(invoice.amount, format: .currency(code: "DKK"))
          }
          .swipeActions {
            Button("Paid") { ledger.markPaid(invoice) }
              .tint(.green)
          }
        }
      }
    }
    .navigationTitle("Aging")
  }
}

struct InvAgingView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { InvAgingView() }
      .environmentObject(InvLedger())
  }
}
