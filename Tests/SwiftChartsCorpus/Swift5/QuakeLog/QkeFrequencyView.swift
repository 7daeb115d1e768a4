import Charts
import SwiftUI

/// The Gutenberg–Richter plot: how many earthquakes a year reach each magnitude.
struct QkeFrequencyView: View {
  let frequencies: [QkeFrequency]
  @State private var showsFit = true

  /// Slope and intercept of log10(count) over magnitude, by least squares.
  private var fit: (slope: Double, intercept: Double) {
    let n = Double(frequencies.count)
    let xs = frequencies.map(\.magnitude)
    let ys = frequencies.map { log10(Double($0.count)) }
    let meanX = xs.reduce(0, +) / n
    let meanY = ys.reduce(0, +) / n
    let covariance = zip(xs, ys).reduce(0.0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let variance = xs.reduce(0.0) { $0 + ($1 - meanX) * ($1 - meanX) }
    let slope = covariance / variance
    return (slope, meanY - slope * meanX)
  }

  private func fitted(_ magnitude: Double) -> Double {
    pow(10, fit.intercept + fit.slope * magnitude)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Earthquakes a year by magnitude")
        .font(.headline)
      Text("b-value \(-fit.slope, specifier: "%.2f")")
        .font(.subheadline)
        .foregroundColor(.secondary)

      Chart {
        if showsFit {
          ForEach([2.0, 5.5], id: \.self) { magnitude in
            LineMark(
              x: .value("Magnitude", magnitude),
              y: .value("Fit", fitted(magnitude))
            )
          }
          .foregroundStyle(.gray)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
          .accessibilityHidden(true)
        }

        ForEach(frequencies) { frequency in
          PointMark(
            x: .value("Magnitude", frequency.magnitude),
            y: .value("Earthquakes", frequency.count)
          )
          .symbol(.square)
          .foregroundStyle(.purple)
          .accessibilityLabel("Magnitude \(frequency.magnitude, specifier: "%.1f") and above")
          .accessibilityValue("\(frequency.count) a year")
        }
      }
      .chartXScale(domain: 1.5...6)
      .chartYScale(domain: 1...10_000, type: .log)
      .chartYAxis {
        AxisMarks(values: [1, 10, 100, 1_000, 10_000]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let count = value.as(Int.self) {
              Text(count.formatted(.number.notation(.compactName)))
            }
          }
        }
      }
      .chartXAxisLabel("Magnitude", alignment: .center)
      .chartYAxisLabel("Earthquakes a year")
      .frame(height: 280)

      Toggle("Fitted line", isOn: $showsFit)
    }
    .padding()
  }
}

struct QkeFrequencyView_Previews: PreviewProvider {
  static var previews: some View {
    QkeFrequencyView(frequencies: QkeCatalogue.yearly)
      .previewDisplayName("One year")
  }
}
