import SwiftUI
import Charts

struct ScnEveningTimelineView: View {
  let sessions: [ScnSession]
  var now: Date = .now

  private var running: [ScnSession] {
    sessions.filter { $0.start <= now && now < $0.end }
  }

  private var span: ClosedRange<Date> {
    let start = sessions.map(\.start).min() ?? now
    let end = sessions.map(\.end).max() ?? now
    return start...end
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Chart {
        ForEach(sessions) { session in
          BarMark(
            xStart: .value("Start", session.start),
            xEnd: .value("End", session.end),
            y: .value("Table", session.table),
            height: .fixed(34)
          )
          .foregroundStyle(by: .value("Game", session.game))
          .cornerRadius(8)
          .annotation(position: .overlay) {
            Text(session.game)
              .font(.caption2)
              .lineLimit(1)
              .minimumScaleFactor(0.6)
              .foregroundStyle(.white)
          }
          .accessibilityLabel("\(session.game), table \(session.table)")
          .accessibilityValue(
            (session.start..<session.end).formatted(.interval.hour().minute())
          )
        }
        if span.contains(now) {
          RuleMark(x: .value("Now", now))
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
            .annotation(position: .top, alignment: .center) {
              Text("now").font(.caption2).foregroundStyle(.red)
            }
        }
      }
      .chartXScale(domain: span)
      .chartXAxis {
        AxisMarks(values: .stride(by: .minute, count: 30)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.hour().minute())
        }
      }
      .chartPlotStyle { plot in
        plot
          .background(.quaternary.opacity(0.3))
          .clipShape(.rect(cornerRadius: 8))
      }
      .chartLegend(.hidden)
      .frame(height: 200)

      if running.isEmpty {
        Text("Nobody is playing right now.")
          .foregroundStyle(.secondary)
      } else {
        ForEach(running) { session in
          ProgressView(timerInterval: session.start...session.end, countsDown: false) {
            Text("\(session.game) at \(session.table)")
          }
        }
      }
    }
    .padding()
  }
}

#Preview("Live") {
  ScnEveningTimelineView(sessions: ScnSample.sessions)
}

#Preview("At 18:15") {
  ScnEveningTimelineView(
    sessions: ScnSample.sessions,
    now: Date(timeIntervalSince1970: 1_749_229_200 + 75 * 60)
  )
}
