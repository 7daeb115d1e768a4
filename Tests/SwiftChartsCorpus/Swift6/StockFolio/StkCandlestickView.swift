import SwiftUI
import Charts

struct StkCandleMark: ChartContent {
  let candle: StkCandle
  var bodyWidth: CGFloat = 5

  private var tint: Color { candle.isUp ? .green : .red }

  var body: some ChartContent {
    Plot {
      RuleMark(
        x: .value("Day", candle.date),
        yStart: .value("Low", candle.low),
        yEnd: .value("High", candle.high)
      )
      .lineStyle(StrokeStyle(lineWidth: 1))

      BarMark(
        x: .value("Day", candle.date),
        yStart: .value("Open", candle.open),
        yEnd: .value("Close", candle.close),
        width: .fixed(bodyWidth)
      )
    }
    .foregroundStyle(tint)
    .accessibilityLabel(Text(candle.date, format: .dateTime.weekday(.wide).day().month(.wide)))
    .accessibilityValue(
      "Open \(candle.open.formatted()), close \(candle.close.formatted()), high \(candle.high.formatted()), low \(candle.low.formatted())"
    )
  }
}

struct StkCandlestickView: View {
  let ticker: String
  let candles: [StkCandle]

  @State private var selectedDate: Date?

  private var selected: StkCandle? {
    guard let selectedDate else { return nil }
    return candles.min {
      abs($0.date.timeIntervalSince(selectedDate)) < abs($1.date.timeIntervalSince(selectedDate))
    }
  }

  private var priceDomain: ClosedRange<Double> {
    let low = candles.map(\.low).min() ?? 0
    let high = candles.map(\.high).max() ?? 1
    return (low - 2).rounded(.down)...(high + 2).rounded(.up)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      header
      priceChart
        .frame(minHeight: 260)
      volumeChart
        .frame(height: 70)
    }
    .padding()
    .navigationTitle(ticker)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      let candle = selected ?? candles.last
      Text(candle?.close ?? 0, format: .currency(code: "USD"))
        .font(.title.bold())
      if let candle {
        Text(candle.change, format: .number.precision(.fractionLength(2)).sign(strategy: .always()))
          .foregroundStyle(candle.isUp ? .green : .red)
        Spacer()
        Text(candle.date, format: .dateTime.day().month())
          .foregroundStyle(.secondary)
      }
    }
  }

  private var priceChart: some View {
    Chart {
      ForEach(candles) { candle in
        StkCandleMark(candle: candle)
      }
      if let selected {
        RuleMark(x: .value("Selected", selected.date))
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    }
    .chartYScale(domain: priceDomain)
    .chartXSelection(value: $selectedDate)
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(position: .trailing) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 3]))
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0)))
      }
    }
    .accessibilityLabel("Daily prices of \(ticker)")
  }

  private var volumeChart: some View {
    Chart(candles) { candle in
      BarMark(
        x: .value("Day", candle.date),
        y: .value("Volume", candle.volume),
        width: .fixed(5)
      )
      .foregroundStyle((candle.isUp ? Color.green : Color.red).opacity(0.5))
    }
    .chartYAxis {
      AxisMarks(position: .trailing, values: .automatic(desiredCount: 2)) {
        AxisValueLabel(format: IntegerFormatStyle<Int>.number.notation(.compactName))
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
  }
}

#Preview {
  NavigationStack {
    StkCandlestickView(ticker: "NVLO", candles: StkSample.candles)
  }
}
