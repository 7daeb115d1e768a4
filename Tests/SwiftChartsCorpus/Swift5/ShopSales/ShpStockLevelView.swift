import SwiftUI
import Charts

private struct ShpChipButtonStyle: ButtonStyle {
  var isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.footnote.weight(.medium))
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(isSelected ? Color.accentColor : Color.gray.opacity(0.2), in: Capsule())
      .foregroundColor(isSelected ? .white : .primary)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct ShpStockLevelView: View {
  let entries: [ShpStockEntry]
  @State private var sku = "TEA-01"
  @AppStorage("shp.reorderPoint") private var reorderPoint = 60

  private var skus: [String] {
    entries.reduce(into: [String]()) { list, entry in
      if list.last != entry.sku { list.append(entry.sku) }
    }
  }

  private var visible: [ShpStockEntry] {
    entries.filter { $0.sku == sku }
  }

  private var lowDays: Int {
    visible.filter { $0.quantity < reorderPoint }.count
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(skus, id: \.self) { candidate in
            Button(candidate) {
              withAnimation { sku = candidate }
            }
            .buttonStyle(ShpChipButtonStyle(isSelected: candidate == sku))
          }
        }
      }

      Chart {
        ForEach(visible) { entry in
          LineMark(
            x: .value("Day", entry.date, unit: .day),
            y: .value("In stock", entry.quantity)
          )
          .interpolationMethod(.stepEnd)

          if entry.quantity < reorderPoint {
            PointMark(
              x: .value("Day", entry.date, unit: .day),
              y: .value("In stock", entry.quantity)
            )
            .symbol(.triangle)
            .symbolSize(50)
            .foregroundStyle(.red)
            .accessibilityLabel("Reorder, \(entry.date.formatted(.dateTime.day().month()))")
          }
        }
        RuleMark(y: .value("Reorder point", reorderPoint))
          .foregroundStyle(.red.opacity(0.6))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 2]))
      }
      .chartYScale(domain: 0...320)
      .chartYAxisLabel("Pieces")
      .frame(height: 220)

      HStack {
        Text("Reorder at")
        Slider(
          value: Binding(
            get: { Double(reorderPoint) },
            set: { reorderPoint = Int($0) }
          ),
          in: 0...150
        )
        Text("\(reorderPoint)")
          .monospacedDigit()
          .frame(width: 40, alignment: .trailing)
      }
      Text("\(lowDays) days below the reorder point")
        .foregroundColor(lowDays > 0 ? .red : .secondary)
    }
    .padding()
    .navigationTitle("Stock")
  }
}

struct ShpStockLevelView_Previews: PreviewProvider {
  static var previews: some View {
    ShpStockLevelView(entries: ShpFixtures.stock)
      .previewDisplayName("Stock level")
  }
}
