import SwiftUI
import Charts

/// One box with whiskers, read by VoiceOver as a single element.
struct ScnBoxMark: ChartContent {
  let box: ScnBox
  var width: CGFloat = 40

  var body: some ChartContent {
    Plot {
      RuleMark(
        x: .value("Game", box.game),
        yStart: .value("Lowest", box.low),
        yEnd: .value("Highest", box.high)
      )
      .lineStyle(StrokeStyle(lineWidth: 1.5))
      .foregroundStyle(.secondary)

      BarMark(
        x: .value("Game", box.game),
        yStart: .value("Lower quartile", box.lowerQuartile),
        yEnd: .value("Upper quartile", box.upperQuartile),
        width: .fixed(width)
      )
      .cornerRadius(3)

      RectangleMark(
        x: .value("Game", box.game),
        y: .value("Median", box.median),
        width: .fixed(width),
        height: .fixed(2)
      )
      .foregroundStyle(.white)
    }
    .accessibilityLabel(box.game)
    .accessibilityValue(
      "Median \(box.median.formatted()), from \(box.low.formatted()) to \(box.high.formatted())"
    )
  }
}

struct ScnScoreBoxView: View {
  let games: [ScnGame]
  @State private var showsScores = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Scores by game")
          .font(.title3.bold())
        Spacer()
        Toggle("All scores", isOn: $showsScores.animation(.easeInOut))
          .toggleStyle(.button)
          .controlSize(.small)
      }
      Chart {
        ForEach(games) { game in
          ScnBoxMark(box: game.box)
            .foregroundStyle(by: .value("Game", game.name))
            .opacity(showsScores ? 0.4 : 1)
          if showsScores {
            ForEach(Array(game.scores.enumerated()), id: \.offset) { item in
              PointMark(
                x: .value("Game", game.name),
                y: .value("Score", item.element)
              )
              .symbol(.cross)
              .symbolSize(24)
              .offset(x: CGFloat(item.offset % 3 - 1) * 8)
              .foregroundStyle(.primary)
            }
          }
        }
      }
      .chartYScale(domain: 0...120)
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 4))
      }
      .chartYAxisLabel("Score")
      .chartLegend(.hidden)
      .frame(height: 280)
    }
    .padding()
  }
}

#Preview {
  ScnScoreBoxView(games: ScnSample.games)
}
