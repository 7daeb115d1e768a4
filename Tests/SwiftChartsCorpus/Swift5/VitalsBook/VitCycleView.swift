import SwiftUI
import Charts

struct VitCycleView: View {
  let days: [VitCycleDay]
  let phases: [VitPhaseSpan]
  var coverLine = 36.6

  /// Runs of days without a hole between them, so that the line breaks where no value was taken.
  private var runs: [[VitCycleDay]] {
    var result: [[VitCycleDay]] = [[]]
    for day in days {
      if day.temperature == nil {
        if !(result.last ?? []).isEmpty { result.append([]) }
      } else {
        result[result.count - 1].append(day)
      }
    }
    return result.filter { !$0.isEmpty }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Basal temperature")
        .font(.title3)
        .bold()

      Chart {
        ForEach(phases) { span in
          RectangleMark(
            xStart: .value("From", Double(span.firstDay) - 0.5),
            xEnd: .value("To", Double(span.lastDay) + 0.5)
          )
          .foregroundStyle(span.phase.color.opacity(0.12))
          .annotation(position: .overlay, alignment: .top) {
            Text(span.phase.rawValue.prefix(3))
              .font(.caption2)
              .foregroundColor(.secondary)
          }
          .accessibilityLabel("\(span.phase.rawValue) phase")
          .accessibilityValue("days \(span.firstDay) to \(span.lastDay)")
        }

        ForEach(Array(runs.enumerated()), id: \.offset) { run in
          ForEach(run.element) { day in
            LineMark(
              x: .value("Cycle day", Double(day.day)),
              y: .value("Temperature", day.temperature ?? coverLine),
              series: .value("Run", run.offset)
            )
            .foregroundStyle(.primary)
            .symbol(.circle)
            .symbolSize(18)
            .accessibilityLabel("Day \(day.day)")
            .accessibilityValue("\(day.temperature ?? coverLine, specifier: "%.2f") degrees")
          }
        }

        RuleMark(y: .value("Cover line", coverLine))
          .foregroundStyle(.pink)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [6, 3]))
      }
      .chartXScale(domain: 0.5...28.5)
      .chartYScale(domain: 36.2...37.0)
      .chartXAxis {
        AxisMarks(values: [1, 7, 14, 21, 28])
      }
      .chartYAxis {
        AxisMarks(values: .stride(by: 0.2)) { _ in
          AxisGridLine()
          AxisValueLabel(format: FloatingPointFormatStyle<Double>().precision(.fractionLength(1)))
        }
      }
      .chartYAxisLabel("°C")
      .chartXAxisLabel("Day of the cycle")
      .frame(height: 260)
    }
    .padding()
  }
}

struct VitCycleView_Previews: PreviewProvider {
  static var previews: some View {
    VitCycleView(days: VitSample.cycle, phases: VitSample.phases)
  }
}
