import SwiftUI
import Charts

struct VitCompositionView: View {
  let rows: [VitComposition]

  @State private var asShare = false

  private var parts: [String] { ["Muscle", "Fat", "Other"] }

  private func latest(_ part: String) -> Double {
    rows.last { $0.part == part }?.kilograms ?? 0
  }

  private func first(_ part: String) -> Double {
    rows.first { $0.part == part }?.kilograms ?? 0
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        GroupBox {
          Chart(rows) { row in
            AreaMark(
              x: .value("Month", row.month, unit: .month),
              y: .value("Weight", row.kilograms),
              stacking: asShare ? .normalized : .standard
            )
            .foregroundStyle(by: .value("Part", row.part))
          }
          .chartForegroundStyleScale(["Muscle": .red, "Fat": .yellow, "Other": .gray])
          .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in
              AxisGridLine()
              AxisValueLabel(format: .dateTime.month(.narrow))
            }
          }
          .chartYAxis {
            AxisMarks { value in
              AxisGridLine()
              if asShare {
                AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
              } else {
                AxisValueLabel()
              }
            }
          }
          .frame(height: 240)
        } label: {
          HStack {
            Text("Body composition")
            Spacer()
            Toggle("Share", isOn: $asShare)
              .toggleStyle(.button)
          }
        }

        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
          ForEach(parts, id: \.self) { part in
            VStack(spacing: 4) {
              Text(part)
                .font(.caption)
                .foregroundColor(.secondary)
              Text("\(latest(part), specifier: "%.1f") kg")
                .font(.headline)
              Text("\(latest(part) - first(part), specifier: "%+.1f")")
                .font(.caption)
            }
            .frame(maxWidth: .infinity)
            .padding(8)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.1)))
          }
        }
      }
      .padding()
    }
  }
}

struct VitCompositionView_Previews: PreviewProvider {
  static var previews: some View {
    VitCompositionView(rows: VitSample.composition)
      .preferredColorScheme(.dark)
  }
}
