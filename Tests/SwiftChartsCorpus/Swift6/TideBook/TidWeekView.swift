import Charts
import SwiftUI

struct TidWeekView: View {
  @Environment(TidBook.self) private var book
  @State private var dayCount = 7

  private var extremes: [TidExtreme] {
    book.port.extremes(in: 0...Double(dayCount * 24))
  }

  var body: some View {
    @Bindable var book = book
    NavigationStack {
      List {
        Section {
          Picker("Port", selection: $book.port) {
            ForEach(book.ports) { Text($0.name).tag($0) }
          }
          Toggle("Feet", isOn: $book.usesFeet)
          Stepper("\(dayCount) days", value: $dayCount, in: 2...14)
        }

        Section("High and low water") {
          chart.frame(height: 220)
        }

        ForEach(grouped, id: \.day) { group in
          Section {
            ForEach(group.items) { extreme in
              LabeledContent {
                Text(book.length(extreme.height))
              } label: {
                Label(extreme.clock, systemImage: extreme.kind == .high ? "arrow.up" : "arrow.down")
              }
            }
          } header: {
            Text(group.day, format: .dateTime.weekday(.wide).day())
          }
        }
      }
      .navigationTitle("This week")
    }
  }

  private var grouped: [(day: Date, items: [TidExtreme])] {
    let calendar = Calendar.current
    return Dictionary(grouping: extremes) { calendar.startOfDay(for: $0.date) }
      .sorted { $0.key < $1.key }
      .map { (day: $0.key, items: $0.value) }
  }

  private var chart: some View {
    Chart(extremes) { extreme in
      RuleMark(
        x: .value("Time", extreme.date),
        yStart: .value("Datum", 0),
        yEnd: .value("Height", extreme.height)
      )
      .foregroundStyle(by: .value("Kind", extreme.kind))
      .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
      .accessibilityHidden(true)

      PointMark(
        x: .value("Time", extreme.date),
        y: .value("Height", extreme.height)
      )
      .foregroundStyle(by: .value("Kind", extreme.kind))
      .symbol(by: .value("Kind", extreme.kind))
    }
    .chartForegroundStyleScale([
      TidExtreme.Kind.high: Color.blue,
      TidExtreme.Kind.low: Color.brown,
    ])
    .chartSymbolScale([
      TidExtreme.Kind.high: .circle,
      TidExtreme.Kind.low: .square,
    ])
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel {
          if let metres = value.as(Double.self) {
            Text(book.length(metres))
          }
        }
      }
    }
  }
}

#Preview {
  TidWeekView()
    .environment(TidBook())
}
