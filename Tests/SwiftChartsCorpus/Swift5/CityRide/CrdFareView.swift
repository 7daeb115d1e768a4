import SwiftUI
import Charts

struct CrdFareView: View {
  let fares: [CrdFarePoint]
  @Binding var passPrice: Double
  @State private var showsEditor = false

  private var breakEven: CrdFarePoint? {
    fares.first { $0.spent >= passPrice }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verdict)
        .font(.headline)
        .fixedSize(horizontal: false, vertical: true)
      Chart {
        ForEach(fares) { point in
          LineMark(
            x: .value("Day", point.day),
            y: .value("Spent", point.spent)
          )
          .interpolationMethod(.stepEnd)
        }
        .foregroundStyle(.linearGradient(colors: [.green, .orange], startPoint: .bottom, endPoint: .top))

        RuleMark(y: .value("Monthly pass", passPrice))
          .foregroundStyle(.purple)
          .annotation(position: .bottom, alignment: .leading) {
            Text("Monthly pass")
              .font(.caption)
              .foregroundColor(.purple)
          }
        if let point = breakEven {
          PointMark(
            x: .value("Day", point.day),
            y: .value("Spent", point.spent)
          )
          .symbol(.diamond)
          .symbolSize(120)
          .accessibilityLabel("Break-even on day \(point.day)")
          .accessibilityValue(point.spent.formatted(.currency(code: "EUR")))
        }
      }
      .chartXScale(domain: 1...31)
      .chartYAxis {
        AxisMarks(
          format: FloatingPointFormatStyle<Double>.Currency(code: "EUR").precision(.fractionLength(0)),
          position: .leading, values: .automatic(desiredCount: 5))
      }
      .chartXAxisLabel("Day of the month")
      .frame(height: 230)

      Button("Change pass price") { showsEditor.toggle() }
        .buttonStyle(.bordered)
    }
    .padding()
    .sheet(isPresented: $showsEditor) {
      CrdPassEditor(price: $passPrice)
    }
  }

  private var verdict: LocalizedStringKey {
    if let day = breakEven?.day {
      return "The pass pays off on day \(day)."
    }
    return "Single tickets are cheaper this month."
  }
}

struct CrdPassEditor: View {
  @Binding var price: Double
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      Form {
        Slider(value: $price, in: 20...100, step: 1)
        Text(price, format: .currency(code: "EUR"))
      }
      .navigationTitle("Pass price")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

struct CrdFareView_Previews: PreviewProvider {
  static var previews: some View {
    CrdFareView(fares: CrdSample.fares, passPrice: .constant(55))
  }
}
