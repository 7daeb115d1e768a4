import SwiftUI
import Charts

struct ScnWinRateView: View {
  let records: [ScnRecord]
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var totals: [ScnOutcomeTotal] {
    ScnOutcome.allCases.map { outcome in
      ScnOutcomeTotal(
        name: outcome.rawValue,
        count: records.filter { $0.outcome == outcome }.reduce(0) { $0 + $1.count }
      )
    }
  }

  var body: some View {
    let layout =
      sizeClass == .regular
      ? AnyLayout(HStackLayout(spacing: 24))
      : AnyLayout(VStackLayout(spacing: 16))
    layout {
      Chart {
        SectorPlot(
          totals,
          angle: .value("Games", \.count),
          innerRadius: .ratio(0.5),
          angularInset: 1
        )
        .foregroundStyle(by: .value("Outcome", \.name))
      }
      .scnOutcomeScale()
      .chartLegend(.hidden)
      .frame(maxWidth: 220, maxHeight: 220)

      Chart(records) { record in
        BarMark(
          x: .value("Share", record.count),
          y: .value("Opponent", record.opponent),
          stacking: .normalized
        )
        .foregroundStyle(by: .value("Outcome", record.outcome.rawValue))
        .accessibilityLabel("\(record.opponent), \(record.outcome.rawValue)")
        .accessibilityValue("\(record.count) games")
      }
      .scnOutcomeScale()
      .chartXAxis {
        AxisMarks(
          format: FloatingPointFormatStyle<Double>.Percent.percent.precision(.fractionLength(0)),
          values: [0, 0.25, 0.5, 0.75, 1])
      }
      .chartLegend(position: .bottom, alignment: .center)
      .frame(minHeight: 180)
    }
    .padding()
    .navigationTitle("Against me")
  }
}

extension View {
  fileprivate func scnOutcomeScale() -> some View {
    chartForegroundStyleScale([
      ScnOutcome.win.rawValue: Color.green,
      ScnOutcome.draw.rawValue: Color.gray,
      ScnOutcome.loss.rawValue: Color.pink,
    ])
  }
}

#Preview {
  NavigationStack {
    ScnWinRateView(records: ScnSample.records)
  }
}
