import SwiftUI
import Charts

/// Prices of several companies, each rebased to 100 at its first week.
struct StkComparisonView: View {
  let quotes: [StkQuote]

  @State private var selectedRange: ClosedRange<Date>?
  @State private var hidden: Set<String> = []

  private struct Series: Identifiable {
    let ticker: String
    let points: [Point]
    var id: String { ticker }
  }

  private struct Point: Identifiable {
    let date: Date
    let index: Double
    let segment: Int
    var id: Date { date }
  }

  private var tickers: [String] {
    quotes.reduce(into: []) { result, quote in
      if !result.contains(quote.ticker) { result.append(quote.ticker) }
    }
  }

  private var series: [Series] {
    tickers.filter { !hidden.contains($0) }.map { ticker in
      let own = quotes.filter { $0.ticker == ticker }
      let base = own.first?.close ?? 1
      var segment = 0
      var last: Date?
      let points = own.map { quote -> Point in
        if let last, quote.date.timeIntervalSince(last) > 8 * 86_400 { segment += 1 }
        last = quote.date
        return Point(date: quote.date, index: quote.close / base * 100, segment: segment)
      }
      return Series(ticker: ticker, points: points)
    }
  }

  var body: some View {
    List {
      Section {
        chart
          .frame(height: 280)
          .listRowSeparator(.hidden)
      } footer: {
        if let selectedRange {
          Text(
            "\(selectedRange.lowerBound, format: .dateTime.day().month()) to \(selectedRange.upperBound, format: .dateTime.day().month())"
          )
        } else {
          Text("First week = 100. Drag with two fingers to choose a period.")
        }
      }
      Section("Companies") {
        ForEach(tickers, id: \.self) { ticker in
          Toggle(ticker, isOn: visibility(of: ticker))
        }
      }
    }
    .navigationTitle("Compare")
  }

  private var chart: some View {
    Chart {
      RuleMark(y: .value("Start", 100))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 0.8))
        .accessibilityHidden(true)

      ForEach(series) { item in
        ForEach(item.points) { point in
          LineMark(
            x: .value("Week", point.date),
            y: .value("Index", point.index),
            series: .value("Part", "\(item.ticker) \(point.segment)")
          )
          .accessibilityLabel("\(item.ticker), \(point.date.formatted(date: .abbreviated, time: .omitted))")
          .accessibilityValue(point.index.formatted(.number.precision(.fractionLength(1))))
        }
        .foregroundStyle(by: .value("Company", item.ticker))
        .lineStyle(by: .value("Company", item.ticker))
      }

      if let selectedRange {
        RectangleMark(
          xStart: .value("From", selectedRange.lowerBound),
          xEnd: .value("To", selectedRange.upperBound)
        )
        .foregroundStyle(.tint.opacity(0.15))
        .zIndex(-1)
        .accessibilityHidden(true)
      }
    }
    .chartXSelection(range: $selectedRange)
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxisLabel("Index, first week = 100")
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.abbreviated), centered: false)
      }
    }
  }

  private func visibility(of ticker: String) -> Binding<Bool> {
    Binding {
      !hidden.contains(ticker)
    } set: { isVisible in
      if isVisible { hidden.remove(ticker) } else { hidden.insert(ticker) }
    }
  }
}

#Preview {
  NavigationStack {
    StkComparisonView(quotes: StkSample.weekly)
  }
}
