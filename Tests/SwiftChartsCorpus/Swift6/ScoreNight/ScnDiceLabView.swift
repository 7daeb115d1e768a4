import SwiftUI
import Charts

struct ScnDiceLabView: View {
  @State private var table = ScnTable()
  @State private var amount = 60.0
  @State private var showsExpected = true

  private struct Bin: Identifiable {
    let range: ChartBinRange<Int>
    let count: Int
    var id: Int { range.lowerBound }
  }

  private var bins: [Bin] {
    let bins = NumberBins(size: 1, range: 2...13)
    let counts = Dictionary(grouping: table.rolls) { bins.index(for: $0) }.mapValues(\.count)
    return bins.enumerated().map { index, range in
      Bin(range: range, count: counts[index] ?? 0)
    }
    .filter { $0.range.lowerBound <= 12 }
  }

  private func expected(_ sum: Int) -> Double {
    Double(6 - abs(7 - sum)) / 36 * Double(table.rolls.count)
  }

  var body: some View {
    Form {
      Section("Sum of two dice") {
        Chart {
          ForEach(bins) { bin in
            BarMark(
              x: .value("Sum", bin.range),
              y: .value("Rolls", bin.count)
            )
            .foregroundStyle(.mint.gradient)
          }
          if showsExpected && !table.rolls.isEmpty {
            ForEach(2...12, id: \.self) { sum in
              LineMark(
                x: .value("Sum", Double(sum) + 0.5),
                y: .value("Expected", expected(sum))
              )
            }
            .foregroundStyle(.orange)
            .symbol(.diamond)
          }
        }
        .chartXAxis {
          AxisMarks(values: Array(2...12)) { value in
            AxisValueLabel(centered: true) {
              Text("\(2 + value.index)")
            }
          }
        }
        .chartXScale(domain: 2...13)
        .frame(height: 220)
        .overlay {
          if table.rolls.isEmpty {
            Text("Roll to begin")
              .foregroundStyle(.secondary)
          }
        }
      }
      Section {
        Slider(value: $amount, in: 10...200, step: 10) { Text("Rolls") }
        Toggle("Expected curve", isOn: $showsExpected)
        Button("Roll \(Int(amount)) times", systemImage: "dice") {
          var generator = SystemRandomNumberGenerator()
          withAnimation { table.roll(Int(amount), using: &generator) }
        }
        Button("Clear", role: .destructive) {
          withAnimation { table.clear() }
        }
        .disabled(table.rolls.isEmpty)
      }
    }
    .sensoryFeedback(.impact, trigger: table.rolls.count)
  }
}

#Preview {
  ScnDiceLabView()
}
