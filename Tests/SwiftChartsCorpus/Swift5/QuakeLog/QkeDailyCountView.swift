import Charts
import SwiftUI

/// Aftershocks a day against the decay expected from the main shock.
struct QkeDailyCountView: View {
  @ObservedObject var log: QkeLog
  @AppStorage("qke.daily.showsExpected") private var showsExpected = true

  private struct Day: Identifiable {
    let number: Int
    let date: Date
    let count: Int
    var id: Int { number }
    var expected: Double { 8 / (Double(number) + 0.8) }
  }

  private var days: [Day] {
    guard let first = log.events.first?.time, let last = log.events.last?.time else { return [] }
    let bins = DateBins(unit: .day, range: first...last)
    let counts = Dictionary(grouping: log.shown) { bins.index(for: $0.time) }.mapValues(\.count)
    return bins.enumerated().map { offset, bin in
      Day(number: offset, date: bin.lowerBound, count: counts[offset, default: 0])
    }
  }

  var body: some View {
    GroupBox {
      Chart {
        ForEach(days) { day in
          BarMark(
            x: .value("Day", day.date, unit: .day),
            y: .value("Earthquakes", day.count)
          )
          .foregroundStyle(by: .value("Series", "Recorded"))
          .annotation(position: .top) {
            if day.count > 0 {
              Text("\(day.count)").font(.caption2)
            }
          }
        }
        if showsExpected {
          ForEach(days) { day in
            LineMark(
              x: .value("Day", day.date, unit: .day),
              y: .value("Expected", day.expected)
            )
            .foregroundStyle(by: .value("Series", "Expected"))
            .interpolationMethod(.cardinal(tension: 0.3))
            .symbol(.cross)
          }
        }
      }
      .chartForegroundStyleScale(["Recorded": Color.indigo, "Expected": Color.gray])
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { value in
          AxisValueLabel(centered: true) {
            Text("Day \(value.index + 1)")
              .font(.caption2)
          }
        }
      }
      .chartLegend(position: .top, alignment: .trailing)
      .frame(height: 220)
    } label: {
      HStack {
        Text("Earthquakes a day")
        Spacer()
        Menu {
          Toggle("Expected decay", isOn: $showsExpected)
          Picker("Region", selection: $log.filter.region) {
            Text("All").tag(String?.none)
            ForEach(["Shelf", "Slope", "Trench"], id: \.self) { region in
              Text(region).tag(String?.some(region))
            }
          }
        } label: {
          Image(systemName: "line.3.horizontal.decrease.circle")
            .accessibilityLabel("Filter")
        }
      }
    }
    .padding()
  }
}

struct QkeDailyCountView_Previews: PreviewProvider {
  static var previews: some View {
    QkeDailyCountView(log: .example)
  }
}
