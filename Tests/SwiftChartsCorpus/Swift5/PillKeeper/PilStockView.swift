import SwiftUI
import Charts

struct PilStockView: View {
  @StateObject private var cabinet: PilCabinet
  @State private var refilling: PilMedicine?
  @State private var threshold = 7.0

  init(cabinet: @autoclosure @escaping () -> PilCabinet = PilCabinet()) {
    _cabinet = StateObject(wrappedValue: cabinet())
  }

  private var sorted: [PilMedicine] {
    cabinet.medicines.sorted { $0.daysLeft < $1.daysLeft }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Chart {
            ForEach(sorted) { medicine in
              BarMark(
                x: .value("Days left", medicine.daysLeft),
                y: .value("Medicine", medicine.name)
              )
              .foregroundStyle(Double(medicine.daysLeft) < threshold ? Color.red : Color.teal)
              .annotation(position: .trailing) {
                Text("\(medicine.daysLeft) d")
                  .font(.caption)
                  .foregroundColor(.secondary)
              }
            }

            RuleMark(x: .value("Reorder at", threshold))
              .foregroundStyle(.red)
              .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
          }
          .chartXScale(domain: 0...70)
          .chartXAxisLabel("Days left")
          .frame(height: CGFloat(sorted.count) * 44 + 40)

          HStack {
            Text("Reorder at \(Int(threshold)) days")
            Slider(value: $threshold, in: 3...21, step: 1)
          }

          Divider()

          ForEach(sorted) { medicine in
            Button {
              refilling = medicine
            } label: {
              HStack {
                VStack(alignment: .leading) {
                  Text(medicine.name)
                  Text(medicine.strength)
                    .font(.caption)
                    .foregroundColor(.secondary)
                }
                Spacer()
                Text("\(medicine.stock) tablets")
              }
            }
            .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle("Stock")
      .confirmationDialog(
        "Refill",
        isPresented: Binding(get: { refilling != nil }, set: { if !$0 { refilling = nil } }),
        presenting: refilling
      ) { medicine in
        Button("Add 28 tablets") { add(28, to: medicine) }
        Button("Add 100 tablets") { add(100, to: medicine) }
      } message: { medicine in
        Text("How many tablets of \(medicine.name) did you get?")
      }
    }
  }

  private func add(_ tablets: Int, to medicine: PilMedicine) {
    withAnimation(.spring()) {
      cabinet.refill(medicine, tablets: tablets)
    }
  }
}

struct PilStockView_Previews: PreviewProvider {
  static var previews: some View {
    PilStockView()
  }
}
