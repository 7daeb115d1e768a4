import SwiftUI
import Charts

struct ShpProductRankingView: View {
  enum Measure: String, CaseIterable {
    case revenue, units

    var label: LocalizedStringKey {
      switch self {
      case .revenue: return "Revenue"
      case .units: return "Units"
      }
    }

    func value(of product: ShpProduct) -> Double {
      switch self {
      case .revenue: return product.revenue
      case .units: return Double(product.unitsSold)
      }
    }

    func text(for product: ShpProduct) -> String {
      switch self {
      case .revenue:
        return product.revenue.formatted(.currency(code: "GBP").precision(.fractionLength(0)))
      case .units:
        return product.unitsSold.formatted()
      }
    }
  }

  @StateObject private var store = ShpStore()
  @State private var measure: Measure = .revenue
  @State private var family: String?
  @State private var limit = 8

  private var families: [String] {
    Array(Set(store.products.map(\.family))).sorted()
  }

  private var ranked: [ShpProduct] {
    let sorted = store.products
      .filter { family == nil || $0.family == family }
      .sorted { measure.value(of: $0) > measure.value(of: $1) }
    return Array(sorted.prefix(limit))
  }

  var body: some View {
    Form {
      Section {
        Picker("Measure", selection: $measure.animation()) {
          ForEach(Measure.allCases, id: \.self) { measure in
            Text(measure.label)
          }
        }
        .pickerStyle(.segmented)

        Chart(ranked) { product in
          BarMark(
            x: .value("Sold", measure.value(of: product)),
            y: .value("Product", product.name)
          )
          .foregroundStyle(by: .value("Family", product.family))
          .annotation(position: .trailing, alignment: .leading, spacing: 4) {
            Text(measure.text(for: product))
              .font(.caption2.monospacedDigit())
              .foregroundColor(.secondary)
          }
          .accessibilityLabel(product.name)
          .accessibilityValue(measure.text(for: product))
        }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(preset: .aligned, position: .leading) { _ in
            AxisValueLabel(horizontalSpacing: 8)
          }
        }
        .frame(height: CGFloat(ranked.count) * 38 + 40)
      }

      Section("Filter") {
        Picker("Family", selection: $family) {
          Text("All families").tag(String?.none)
          ForEach(families, id: \.self) { family in
            Text(family).tag(Optional(family))
          }
        }
        Stepper("Top \(limit)", value: $limit, in: 3...8)
      }
    }
    .onChange(of: family) { _ in
      limit = 8
    }
    .navigationTitle("Best sellers")
  }
}

struct ShpProductRankingView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { ShpProductRankingView() }
  }
}
