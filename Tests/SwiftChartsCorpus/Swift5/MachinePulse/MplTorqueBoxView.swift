import Charts
import SwiftUI

struct MplTorqueBoxView: View {
  let groups: [MplQuartiles]
  @State private var showsOutliers = true

  var body: some View {
    GroupBox("Torque by machine") {
      Chart {
        ForEach(groups) { group in
          MplBox(group: group)
          if showsOutliers {
            ForEach(group.outliers, id: \.self) { value in
              PointMark(
                x: .value("Machine", group.machine),
                y: .value("Torque", value)
              )
              .symbol(.circle)
              .symbolSize(24)
              .foregroundStyle(.red)
              .accessibilityLabel("\(group.machine), outlier")
              .accessibilityValue("\(Int(value)) newton metres")
            }
          }
        }
      }
      .chartYScale(domain: 0...70)
      .chartYAxis {
        AxisMarks(position: .leading, values: .stride(by: 10))
      }
      .chartYAxisLabel("N·m", position: .leading)
      .frame(height: 280)

      Toggle("Outliers", isOn: $showsOutliers.animation())
    }
    .padding()
  }
}

/// A box with whiskers for one machine.
struct MplBox: ChartContent {
  let group: MplQuartiles

  var body: some ChartContent {
    RuleMark(
      x: .value("Machine", group.machine),
      yStart: .value("Minimum", group.minimum),
      yEnd: .value("Maximum", group.maximum)
    )
    .foregroundStyle(.gray)
    .accessibilityHidden(true)

    BarMark(
      x: .value("Machine", group.machine),
      yStart: .value("Lower quartile", group.lower),
      yEnd: .value("Upper quartile", group.upper),
      width: .ratio(0.4)
    )
    .foregroundStyle(.blue.opacity(0.6))
    .accessibilityLabel(group.machine)
    .accessibilityValue(
      "Median \(group.median.formatted()), half of the values from \(group.lower.formatted()) to \(group.upper.formatted())"
    )

    RectangleMark(
      x: .value("Machine", group.machine),
      y: .value("Median", group.median),
      width: .ratio(0.4),
      height: 2
    )
    .foregroundStyle(.white)
    .accessibilityHidden(true)
  }
}

struct MplTorqueBoxView_Previews: PreviewProvider {
  static var previews: some View {
    MplTorqueBoxView(groups: MplData.torque)
      .previewLayout(.sizeThatFits)
  }
}
