import SwiftUI
import Charts

struct ScnRankBumpView: View {
  let ranks: [ScnRank]
  var emphasized: String?

  private var rounds: Int { ranks.map(\.round).max() ?? 1 }
  private var places: Int { ranks.map(\.place).max() ?? 1 }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Race for first place", systemImage: "chart.line.uptrend.xyaxis")
        .font(.headline)
      Chart {
        ForEach(ranks) { rank in
          LineMark(
            x: .value("Round", rank.round),
            y: .value("Place", rank.place)
          )
          .foregroundStyle(by: .value("Player", rank.player))
          .lineStyle(StrokeStyle(lineWidth: rank.player == emphasized ? 5 : 3, lineCap: .round))
          .interpolationMethod(.monotone)
          .symbol(.circle)
          .symbolSize(90)
          .opacity(emphasized == nil || rank.player == emphasized ? 1 : 0.35)
        }
        ForEach(ranks.filter { $0.round == rounds }) { rank in
          PointMark(
            x: .value("Round", rank.round),
            y: .value("Place", rank.place)
          )
          .foregroundStyle(by: .value("Player", rank.player))
          .symbolSize(0)
          .annotation(position: .trailing, spacing: 8) {
            Text(rank.player)
              .font(.caption)
          }
          .accessibilityHidden(true)
        }
      }
      .chartYScale(domain: .automatic(includesZero: false, reversed: true), range: .plotDimension(padding: 16))
      .chartXScale(domain: 1...rounds, range: .plotDimension(startPadding: 12, endPadding: 56))
      .chartYAxis {
        AxisMarks(position: .leading, values: Array(1...places)) { value in
          AxisValueLabel {
            if let place = value.as(Int.self) {
              Text(ordinal(place))
                .fontWeight(place == 1 ? .bold : .regular)
            }
          }
        }
      }
      .chartXAxis {
        AxisMarks(values: Array(1...rounds)) { value in
          AxisGridLine()
          AxisValueLabel("R\(value.index + 1)")
        }
      }
      .chartLegend(.hidden)
      .frame(height: 220)
    }
    .padding()
  }

  private func ordinal(_ place: Int) -> String {
    switch place {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    default: "\(place)th"
    }
  }
}

#Preview("All players") {
  ScnRankBumpView(ranks: ScnSample.ranks)
}

#Preview("Dora") {
  ScnRankBumpView(ranks: ScnSample.ranks, emphasized: "Dora")
}
