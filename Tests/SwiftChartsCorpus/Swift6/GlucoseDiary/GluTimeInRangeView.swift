import SwiftUI
import Charts

struct GluTimeInRangeView: View {
  let shares: [GluBandShare]

  private var periods: [String] {
    var seen: [String] = []
    for share in shares where !seen.contains(share.period) {
      seen.append(share.period)
    }
    return seen
  }

  private func fraction(_ share: GluBandShare) -> Double {
    let total =
      shares
      .filter { $0.period == share.period }
      .reduce(0) { $0 + $1.minutes }
    return total == 0 ? 0 : Double(share.minutes) / Double(total)
  }

  var body: some View {
    List {
      Section {
        Chart(shares) { share in
          BarMark(
            x: .value("Share of time", share.minutes),
            y: .value("Period", share.period),
            stacking: .normalized
          )
          .foregroundStyle(by: .value("Band", share.band))
          .accessibilityLabel("\(share.period), \(share.band.rawValue)")
          .accessibilityValue(fraction(share).formatted(.percent.precision(.fractionLength(0))))
        }
        .chartForegroundStyleScale(domain: GluBand.allCases, range: GluBand.allCases.map(\.tint))
        .chartXAxis {
          AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
        }
        .chartLegend(position: .bottom, alignment: .leading)
        .frame(height: 180)
      } header: {
        Text("Time in range")
      } footer: {
        Text("The goal is at least 70 % of the time between 70 and 180 mg/dL.")
      }

      ForEach(periods, id: \.self) { period in
        Section(period) {
          ForEach(shares.filter { $0.period == period }) { share in
            LabeledContent {
              Text(fraction(share), format: .percent.precision(.fractionLength(0)))
                .monospacedDigit()
            } label: {
              Label {
                Text(share.band.rawValue)
              } icon: {
                Circle()
                  .fill(share.band.tint)
                  .frame(width: 10, height: 10)
              }
            }
          }
        }
      }
    }
    .navigationTitle("Time in range")
  }
}

#Preview {
  NavigationStack {
    GluTimeInRangeView(shares: GluSample.shares)
  }
}
