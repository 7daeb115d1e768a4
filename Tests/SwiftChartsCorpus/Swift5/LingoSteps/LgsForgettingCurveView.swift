import SwiftUI
import Charts

struct LgsForgettingCurveView: View {
  let data: [LgsRetention]
  @State private var showsMargin = true
  @State private var logarithmic = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("How much stays?")
          .font(.headline)
        chart
          .frame(height: 280)
        Toggle("Margin of error", isOn: $showsMargin)
        Toggle("Logarithmic days", isOn: $logarithmic.animation())
      }
      .padding()
    }
  }

  private var chart: some View {
    Chart {
      ForEach(data) { item in
        LineMark(
          x: .value("Days after the lesson", item.days),
          y: .value("Remembered", item.percent)
        )
        .foregroundStyle(by: .value("Method", item.method))

        PointMark(
          x: .value("Days after the lesson", item.days),
          y: .value("Remembered", item.percent)
        )
        .foregroundStyle(by: .value("Method", item.method))
        .symbol(by: .value("Method", item.method))

        if showsMargin {
          RuleMark(
            x: .value("Days after the lesson", item.days),
            yStart: .value("Low", item.percent - item.margin),
            yEnd: .value("High", item.percent + item.margin)
          )
          .foregroundStyle(by: .value("Method", item.method))
          .lineStyle(StrokeStyle(lineWidth: 1))
          .accessibilityHidden(true)
        }
      }
    }
    .chartXScale(domain: 1...64, type: logarithmic ? .log : .linear)
    .chartYScale(domain: 0...100)
    .chartXAxis {
      AxisMarks(values: [1, 2, 4, 8, 16, 32, 64])
    }
    .chartYAxis {
      AxisMarks(values: [0, 50, 100]) { value in
        AxisGridLine()
        AxisValueLabel {
          Text("\(value.as(Int.self) ?? 0)%")
        }
      }
    }
    .chartXAxisLabel("Days after the lesson", alignment: .center)
  }
}

struct LgsForgettingCurveView_Previews: PreviewProvider {
  static var previews: some View {
    LgsForgettingCurveView(data: LgsSample.retention)
  }
}
