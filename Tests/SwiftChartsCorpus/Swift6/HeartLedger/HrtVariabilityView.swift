import SwiftUI
import Charts

/// A box with whiskers: quartiles, median, extremes and the values beyond them.
struct HrtBoxMark: ChartContent {
  let box: HrtVariabilityBox
  var color: Color = .purple

  var body: some ChartContent {
    RuleMark(
      x: .value("Weekday", box.weekday),
      yStart: .value("Lowest", box.low),
      yEnd: .value("Highest", box.high)
    )
    .foregroundStyle(color)
    .lineStyle(StrokeStyle(lineWidth: 1))
    .accessibilityHidden(true)

    RectangleMark(
      x: .value("Weekday", box.weekday),
      yStart: .value("Lower quartile", box.q1),
      yEnd: .value("Upper quartile", box.q3),
      width: .ratio(0.5)
    )
    .foregroundStyle(color.opacity(0.5))
    .accessibilityLabel(box.weekday)
    .accessibilityValue(
      "median \(Int(box.median)), half of the nights between \(Int(box.q1)) and \(Int(box.q3)) milliseconds")

    RectangleMark(
      x: .value("Weekday", box.weekday),
      y: .value("Median", box.median),
      width: .ratio(0.5),
      height: 2
    )
    .foregroundStyle(color)
    .accessibilityHidden(true)

    ForEach(box.outliers, id: \.self) { value in
      PointMark(
        x: .value("Weekday", box.weekday),
        y: .value("Outlier", value)
      )
      .symbol(.cross)
      .symbolSize(30)
      .foregroundStyle(color)
      .accessibilityLabel("\(box.weekday), single night")
      .accessibilityValue("\(Int(value)) milliseconds")
    }
  }
}

struct HrtVariabilityView: View {
  let boxes: [HrtVariabilityBox]

  @State private var isExplaining = false

  var body: some View {
    HrtMetricCard(title: "Heart rate variability") {
      Chart {
        ForEach(boxes) { box in
          HrtBoxMark(box: box, color: box.median < 42 ? .orange : .purple)
        }
      }
      .chartXScale(domain: boxes.map(\.weekday))
      .chartYScale(domain: 0...100)
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 25, 50, 75, 100])
      }
      .chartYAxisLabel("ms", position: .top, alignment: .leading)
      .frame(height: 260)
    } accessory: {
      Button("About", systemImage: "questionmark.circle") {
        isExplaining = true
      }
      .labelStyle(.iconOnly)
      .popover(isPresented: $isExplaining) {
        Text("Each box holds the middle half of the nights. The line inside is the median.")
          .frame(width: 240)
          .padding()
          .presentationCompactAdaptation(.popover)
      }
    }
    .padding()
  }
}

#Preview {
  HrtVariabilityView(boxes: HrtSample.boxes)
}
