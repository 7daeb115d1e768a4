import SwiftUI
import Charts

struct ShpPriceRangeView: View {
  let products: [ShpProduct]
  @State private var sortByPrice = true

  private var sorted: [ShpProduct] {
    sortByPrice
      ? products.sorted { $0.price > $1.price }
      : products.sorted { $0.name < $1.name }
  }

  var body: some View {
    GroupBox {
      Chart(sorted) { product in
        range(of: product)
        current(product)
      }
      .chartXScale(domain: 0...50)
      .chartXAxis {
        AxisMarks(position: .bottom, values: .automatic(desiredCount: 6)) { value in
          AxisGridLine()
          AxisValueLabel {
            if let price = value.as(Double.self) {
              Text(price, format: .currency(code: "GBP").precision(.fractionLength(0)))
            }
          }
        }
      }
      .chartYAxis {
        AxisMarks { _ in
          AxisValueLabel()
        }
      }
      .frame(height: 340)
    } label: {
      HStack {
        VStack(alignment: .leading) {
          Text("Price range over 12 months")
          Text("The dot is today's price")
            .font(.caption)
            .foregroundColor(.secondary)
        }
        Spacer()
        Button {
          withAnimation { sortByPrice.toggle() }
        } label: {
          Image(systemName: sortByPrice ? "arrow.down" : "textformat")
        }
        .accessibilityLabel(sortByPrice ? "Sort by name" : "Sort by price")
      }
    }
    .padding()
  }

  @ChartContentBuilder
  private func range(of product: ShpProduct) -> some ChartContent {
    BarMark(
      xStart: .value("Lowest", product.lowestPrice),
      xEnd: .value("Highest", product.highestPrice),
      y: .value("Product", product.name),
      height: .fixed(6)
    )
    .cornerRadius(3)
    .foregroundStyle(Color.brown.opacity(0.35))
    .accessibilityLabel("\(product.name), range")
    .accessibilityValue(
      "\(product.lowestPrice.formatted(.currency(code: "GBP"))) to \(product.highestPrice.formatted(.currency(code: "GBP")))"
    )
  }

  private func current(_ product: ShpProduct) -> some ChartContent {
    PointMark(
      x: .value("Price", product.price),
      y: .value("Product", product.name)
    )
    .symbolSize(90)
    .foregroundStyle(.brown)
    .accessibilityLabel("\(product.name), today")
    .accessibilityValue(product.price.formatted(.currency(code: "GBP")))
  }
}

struct ShpPriceRangeView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ShpPriceRangeView(products: ShpFixtures.products)
      ShpPriceRangeView(products: Array(ShpFixtures.products.prefix(3)))
        .environment(\.layoutDirection, .rightToLeft)
    }
  }
}
